import { equal, positionAt, type Seat, Table } from '@starboard/engine';
import type { CardId } from '../content/cosmic-cards.ts';
import type { KnownAbility } from '../rules/abilities/ability.ts';
import { cardsFor } from '../rules/abilities/refusals.ts';
import { bothAttack } from '../rules/encounter/reading.ts';
import { totalsOf, winnerOf } from '../rules/encounter/totals.ts';
import { copyState } from '../rules/state/copy-state.ts';
import type { Event } from '../rules/state/events.ts';
import { encounterOf, type Side, type State } from '../rules/state/state.ts';

/** What the totals would be after a use, and who would win by them. */
export interface Prospect {
  /** What would be named with it; null where nothing is. */
  readonly choice: string | null;
  readonly offense: number;
  readonly defense: number;
  readonly winner: Side;
}

/** What would come of a use that only changes totals, for each thing that can be named; null where it does more. */
export function prospectsOf(state: State, seat: Seat, ability: KnownAbility): readonly Prospect[] | null {
  const { asks, effect, afterwards } = ability;
  if (!bothAttack(state) || encounterOf(state).result !== null) return null;
  if (typeof effect !== 'function' || afterwards || typeof asks === 'object') return null;
  const choices = asks ? namedIn(asks(state, seat).shape) : [null];
  const [card = null] = cardsFor(state, seat, ability);
  const prospects = choices.map((choice) => tried(state, seat, ability, card, choice));
  const isAll = prospects.length > 0 && prospects.every((prospect) => prospect !== null);
  return isAll ? prospects : null;
}

const namedIn = (shape: {
  readonly kind: string;
  readonly options?: readonly string[];
}): readonly string[] => (shape.kind === 'choose' ? (shape.options ?? []) : []);

/** The use is tried out on a copy; null when anything but the totals is different then. */
function tried(
  state: State,
  seat: Seat,
  { id, effect }: KnownAbility,
  card: CardId | null,
  choice: string | null,
): Prospect | null {
  const trial = copyState(state);
  const position = positionAt({ game: '', seats: state.players.length, state: trial, frames: [], seed: '' });
  const table = new Table<State, Event>(position);
  const use = { seat, ability: id, card, choices: choice, isCancelled: false, fromSheet: null, cardTo: null };
  trial.uses.push(use);
  const run = typeof effect === 'function' ? effect(table, use) : undefined;
  trial.uses.pop();
  const isMore = run !== undefined || table.irrevocable || table.events.length > 0;
  if (isMore || !isOnlyCounted(state, trial)) return null;
  return { choice, ...totalsOf(trial), winner: winnerOf(trial) };
}

/** Whether something has been counted, and nothing else has happened. */
function isOnlyCounted(state: State, trial: State): boolean {
  const [before, after] = [encounterOf(state), encounterOf(trial)];
  const { cards, modifiers, reinforcements } = before;
  const isCounted = !equal(modifiers, after.modifiers) || !equal(cards, after.cards);
  return isCounted && equal(state, { ...trial, encounter: { ...after, cards, modifiers, reinforcements } });
}
