"""In the place of Python's ``asyncio``, which Pyodide imports: tasks and futures, and nothing that opens a connection.

The original brings sockets, streams and processes into every start of the page, where none can be opened.
"""

from asyncio import events
from asyncio.coroutines import *
from asyncio.events import *
from asyncio.exceptions import *
from asyncio.futures import *
from asyncio.locks import *
from asyncio.queues import *
from asyncio.runners import *
from asyncio.tasks import *
from asyncio.timeouts import *

DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy  # type: ignore[attr-defined]  # Pyodide puts its own loops in
