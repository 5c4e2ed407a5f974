"""One little way to drive each browser engine: go somewhere, ask the page, click, press a key.

Firefox speaks WebDriver BiDi by itself, WebKitGTK has a classic driver, Chromium is Playwright's.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.service import Service
from websocket import create_connection

SIZE = (1024, 768)
# A page that is slow to answer on a busy machine is not a page that hangs.
PATIENCE = 120
# What a browser refuses that blocks cookies.
BLOCKED = """
  const refuse = () => { throw new DOMException('blocked', 'SecurityError'); };
  Object.defineProperty(window, 'localStorage', { get: refuse });
  LockManager.prototype.request = async () => refuse();
"""
KEYS = {"Enter": "\ue006"}
"""What WebDriver calls them."""


class Driver(ABC):
    """A browser with one page in it and a profile of its own. Wherever a `Person` takes a page, this will do."""

    @abstractmethod
    def goto(self, url: str) -> None:
        """Opens an address and waits until it is loaded."""

    @abstractmethod
    def ask(self, declaration: str) -> str | None:
        """Calls an async function, given as text, in the page and returns the text that it returns."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Presses and lets go of the mouse there."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Presses and lets go of a key of ``KEYS``."""

    @abstractmethod
    def close(self) -> None:
        """Ends the browser and deletes its profile."""

    def evaluate(self, script: str) -> Any:
        """The value of an expression in the page, or what it returns if it is a function."""
        answer = self.ask(
            f"async () => {{ const value = ({script});"
            " return JSON.stringify((typeof value === 'function' ? await value() : await value) ?? null); }"
        )
        return json.loads(answer or "null")

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Lets time pass."""
        time.sleep(milliseconds / 1000)


class Chromium(Driver):
    """Chromium by way of Playwright."""

    def __init__(self, browser: Browser, *, storage: bool = True) -> None:
        """``browser``: the one of the other tests, as a process has room for one Playwright only."""
        self.context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, service_workers="allow")
        self.page = self.context.new_page()
        if not storage:
            self.page.add_init_script(BLOCKED)

    def goto(self, url: str) -> None:
        self.page.goto(url)

    def ask(self, declaration: str) -> str | None:
        return self.page.evaluate(declaration)

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def close(self) -> None:
        self.context.close()


class Firefox(Driver):
    """Firefox by WebDriver BiDi over its own socket."""

    def __init__(self, program: str, *, storage: bool = True) -> None:
        self.profile = tempfile.mkdtemp(prefix="firefox-")
        preferences: dict[str, object] = {"browser.shell.checkDefaultBrowser": False}
        if not storage:
            preferences |= {"network.cookie.cookieBehavior": 2}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
        Path(self.profile, "user.js").write_text("\n".join(lines), encoding="utf-8")
        words = [program, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0"]
        self.process = subprocess.Popen(words, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        self.socket = create_connection(f"{self._address()}/session", timeout=PATIENCE, suppress_origin=True)
        self.last = 0
        self._call("session.new", capabilities={})
        # In the first tab the address bar has the focus, and then keys press no buttons.
        self.context = self._call("browsingContext.create", type="tab")["context"]
        self._call("browsingContext.activate", context=self.context)
        viewport = {"width": SIZE[0], "height": SIZE[1]}
        self._call("browsingContext.setViewport", context=self.context, viewport=viewport)

    def _address(self) -> str:
        for line in self.process.stderr or ():
            if "listening on ws://" in line:
                return line.split()[-1]
        raise AssertionError("Firefox ended before it listened")

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.last:
                assert answer["type"] == "success", answer
                return answer["result"]

    def _perform(self, source: dict[str, Any]) -> None:
        self._call("input.performActions", context=self.context, actions=[source])

    def goto(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def ask(self, declaration: str) -> str | None:
        answer = self._call(
            "script.callFunction",
            functionDeclaration=declaration,
            awaitPromise=True,
            target={"context": self.context},
        )
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def click(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        steps = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._perform({"type": "pointer", "id": "mouse", "actions": steps})

    def press(self, key: str) -> None:
        steps = [{"type": "keyDown", "value": KEYS[key]}, {"type": "keyUp", "value": KEYS[key]}]
        self._perform({"type": "key", "id": "keyboard", "actions": steps})

    def close(self) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        if self.process.stderr:
            self.process.stderr.close()
        shutil.rmtree(self.profile, ignore_errors=True)


class WebKit(Driver):
    """WebKitGTK's little browser by its own driver, on a screen that nobody sees."""

    def __init__(self, program: str) -> None:
        size = f"{SIZE[0]}x{SIZE[1] + 100}x24"
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", size],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.screen.stdout
        display = f":{self.screen.stdout.readline().strip()}"
        options = WebKitGTKOptions()
        options.binary_location = program
        options.add_argument("--automation")
        # Its sandbox needs rights that containers and root do not give; what it opens is this page.
        env = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        driver = shutil.which("WebKitWebDriver")
        self.driver = WebKitGTK(options=options, service=Service(executable_path=driver, env=env))
        self.driver.set_window_size(*SIZE)
        self.driver.set_script_timeout(PATIENCE)

    def goto(self, url: str) -> None:
        self.driver.get(url)

    def ask(self, declaration: str) -> str | None:
        # The last argument is the function to call with the answer.
        answer, problem = self.driver.execute_async_script(
            f"const done = arguments[0]; ({declaration})()"
            ".then((value) => done([value, null]), (error) => done([null, String(error)]));"
        )
        assert problem is None, problem
        return answer

    def click(self, x: float, y: float) -> None:
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()

    def press(self, key: str) -> None:
        actions = ActionBuilder(self.driver)
        actions.key_action.send_keys(KEYS[key])
        actions.perform()

    def close(self) -> None:
        self.driver.quit()
        self.screen.terminate()
        self.screen.wait()
        if self.screen.stdout:
            self.screen.stdout.close()
