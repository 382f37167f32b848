import { tableOptions } from '@starboard/project-elite/options';
import type { GameOptions } from '../game-options.ts';
import { optionTexts } from './texts.ts';

export const options: GameOptions = { texts: optionTexts, options: tableOptions };
