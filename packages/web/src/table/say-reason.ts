import type { Reason } from '@starboard/engine';
import type { Say } from '../language/say.ts';
import type { TableGame } from './table-game.ts';

const isShared = (key: string): boolean => /^(?:engine|server|web)\./.test(key);

/** Why not, in words: a game's reasons speak of its own things. */
export const sayReason = ({ text }: Pick<TableGame, 'text'>, reason: Reason, say: Say): string =>
  say(isShared(reason.key) ? { key: reason.key, params: reason.params ?? {} } : text.reason(reason));
