import { setFlagsFromString } from 'node:v8';

/**
 * Where some objects of a kind have lasted for a moment, V8 puts all later ones among lasting things at once, and with
 * them what they hold: pictures, above all, live until the next act. Then most of what a match in real time leaves
 * behind waits for the slow collection, which on a machine with one core holds up all players.
 */
export const expectShortLives = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
