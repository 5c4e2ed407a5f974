// Loaded so that the first paint waits for it: what the address says of looks must not flash in later.

import { settings } from '../settings.js';
import { looksOf, parametersOf } from './contract.js';

settings.impose(looksOf(parametersOf(window.location.search, window.location.hash)));
