import type { Bot } from '@starboard/bots';
import { readBotName } from '@starboard/engine';

/** Bots as flags name them: `easy, hard`, and in brackets the characters that may follow. */
export function spelledBots(bots: readonly Bot[]): string {
  const names = bots.map(({ name }) => readBotName(name));
  const levels = names.flatMap(({ level, character }) => (character === null ? [level] : []));
  const characters = new Set(names.flatMap(({ character }) => (character === null ? [] : [`.${character}`])));
  const spelled = levels.join(', ');
  return characters.size === 0 ? spelled : `${spelled} [${[...characters].join('|')}]`;
}
