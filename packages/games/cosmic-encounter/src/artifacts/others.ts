import { asks, call, end, reason, rulesOf, type Seat } from '@starboard/engine';
import { type CardType, typeOf } from '../content/cosmic-cards.ts';
import { discardFromHand } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { giveUpShips } from '../rules/lose-ships.ts';
import { goHomeAll, retrieveShips } from '../rules/move-ships.ts';
import { timingOrder } from '../rules/seats.ts';
import { addTo, coloniesOf } from '../rules/ships.ts';
import { encounterOf, playerOf, type State, type Use } from '../rules/state.ts';
import { artifact } from './artifact.ts';

const { procedure } = rulesOf<State, Event>();

/** All attacks of the main players count as negotiates for the rest of the encounter. */
export const emotionControl = artifact('emotion-control', {
  when: 'reveal.after-reveal',
  as: 'any',
  effect: ({ state }) => {
    const { cards } = encounterOf(state);
    for (const played of [cards.offense, cards.defense])
      if (played) played.counts = { type: 'negotiate', value: 0 };
  },
});

const allied = (state: State): string[] =>
  encounterOf(state).allies.flatMap((side, seat) => (side === null ? [] : [String(seat)]));

const chooseAllies = procedure<{ readonly seat: Seat }, 'which'>('force-field-allies', 'which', {
  which: asks(
    (state, { seat }) => {
      const options = allied(state);
      return {
        seat,
        prompt: 'ce.ask.force-field',
        shape: { kind: 'pick', options, min: 1, max: options.length },
      };
    },
    (_table, _locals, seats) => end(seats),
  ),
});

/** Sends any allies home. */
export const forceField = artifact('force-field', {
  when: 'alliance.after-formed',
  as: 'any',
  if: (state) => allied(state).length > 0,
  asks: chooseAllies,
  effect: ({ state }, { choices }) => {
    const named = (choices as readonly string[]).map(Number);
    const seats = timingOrder(state).filter((seat) => named.includes(seat));
    for (const seat of seats) encounterOf(state).allies[seat] = null;
    return call(goHomeAll, { seats }, 'finish');
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
  effect: ({ state }) => {
    const { offense, gate } = encounterOf(state);
    if (coloniesOf(state, offense).length === 0) {
      const count = Math.min(4, state.warp[offense] ?? 0);
      addTo(state.warp, offense, -count);
      addTo(gate, offense, count);
    }
    return call(emptyWarp, { left: timingOrder(state) }, 'finish');
  },
  repeats: true,
});

const emptyWarp = procedure<{ readonly left: Seat[] }, 'next'>('mobius-tubes', 'next', {
  next({ state }, { left }) {
    const seat = left.shift();
    return seat === undefined ? end() : call(retrieveShips, { seat, count: state.warp[seat] ?? 0 }, 'next');
  },
});

const choosePlayer = procedure<{ readonly seat: Seat }, 'who'>('plague-player', 'who', {
  who: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.plague',
      shape: { kind: 'choose', options: state.players.map((_, player) => String(player)) },
    }),
    (_table, _locals, seat) => end(seat),
  ),
});

/** A player of choice loses three ships and one card of each type it holds. */
export const plague = artifact('plague', {
  when: 'regroup.start',
  as: 'any',
  asks: choosePlayer,
  effect: (_table, { choices }: Use) => call(suffer, { seat: Number(choices), types: null }, 'finish'),
});

const cardTypes: readonly CardType[] = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'];

interface Suffering {
  readonly seat: Seat;
  types: CardType[] | null;
}

const cardsOfType = (state: State, seat: Seat, type: CardType | undefined): string[] =>
  playerOf(state, seat).hand.filter((card) => typeOf(card) === type);

const suffer = procedure<Suffering, 'ships' | 'begin-cards' | 'cards'>('plague', 'ships', {
  ships: (_table, { seat }) =>
    call(giveUpShips, { owed: [{ seat, count: 3 }], fromGate: false }, 'begin-cards'),
  'begin-cards'(table, locals) {
    const { seat } = locals;
    locals.types ??= cardTypes.filter((type) => cardsOfType(table.state, seat, type).length > 0);
    // a single card of its type is no choice
    const single = locals.types.find((type) => cardsOfType(table.state, seat, type).length === 1);
    if (single) {
      discardFromHand(table, seat, cardsOfType(table.state, seat, single));
      locals.types = locals.types.filter((type) => type !== single);
      return { do: 'goto', step: 'begin-cards' };
    }
    return locals.types.length === 0 ? end() : { do: 'goto', step: 'cards' };
  },
  cards: asks(
    (state, { seat, types }) => ({
      seat,
      prompt: 'ce.ask.discard-one',
      shape: {
        kind: 'choose',
        options: cardsOfType(state, seat, types?.[0]),
        why: () => reason('ce.other-type', undefined, 'ce.rule.plague'),
      },
    }),
    (table, locals, card) => {
      discardFromHand(table, locals.seat, [card]);
      locals.types = locals.types?.slice(1) ?? [];
      return { do: 'goto', step: 'begin-cards' };
    },
  ),
});

/** Undoes a deal before it is carried out; both main players pay as for a failed one. */
export const quash = artifact('quash', {
  when: 'resolution.deal-made',
  as: 'any',
  effect: ({ state }) => {
    encounterOf(state).result = 'deal-failed';
  },
});

export const artifactProcedures = [chooseAllies, emptyWarp, choosePlayer, suffer];
