import type { Message } from '@starboard/engine';
import type { GameListing, TableDetail } from '@starboard/protocol';

export type OptionValue = string | number | boolean;

/** An option of the game with what the table has settled on. */
export interface GameOption {
  readonly id: string;
  readonly value: OptionValue;
  /** The usual one first. */
  readonly values: readonly OptionValue[];
  readonly name: Message;
  readonly about: Message;
  nameOf(value: OptionValue): Message;
}

/** How long a match takes has a place of its own. */
export const lengthOption = 'longGame';

/** What the keys of a game's texts begin with. */
const prefixes: Readonly<Record<string, string>> = { 'alien-frontiers': 'af' };

/** Every option of the table's game in words; none as long as we have no words for them. */
export function gameOptions(
  games: readonly GameListing[] | undefined,
  { game, options }: Pick<TableDetail, 'game' | 'options'>,
): readonly GameOption[] {
  const prefix = prefixes[game];
  const listed = games?.find(({ id }) => id === game)?.options ?? [];
  if (prefix === undefined) return [];
  return listed.flatMap(({ id, values }) => {
    const [usual] = values;
    if (usual === undefined) return [];
    const key = `${prefix}.option.${id}`;
    return {
      id,
      values,
      value: (options[id] as OptionValue | undefined) ?? usual,
      name: { key },
      about: { key: `${key}.about` },
      nameOf: (value) => ({ key: `${key}.${value}` }),
    };
  });
}
