import { tableOptions as alienFrontiers, type TableOptionText } from '@starboard/alien-frontiers/options';
import { tableOptions as cosmicEncounter } from '@starboard/cosmic-encounter/options';
import type { TableDetail } from '@starboard/protocol';
import type { TextBundle } from '../language/catalogues.ts';

export type OptionValue = TableOptionText['values'][number]['value'];

/** An option of the game, in the game's own words, with what the table has settled on. */
export interface GameOption extends TableOptionText {
  readonly value: OptionValue;
  /** Nobody has touched it. */
  readonly isUsual: boolean;
}

/** How long a match takes has a place of its own. */
export const lengthOption = 'longGame';

interface OptionTexts {
  /** Where their words are. */
  readonly bundle: TextBundle;
  readonly options: readonly TableOptionText[];
}

const games: Readonly<Record<string, OptionTexts>> = {
  'alien-frontiers': { bundle: 'alien-frontiers', options: alienFrontiers },
  'cosmic-encounter': { bundle: 'cosmic-encounter', options: cosmicEncounter },
};

/** The texts that say a game's options; none where it has no words here. */
export const optionBundles = (game: string): readonly TextBundle[] => {
  const texts = games[game];
  return texts ? [texts.bundle] : [];
};

/** Every option of the table's game. */
export function gameOptions({
  game,
  options: settled,
}: Pick<TableDetail, 'game' | 'options'>): readonly GameOption[] {
  const options = games[game]?.options ?? [];
  return options.flatMap((option) => {
    const [usual] = option.values;
    if (!usual) return [];
    const value = (settled[option.id] as OptionValue | undefined) ?? usual.value;
    return { ...option, value, isUsual: value === usual.value };
  });
}

/** What the table has agreed to play otherwise than usual: the name of each such rule, and what was settled. */
export const houseRules = (table: Pick<TableDetail, 'game' | 'options'>) =>
  gameOptions(table).flatMap(({ id, name, value, values, isUsual }) => {
    const settled = values.find((each) => each.value === value);
    return isUsual || !settled ? [] : { id, name, settled: settled.name };
  });
