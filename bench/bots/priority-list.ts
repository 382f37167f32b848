import { priorityList } from '../../packages/games/alien-frontiers/src/bot/priorities.ts';
import { playing } from './two-players.ts';

export const playGame = playing(priorityList);
