// The build writes offer.js beside this file's place in the site: what the engine that belongs to it answers to `hello`,
// so that the first screen is complete before the engine is there.

import type { HelloReply } from './protocol.js';

export const offer: HelloReply;
