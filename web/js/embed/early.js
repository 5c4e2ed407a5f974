// Loaded so that the first paint waits for it: what the address says of looks must not flash in later.

import { settings } from '../settings.js';
import { useAccent } from './accent.js';
import { looksOf, parametersOf } from './contract.js';

// How much help there is says the page around, and not what the reader chose for matches of their own.
const parameters = parametersOf(window.location.search, window.location.hash);
settings.impose({ coach: 'illegal', ...looksOf(parameters) });
useAccent(parameters.get('accent') ?? '');
