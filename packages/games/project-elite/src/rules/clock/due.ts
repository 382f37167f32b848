import { times } from '../../content/presets.ts';
import { giveHitsAutomatically, revealHits } from '../attack/attack.ts';
import { keepAutomatically } from '../choices/choices.ts';
import { isOver } from '../damage/ending.ts';
import { loseDieAutomatically } from '../damage/lose-die.ts';
import { dropVainResults } from '../dice/owed.ts';
import { revealDice } from '../dice/rolling.ts';
import { dropVainOffers } from '../equipment/trading.ts';
import type { Here } from '../state/events.ts';
import type { Decision, Offer, State } from '../state/state.ts';
import { beginTimeUp, endTimeUpStep, goOnInTimeUp } from './time-up.ts';

/** Something that happens by itself at a moment; of equal moments the one that stands first in the list below. */
interface Due {
  readonly at: number;
  happen(table: Here): void;
}

/** Of the same kind and moment: by seat, then the older first. */
function bySeat<Item extends { readonly hero: number }>(
  { heroes }: State,
  items: readonly Item[],
): readonly Item[] {
  if (items.length < 2) return items;
  return items.toSorted((a, b) => (heroes[a.hero]?.seat ?? 0) - (heroes[b.hero]?.seat ?? 0));
}

/** All that is due some time, in the order in which things of the same moment happen. */
function* dues(state: State): Generator<Due> {
  const attacks = bySeat(state, state.attacks);
  for (const attack of attacks)
    if (attack.revealAt !== null) yield { at: attack.revealAt, happen: (table) => revealHits(table, attack) };
  for (const [seat, { revealAt }] of state.players.entries())
    if (revealAt !== null) yield { at: revealAt, happen: (table) => revealDice(table, seat) };
  for (const attack of attacks)
    if (attack.endsAt !== null)
      yield { at: attack.endsAt, happen: (table) => giveHitsAutomatically(table, attack) };
  for (const [index, { losing }] of state.heroes.entries())
    if (losing !== null) yield { at: losing, happen: (table) => takeDie(table, index) };
  const { decision } = state;
  if (decision && decision.seat !== null) yield* dueDecision(decision);
  for (const choice of bySeat(state, state.choices))
    if (choice.endsAt !== null)
      yield { at: choice.endsAt, happen: (table) => keepAutomatically(table, choice) };
  if (decision && decision.seat === null) yield* dueDecision(decision);
  for (const offer of bySeat(state, state.offers))
    if (offer.endsAt !== null) yield { at: offer.endsAt, happen: () => withdraw(state, offer) };
}

/** One player's own comes before cards, the team's after them. */
function* dueDecision(decision: Decision): Generator<Due> {
  if (decision.endsAt !== null && decision.answer === null)
    yield { at: decision.endsAt, happen: () => decideBy(decision) };
}

function decideBy(decision: Decision): void {
  decision.answer = decision.fallback;
}

function withdraw({ offers }: State, offer: Offer): void {
  offers.splice(offers.indexOf(offer), 1);
}

/** While all dice tumble none can be lost: then as soon as they have come to rest. */
function takeDie(table: Here, index: number): void {
  const hero = table.state.heroes[index];
  if (!hero || loseDieAutomatically(table, index)) return;
  hero.losing = (table.state.players[hero.seat]?.revealAt ?? table.now) + 1;
}

/** When something is next due; null when nothing is. */
export function nextDue(state: State): number | null {
  let next = state.endsAt ?? Number.POSITIVE_INFINITY;
  for (const { at } of dues(state)) if (at < next) next = at;
  return next === Number.POSITIVE_INFINITY ? null : next;
}

function earliest(state: State, now: number): Due | null {
  let found: Due | null = null;
  for (const due of dues(state)) if (due.at <= now && (found === null || due.at < found.at)) found = due;
  // the end of the phase comes last of what happens at its moment
  if (state.endsAt !== null && state.endsAt <= now && (found === null || state.endsAt < found.at))
    return phaseEnd;
  return found;
}

/** At the deadline late commands are still waited for; after that the Action phase is over. */
function runOut(table: Here): void {
  const { state } = table;
  if (state.endsAt !== null && state.endsAt === state.deadline) state.endsAt += times.grace;
  else beginTimeUp(table);
}

const phaseEnd: Due = {
  at: 0,
  happen(table) {
    if (table.state.phase === 'action') runOut(table);
    else if (table.state.phase === 'time-up') endTimeUpStep(table);
  },
};

/** Whether the phase that a procedure waits for has had its time. */
export const isTimeOver = ({ state, now }: Here): boolean => state.endsAt !== null && state.endsAt <= now;

/** Everything that is due by now happens, in the order of its moments. */
export function hear(table: Here): void {
  const { state, now } = table;
  tidy(table);
  for (let due = earliest(state, now); due && !isOver(state); due = earliest(state, now)) {
    if (due === phaseEnd && state.phase !== 'action' && state.phase !== 'time-up') return;
    due.happen(table);
    tidy(table);
  }
}

/** What follows at once from how things stand. */
export function tidy(table: Here): void {
  dropVainResults(table.state);
  dropVainOffers(table.state);
  goOnInTimeUp(table);
}
