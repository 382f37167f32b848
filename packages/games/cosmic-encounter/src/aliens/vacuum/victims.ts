import { asks, call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { lostInBatch } from '../../rules/batches.ts';
import type { Event } from '../../rules/events.ts';
import { loseShips } from '../../rules/lose-ships.ts';
import { byPlanet, fromColonies } from '../../rules/planets.ts';
import { shipsOnColonies } from '../../rules/ships.ts';
import type { Batch, State } from '../../rules/state.ts';

const { procedure } = rulesOf<State, Event>();

/** How many ships each of them is to lose, by seat. */
export type Victims = Readonly<Record<string, number>>;

export const nameVictims = procedure<{ readonly seat: Seat }, 'who'>('vacuum-victims', 'who', {
  who: asks(
    (state, { seat }) => {
      const others = state.players.map((_, other) => other).filter((other) => other !== seat);
      const slots = others
        .map((other) => ({ key: String(other), max: shipsOnColonies(state, other) }))
        .filter(({ max }) => max > 0);
      return {
        seat,
        prompt: 'ce.ask.vacuum',
        shape: { kind: 'split', slots, min: 0, max: lostInBatch(state, seat) },
      };
    },
    (_table, _locals, victims) => end({ victims, isExact: false }),
  ),
});

/** What each of them owes. */
export const owedBy = (victims: Victims): { seat: Seat; count: number }[] =>
  Object.entries(victims)
    .map(([victim, count]) => ({ seat: Number(victim), count }))
    .filter(({ count }) => count > 0);

interface Picking {
  readonly seat: Seat;
  readonly owed: { readonly seat: Seat; readonly count: number }[];
  readonly losses: Batch['losses'];
}

/** Vacuum says which ships, victim by victim; they leave all at once. */
export const pickShips = procedure<Picking, 'next' | 'which' | 'end'>('vacuum-picks', 'next', {
  next: (_table, { owed, losses }) =>
    owed.length > 0 ? goto('which') : call(loseShips, { cause: 'effect', losses }, 'end'),
  which: asks(
    (state, { seat, owed }) => {
      const { seat: victim = seat, count = 0 } = owed[0] ?? {};
      return { seat, prompt: 'ce.ask.vacuum-ships', shape: fromColonies(state, victim, count, count) };
    },
    ({ state }, { owed, losses }, ships) => {
      const victim = owed.shift()?.seat as Seat;
      for (const [planet, count] of Object.entries(byPlanet(state, ships)))
        if (count > 0) losses.push({ seat: victim, from: Number(planet), count });
      return goto('next');
    },
  ),
  end: () => end(),
});
