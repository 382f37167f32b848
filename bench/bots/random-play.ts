import { randomBot } from '@starboard/bots';
import { playing } from './two-players.ts';

export const playGame = playing(randomBot);
