import { times } from '../../content/presets.ts';
import { giveHitsAutomatically, revealHits } from '../attack/attack.ts';
import { keepAutomatically } from '../choices/choices.ts';
import { isOver } from '../damage/ending.ts';
import { loseDieAutomatically } from '../damage/lose-die.ts';
import { dropVainResults } from '../dice/owed.ts';
import { revealDice } from '../dice/rolling.ts';
import { dropVainOffers } from '../equipment/trading.ts';
import type { Here } from '../state/events.ts';
import type { Attack, Choice, Decision, Hero, Offer, Player, State } from '../state/state.ts';
import { beginTimeUp, endTimeUpStep, goOnInTimeUp } from './time-up.ts';

/** Things of one kind that happen by themselves, each at its moment. */
interface Kind<Item> {
  all(state: State): readonly Item[];
  at(item: Item): number | null;
  happen(table: Here, item: Item): void;
}

// each kind reads its own things, so that here their types may be forgotten
const kind = <Item>(told: Kind<Item>): Kind<unknown> => told;

/** Of the same kind and moment: by seat, then the older first. */
function bySeat<Item extends { readonly hero: number }>(
  { heroes }: State,
  items: readonly Item[],
): readonly Item[] {
  if (items.length < 2) return items;
  return items.toSorted((a, b) => (heroes[a.hero]?.seat ?? 0) - (heroes[b.hero]?.seat ?? 0));
}

const none: readonly never[] = [];

/** What the team, or one player, has still to choose. */
const decision = (isOfTeam: boolean): Kind<unknown> =>
  kind<Decision>({
    all: ({ decision: open }) =>
      open && (open.seat === null) === isOfTeam && open.answer === null ? [open] : none,
    at: ({ endsAt }) => endsAt,
    happen: (_table, open) => decideBy(open),
  });

/** All that is due some time, in the order in which what is due at the same moment happens. */
const kinds: readonly Kind<unknown>[] = [
  kind<Attack>({
    all: (state) => bySeat(state, state.attacks),
    at: ({ revealAt }) => revealAt,
    happen: revealHits,
  }),
  kind<Player>({
    all: ({ players }) => players,
    at: ({ revealAt }) => revealAt,
    happen: (table, player) => revealDice(table, table.state.players.indexOf(player)),
  }),
  kind<Attack>({
    all: (state) => bySeat(state, state.attacks),
    at: ({ endsAt }) => endsAt,
    happen: giveHitsAutomatically,
  }),
  kind<Hero>({
    all: ({ heroes }) => heroes,
    at: ({ losing }) => losing,
    happen: (table, hero) => takeDie(table, table.state.heroes.indexOf(hero)),
  }),
  // one player's own choice comes before cards, the team's after them
  decision(false),
  kind<Choice>({
    all: (state) => bySeat(state, state.choices),
    at: ({ endsAt }) => endsAt,
    happen: keepAutomatically,
  }),
  decision(true),
  kind<Offer>({
    all: (state) => bySeat(state, state.offers),
    at: ({ endsAt }) => endsAt,
    happen: ({ state }, offer) => withdraw(state, offer),
  }),
];

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
  for (const each of kinds)
    for (const item of each.all(state)) {
      const at = each.at(item);
      if (at !== null && at < next) next = at;
    }
  return next === Number.POSITIVE_INFINITY ? null : next;
}

/** Something that happens at a moment. */
interface Due {
  readonly at: number;
  happen(table: Here): void;
}

function earliest(state: State, now: number): Due | null {
  let found: Due | null = null;
  for (const each of kinds)
    for (const item of each.all(state)) {
      const at = each.at(item);
      if (at !== null && at <= now && (found === null || at < found.at))
        found = { at, happen: (table) => each.happen(table, item) };
    }
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
