import { call, end, type Json, type Question, rulesOf, type Seat, type Split } from '@starboard/engine';
import { asksShips } from '../asking/asking.ts';
import { settleThen, throughWindow } from '../abilities/use.ts';
import { leavePlaces, leavingFrom } from './batches.ts';
import type { CeTable, Event } from '../state/events.ts';
import { destroyPlanet } from './moving-planets.ts';
import { planetKey } from '../../keys/planets.ts';
import { planetByKey, shipSlots } from './planets.ts';
import { unstarred } from '../../keys/planets.ts';
import { heedStar, shipsAt } from './ship-places.ts';
import { eradicate } from './remove-ships.ts';
import { timingOrder } from '../state/seats.ts';
import { addTo, coloniesOf, shipsOn } from './ships.ts';
import { sparedOn } from './spared.ts';
import { type Batch, encounterOf, type PlanetIndex, type State } from '../state/state.ts';
import { enterWarp } from './warp.ts';

const { procedure } = rulesOf<State, Event>();

/** Ships lost through one effect leave together: first what saves them, then the warp, then who answers it. */
export const loseShips = procedure<
  Pick<Batch, 'cause' | 'losses' | 'destroys'>,
  'begin' | 'enter' | 'answered' | 'settled'
>('lose-ships', 'begin', {
  begin(table, batch) {
    const { state } = table;
    // a ship that was named with an announcement may have left before it takes effect
    const losses = batch.losses
      .map((loss) => ({ ...loss, count: Math.min(loss.count, shipsAt(state, loss.seat, loss.from)) }))
      .filter(({ count }) => count > 0);
    if (losses.length === 0) return end();
    state.batches.push({
      ...batch,
      losses,
      healed: [],
      answered: [],
      powered: [],
      hasEntered: false,
      removed: [],
    });
    if (batch.cause === 'encounter' && encounterOf(state).isEradicated) eradicate(table);
    return throughWindow(state, 'trigger.ships-to-warp', null, 'enter');
  },
  enter(table) {
    const batch = table.state.batches.at(-1) as Batch;
    loseToWarp(table, batch);
    if (batch.destroys) destroyPlanet(table, batch.destroys.planet, batch.destroys.by);
    return throughWindow(table.state, 'trigger.ships-lost', null, 'answered');
  },
  answered(table) {
    table.state.batches.pop();
    return settleThen(table, 'settled');
  },
  settled: () => end(),
});

function loseToWarp(table: CeTable, batch: Batch): void {
  const { state } = table;
  const { cause, losses } = batch;
  batch.hasEntered = true;
  const encounter = encounterOf(state);
  leavePlaces(state, losses);
  for (const { seat, count } of losses) {
    enterWarp(state, seat, count);
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
  /** A failed deal may be paid from the gate too; some things only when there is no colony to pay from. */
  readonly fromGate: boolean | 'without-colonies';
  /** The defense's ships on the target may not be chosen. */
  readonly outsideEncounter?: boolean;
  /** Nor ships that had been sent into the encounter by who pays for not having sent them elsewhere. */
  readonly sparesSent?: boolean;
}

type From = Omit<Owed, 'owed'>;

interface Source {
  readonly from: PlanetIndex | 'gate' | 'zone';
  readonly count: number;
}

/** Where the seat may take them from, and how many there. */
function sourcesOf(state: State, seat: Seat, { fromGate, outsideEncounter, sparesSent }: From): Source[] {
  const encounter = encounterOf(state);
  const inIt = outsideEncounter && seat === encounter.defense ? encounter.target : null;
  const colonies = coloniesOf(state, seat).filter((planet) => planet !== inIt);
  const isFromAway = fromGate === 'without-colonies' ? colonies.length === 0 : fromGate;
  const away = isFromAway ? (['gate', 'zone'] as const) : [];
  return [
    ...colonies.map((planet) => ({
      from: planet,
      count:
        shipsOn(state, seat, planet) -
        leavingFrom(state, seat, planet) -
        (sparesSent ? sparedOn(state, seat, planet) : 0),
    })),
    ...away.map((from) => ({ from, count: (encounter[from][seat] ?? 0) - leavingFrom(state, seat, from) })),
  ].filter(({ count }) => count > 0);
}

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
  const sources = sourcesOf(state, seat, from);
  const available = sources.reduce((sum, source) => sum + source.count, 0);
  if (available <= count) return [];
  const slots = sources.flatMap((source) => slotsOf(state, seat, source));
  const ships = { kind: 'split', slots, min: count, max: count } as const;
  return [asksShips('ce.ask.give-up-ships', () => ships)(state, seat)];
}

/** Where some ships are spared, one that is told apart is among them. */
function slotsOf(state: State, seat: Seat, { from, count }: Source): Split['slots'] {
  if (typeof from === 'number' && count < shipsOn(state, seat, from))
    return [{ key: planetKey(state, from), max: count }];
  return shipSlots(state, seat, from);
}

function lossesOf(state: State, seat: Seat, answer: Json | undefined, from: From): Batch['losses'] {
  if (answer === undefined) return sourcesOf(state, seat, from).map((source) => ({ seat, ...source }));
  const chosen = answer as Record<string, number>;
  heedStar(state, chosen);
  return Object.entries(chosen)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ seat, from: sourceAt(state, unstarred(key)), count }));
}

const sourceAt = (state: State, key: string): Source['from'] =>
  key === 'gate' || key === 'zone' ? key : planetByKey(state, key);
