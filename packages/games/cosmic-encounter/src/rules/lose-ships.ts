import { call, end, type Json, type Question, rulesOf, type Seat } from '@starboard/engine';
import { settle, window } from './abilities/use.ts';
import type { CeTable, Event } from './events.ts';
import { planetByKey, planetKey } from './planets.ts';
import { timingOrder } from './seats.ts';
import { addTo, coloniesOf, moveToPlanet, shipsOn } from './ships.ts';
import { type Batch, encounterOf, type PlanetIndex, type State } from './state.ts';

const { procedure } = rulesOf<State, Event>();

/** Ships lost through one effect leave together: first what saves them, then the warp, then who answers it. */
export const loseShips = procedure<
  Pick<Batch, 'cause' | 'losses'>,
  'begin' | 'enter' | 'answered' | 'settled'
>('lose-ships', 'begin', {
  begin({ state }, batch) {
    if (batch.losses.length === 0) return end();
    state.batches.push({ ...batch, losses: [...batch.losses], healed: [], answered: [], hasEntered: false });
    return call(window, { name: 'trigger.ships-to-warp', only: null }, 'enter');
  },
  enter(table) {
    enterWarp(table, table.state.batches.at(-1) as Batch);
    return call(window, { name: 'trigger.ships-lost', only: null }, 'answered');
  },
  answered({ state }) {
    state.batches.pop();
    return call(settle, {}, 'settled');
  },
  settled: () => end(),
});

function enterWarp(table: CeTable, batch: Batch): void {
  const { state } = table;
  const { cause, losses } = batch;
  batch.hasEntered = true;
  const encounter = encounterOf(state);
  for (const { seat, from, count } of losses) {
    if (from === 'gate') addTo(encounter.gate, seat, -count);
    else if (from === 'zone') addTo(encounter.zone, seat, -count);
    else moveToPlanet(state, seat, from, -count);
    addTo(state.warp, seat, count);
    if (cause === 'encounter') addTo(encounter.lostWithEncounter, seat, count);
  }
  for (const seat of timingOrder(state)) {
    const count = losses.reduce((sum, loss) => sum + (loss.seat === seat ? loss.count : 0), 0);
    if (count > 0) table.emit({ type: 'shipsLost', seat, count });
  }
}

interface Owed {
  /** How many ships each seat must give up. */
  readonly owed: readonly { readonly seat: Seat; readonly count: number }[];
  /** A failed deal may be paid from the gate too. */
  readonly fromGate: boolean;
  /** The defense's ships on the target may not be chosen. */
  readonly outsideEncounter?: boolean;
}

type From = Omit<Owed, 'owed'>;

const payable = (state: State, seat: Seat, { outsideEncounter }: From): PlanetIndex[] => {
  const { defense, target } = encounterOf(state);
  const spared = outsideEncounter && seat === defense ? target : null;
  return coloniesOf(state, seat).filter((planet) => planet !== spared);
};

/** Players give up ships of their own choice, all in one batch; who has too few gives all. */
export const giveUpShips = procedure<Owed, 'which' | 'end'>('give-up-ships', 'which', {
  which: {
    takes: 'all',
    questions: (state, { owed, ...from }) =>
      owed.flatMap(({ seat, count }) => givingUp(state, seat, count, from)),
    answer({ state }, { owed, ...from }, answers) {
      const losses = owed.flatMap(({ seat }) => lossesOf(state, seat, answers.get(seat), from));
      return call(loseShips, { cause: 'effect', losses }, 'end');
    },
  },
  end: () => end(),
});

function givingUp(state: State, seat: Seat, count: number, from: From): Question[] {
  const onGate = from.fromGate ? (encounterOf(state).gate[seat] ?? 0) : 0;
  const planets = payable(state, seat, from);
  const available = planets.reduce((sum, planet) => sum + shipsOn(state, seat, planet), onGate);
  if (available <= count) return [];
  const slots = planets.map((planet) => ({
    key: planetKey(state, planet),
    max: shipsOn(state, seat, planet),
  }));
  if (onGate > 0) slots.push({ key: 'gate', max: onGate });
  return [{ seat, prompt: 'ce.ask.give-up-ships', shape: { kind: 'split', slots, min: count, max: count } }];
}

function lossesOf(state: State, seat: Seat, answer: Json | undefined, from: From): Batch['losses'] {
  if (answer !== undefined) {
    return Object.entries(answer as Record<string, number>)
      .filter(([, count]) => count > 0)
      .map(([key, count]) => ({ seat, from: key === 'gate' ? 'gate' : planetByKey(state, key), count }));
  }
  const onGate = from.fromGate ? (encounterOf(state).gate[seat] ?? 0) : 0;
  const all = payable(state, seat, from).map((planet) => ({
    seat,
    from: planet,
    count: shipsOn(state, seat, planet),
  }));
  return onGate > 0 ? [...all, { seat, from: 'gate', count: onGate }] : all;
}
