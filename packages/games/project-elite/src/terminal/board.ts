import type { OwnBoard } from '@starboard/terminal';
import en from '../../messages/en.json';
import optionsEn from '../../messages/options/en.json';
import optionsRu from '../../messages/options/ru.json';
import optionsUk from '../../messages/options/uk.json';
import ru from '../../messages/ru.json';
import uk from '../../messages/uk.json';
import type { Options } from '../rules/state/options.ts';
import { tableOption } from '../text/table-options.ts';

export const board: OwnBoard = {
  name: { key: 'pe.game.name' },
  about: { key: 'pe.game.about' },
  catalogues: { en: { ...en, ...optionsEn }, ru: { ...ru, ...optionsRu }, uk: { ...uk, ...optionsUk } },
  option: (name) => tableOption(name as keyof Options),
  // all that players know they know together
  hasSecrets: false,
};
