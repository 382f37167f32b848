import { call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { type CardType, typeOf } from '../content/cosmic-cards.ts';
import { asksPlayer, asksSome } from '../rules/asking.ts';
import { demandCard } from '../rules/demand-card.ts';
import type { Event } from '../rules/events.ts';
import { giveUpShips } from '../rules/lose-ships.ts';
import { dismiss, retrieveShips } from '../rules/move-ships.ts';
import { addShips } from '../rules/prometheus.ts';
import { transformCard } from '../rules/replace-card.ts';
import { timingOrder } from '../rules/seats.ts';
import { coloniesOf } from '../rules/ships.ts';
import { encounterOf, playerOf, type State, type Use } from '../rules/state.ts';
import { retrieve } from '../rules/warp.ts';
import { artifact } from './artifact.ts';

const { procedure } = rulesOf<State, Event>();

/** All attacks of the main players count as negotiates for the rest of the encounter. */
export const emotionControl = artifact('emotion-control', {
  when: 'reveal.after-reveal',
  as: 'any',
  effect: ({ state }) => {
    encounterOf(state).noAttacks = true;
    for (const side of ['offense', 'defense'] as const)
      transformCard(state, side, { type: 'negotiate', value: 0 });
  },
});

const allied = (state: State): string[] =>
  encounterOf(state).allies.flatMap((side, seat) => (side === null ? [] : [String(seat)]));

/** Sends any allies home. */
export const forceField = artifact('force-field', {
  when: 'alliance.after-formed',
  as: 'any',
  if: (state) => allied(state).length > 0,
  asks: asksSome('ce.ask.force-field', allied, 1),
  effect: ({ state }, { choices }) => {
    const named = (choices as readonly string[]).map(Number);
    const seats = timingOrder(state).filter((seat) => named.includes(seat));
    return dismiss(state, seats);
  },
});

/** Nobody gets compensation or rewards this encounter. */
export const ionicGas = artifact('ionic-gas', {
  when: 'resolution.winner-determined',
  as: 'any',
  effect: ({ state }) => {
    const encounter = encounterOf(state);
    encounter.noCompensation = true;
    encounter.noRewards = true;
  },
});

/** Everybody's ships leave the warp; an offense without a colony puts up to four on the gate. */
export const mobiusTubes = artifact('mobius-tubes', {
  when: 'regroup.start',
  as: 'offense',
  if: (state) => state.warp.some((count) => count > 0),
  effect: (table) => {
    const { state } = table;
    const { offense } = encounterOf(state);
    if (coloniesOf(state, offense).length === 0)
      addShips(state, offense, 'gate', retrieve(table, offense, 4));
    return call(emptyWarp, { left: [...timingOrder(state)] }, 'finish');
  },
  repeats: true,
});

const emptyWarp = procedure<{ readonly left: Seat[] }, 'next'>('mobius-tubes', 'next', {
  next({ state }, { left }) {
    const seat = left.shift();
    return seat === undefined ? end() : call(retrieveShips, { seat, count: state.warp[seat] ?? 0 }, 'next');
  },
});

/** A player of choice loses three ships and one card of each type it holds. */
export const plague = artifact('plague', {
  when: 'regroup.start',
  as: 'any',
  asks: asksPlayer('ce.ask.plague', ({ players }) => players.map((_, player) => player)),
  effect: (_table, { choices }: Use) =>
    call(suffer, { seat: Number(choices), left: [...cardTypes] }, 'finish'),
});

const cardTypes: readonly CardType[] = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'];

interface Suffering {
  readonly seat: Seat;
  readonly left: CardType[];
}

const suffer = procedure<Suffering, 'ships' | 'cards'>('plague', 'ships', {
  ships: (_table, { seat }) => call(giveUpShips, { owed: [{ seat, count: 3 }], fromGate: false }, 'cards'),
  cards({ state }, { seat, left }) {
    const type = left.shift();
    if (type === undefined) return end();
    const isHeld = playerOf(state, seat).hand.some((card) => typeOf(card) === type);
    const demand = { seat, type, atLeast: 0, instead: null, rule: 'ce.rule.plague' };
    return isHeld ? call(demandCard, demand, 'cards') : goto('cards');
  },
});

/** Undoes a deal before it is carried out; both main players pay as for a failed one. */
export const quash = artifact('quash', {
  when: 'resolution.deal-made',
  as: 'any',
  effect: ({ state }) => {
    encounterOf(state).result = 'deal-failed';
  },
});

export const artifactProcedures = [emptyWarp, suffer];
