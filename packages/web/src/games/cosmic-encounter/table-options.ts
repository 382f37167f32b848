import { tableOptions } from '@starboard/cosmic-encounter/options';
import type { GameOptions } from '../game-options.ts';
import { rulesTexts } from './texts.ts';

export const options: GameOptions = {
  texts: rulesTexts,
  options: tableOptions,
  begin: { key: 'web.game.cosmic-encounter.begin' },
};
