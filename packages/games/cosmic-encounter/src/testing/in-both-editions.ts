import type { Options, PositionDescription } from '../index.ts';
import type { ScenarioTable } from './scenario-table.ts';
import { scenario } from './scenario.ts';

export type Edition = Options['edition'];

type Story = (table: ScenarioTable) => void;

const inEdition = (edition: Edition, description: PositionDescription): PositionDescription => ({
  ...description,
  options: { flares: 'none', ...description.options, edition },
});

/** A story that goes differently in each edition. */
export function inEachEdition(
  name: string,
  description: PositionDescription,
  stories: Readonly<Record<Edition, Story>>,
): void {
  for (const edition of ['revised', '2008'] as const)
    scenario(`${name} (${edition})`, inEdition(edition, description), stories[edition]);
}

/** A story that is the same in both. */
export const inBothEditions = (name: string, description: PositionDescription, story: Story): void =>
  inEachEdition(name, description, { revised: story, 2008: story });
