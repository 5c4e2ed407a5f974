// Loaded so that the first paint waits for it: the chosen theme must not flash in later.

import './settings.js';
