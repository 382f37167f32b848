import { tableOptions } from '@starboard/cosmic-encounter/options';
import type { GameOptions } from '../game-options.ts';
import { optionTexts } from './texts.ts';

export const options: GameOptions = {
  texts: optionTexts,
  options: tableOptions,
  begin: { key: 'web.game.cosmic-encounter.begin' },
};
