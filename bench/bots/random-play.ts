import { playing } from './two-players.ts';

export const playGame = playing('random');
