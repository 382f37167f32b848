import type { Message, OptionText, OptionValue } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import type { TextBundle } from '../language/text-bundle.ts';

/** An option of the game, in the game's own words, with what the table has settled on. */
export interface GameOption extends OptionText {
  readonly value: OptionValue;
  /** The table plays as usual. */
  readonly isUsual: boolean;
}

/** What a game's folder tells of its options: its `table-options.ts`. */
export interface GameOptions {
  /** Where their words are. */
  readonly texts: TextBundle;
  readonly options: readonly OptionText[];
  /** What is played where nothing is changed, and what else there is: said in the shelf texts. */
  readonly begin?: Message;
}

// found by the folder's name: a first visit has no use for them, and would carry them along with the records
const found = import.meta.glob<GameOptions>('./*/table-options.ts', { import: 'options', eager: true });

const optionsOf = (game: string): GameOptions | undefined => found[`./${game}/table-options.ts`];

/** The texts that say a game's options; none where it has no words here. */
export function optionTexts(game: string): readonly TextBundle[] {
  const texts = optionsOf(game)?.texts;
  return texts ? [texts] : [];
}

/** What newcomers read before they change anything; null where there is nothing to say. */
export const beginText = (game: string): Message | null => optionsOf(game)?.begin ?? null;

/** Every option of the table's game. */
export function gameOptions({
  game,
  options: settled,
}: Pick<TableDetail, 'game' | 'options'>): readonly GameOption[] {
  const options = optionsOf(game)?.options ?? [];
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
