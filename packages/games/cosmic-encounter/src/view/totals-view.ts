import { type Encounter, encounterOf, type Side, type State } from '../rules/state/state.ts';
import { partsOfTotals } from '../rules/encounter/total-parts.ts';
import { additionsTo, stepsOfTotals, totalsOf, type TotalStep } from '../rules/encounter/totals.ts';

/** What a total is made of; where something multiplies or takes away, more than the sum of its parts. */
export interface TotalView {
  /** What the attack is worth by now. */
  readonly card: number;
  readonly ships: number;
  readonly allies: number;
  /** Reinforcements and what else was added. */
  readonly added: number;
  readonly total: number;
}

/** Both totals as they stand, from when two attacks lie open until the outcome is known and ships leave. */
export function totalsView(state: State): Readonly<Record<Side, TotalView>> | null {
  const encounter = encounterOf(state);
  if (!isFight(encounter)) return null;
  const [parts, totals] = [partsOfTotals(state), totalsOf(state)];
  const side = (of: Side): TotalView => {
    const { card, ships, allies } = parts[of];
    return { card, ships, allies, added: additionsTo(encounter, of), total: totals[of] };
  };
  return { offense: side('offense'), defense: side('defense') };
}

/** A step to a total, and what it adds; null where it makes something else of what there was. */
export interface StepView extends TotalStep {
  readonly adds: number | null;
}

/** How they come about; once they were compared, how they did. */
export function stepsView(state: State): readonly StepView[] {
  const encounter = encounterOf(state);
  const steps = isFight(encounter) ? stepsOfTotals(state) : (encounter.compared ?? []);
  return steps.map((step) => ({
    ...step,
    causes: step.causes.map((cause) => ({ ...cause })),
    adds: adding.includes(step.what) ? step.to - step.from : null,
  }));
}

const adding: readonly TotalStep['what'][] = [
  'card',
  'ships',
  'flagship',
  'add',
  'add-card',
  'spread',
  'multiply-ships',
];

/** What a card counts as is settled when it is turned up, and then known to all. */
const isFight = ({ cards, defense, result }: Encounter): boolean =>
  defense !== null &&
  result === null &&
  cards.offense?.counts?.type === 'attack' &&
  cards.defense?.counts?.type === 'attack';
