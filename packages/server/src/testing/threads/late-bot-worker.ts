import { bots } from '@starboard/bots';
import { playBots } from '../../bots/play-bots.ts';
import { secretsGame } from '../secrets-game.ts';

// a thread on a machine so busy that it takes six seconds to start
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000);
playBots([secretsGame], () => bots);
