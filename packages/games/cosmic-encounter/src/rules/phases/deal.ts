import {
  asks,
  below,
  call,
  end,
  goto,
  type Json,
  type Open,
  pickOne,
  type Question,
  type RandomState,
  reason,
  rulesOf,
  type Seat,
  stay,
} from '@starboard/engine';
import { settle, window } from '../abilities/use.ts';
import { moveCards, randomCards } from '../cards.ts';
import type { CeTable, Event } from '../events.ts';
import { giveUpShips } from '../lose-ships.ts';
import { retrieveShips } from '../move-ships.ts';
import { byPlanet, fromColonies, planetByKey } from '../planets.ts';
import { mainOf } from '../seats.ts';
import { addTo, moveToPlanet } from '../ships.ts';
import { encounterOf, playerOf, type Side, type State } from '../state.ts';
import {
  type Gift,
  grantable,
  mostReleased,
  nothing,
  readTerms,
  refuseTerms,
  type Terms,
} from './deal-terms.ts';

const { procedure } = rulesOf<State, Event>();

/** One minute to agree. */
export const talksLength = 60_000;
const failedDealLoss = 3;

interface Talks {
  /** The latest offer and who has accepted it. */
  terms: Terms | null;
  version: number;
  accepted: Seat[];
  deadline: number | null;
}

interface Locals {
  talks?: Talks;
}

const talksOf = (locals: Locals): Talks =>
  (locals.talks ??= { terms: null, version: 0, accepted: [], deadline: null });

/**
 * The two main players talk for a minute. Either puts terms on the table, the other accepts that version or puts
 * other terms; either may break off.
 */
export const deal = procedure<
  Locals,
  | 'begin'
  | 'talk'
  | 'quash'
  | 'carry-out'
  | 'release-first'
  | 'release-second'
  | 'settle-first'
  | 'settle-second'
  | 'made'
  | 'failed'
  | 'paid'
  | 'end'
>('deal', 'begin', {
  begin(table, locals) {
    talksOf(locals).deadline = table.now + talksLength;
    return goto('talk');
  },
  talk: {
    takes: 'each',
    questions: (state, locals) => {
      const encounter = encounterOf(state);
      const seats = [encounter.offense, mainOf(encounter, 'defense')];
      return seats.map((seat) => talkQuestion(state, locals.talks ?? talksOf({}), seat));
    },
    answer(table, locals, answer, seat) {
      const talks = talksOf(locals);
      if (answer === 'break-off') return goto('failed');
      if (answer === 'accept') talks.accepted.push(seat);
      else {
        talks.terms = readTerms((answer as { offer: Json }).offer);
        talks.version++;
        talks.accepted = [seat];
        table.emit({ type: 'dealOffered', seat, version: talks.version });
      }
      return talks.accepted.length === 2 ? goto('quash') : goto('talk');
    },
    clock: (table, locals) => (table.now >= (talksOf(locals).deadline ?? 0) ? goto('failed') : stay),
  },
  quash: () => call(window, { name: 'resolution.deal-made', only: null }, 'carry-out'),
  'carry-out'(table, locals) {
    const { state } = table;
    const encounter = encounterOf(state);
    const { terms } = talksOf(locals);
    // quashed, or no longer possible
    if (encounter.result === 'deal-failed' || !terms || refuseTerms(state, terms)) return goto('failed');
    exchangeCards(table, terms);
    encounter.result = 'deal';
    table.emit({ type: 'dealMade' });
    return goto('release-first');
  },
  'release-first': ({ state }, locals) =>
    call(
      retrieveShips,
      { seat: encounterOf(state).offense, count: talksOf(locals).terms?.defense.release ?? 0 },
      'release-second',
    ),
  'release-second': ({ state }, locals) =>
    call(
      retrieveShips,
      {
        seat: mainOf(encounterOf(state), 'defense'),
        count: talksOf(locals).terms?.offense.release ?? 0,
      },
      'settle-first',
    ),
  'settle-first': (_table, locals) =>
    call(
      settleColony,
      { planet: talksOf(locals).terms?.defense.colony ?? null, side: 'offense' },
      'settle-second',
    ),
  'settle-second': (_table, locals) =>
    call(settleColony, { planet: talksOf(locals).terms?.offense.colony ?? null, side: 'defense' }, 'made'),
  made: () => call(settle, {}, 'end'),
  failed({ state }) {
    const encounter = encounterOf(state);
    encounter.result = 'deal-failed';
    return call(window, { name: 'resolution.deal-failed', only: null }, 'paid');
  },
  paid({ state }) {
    const encounter = encounterOf(state);
    const owed = [encounter.offense, mainOf(encounter, 'defense')].map((seat) => ({
      seat,
      count: Math.max(0, failedDealLoss + (encounter.dealLoss[seat] ?? 0)),
    }));
    return call(giveUpShips, { owed, fromGate: true }, 'end');
  },
  end: () => end(),
});

const talkQuestion = (state: State, talks: Talks, seat: Seat): Question => {
  const canAccept =
    talks.terms !== null && !talks.accepted.includes(seat) && refuseTerms(state, talks.terms) === null;
  const shape: Open = {
    kind: 'open',
    refuse(answer) {
      if (answer === 'break-off') return null;
      if (answer === 'accept')
        return canAccept ? null : reason('ce.nothing-to-accept', undefined, 'ce.rule.deals');
      const terms = readTerms((answer as { offer?: Json } | null)?.offer);
      return terms ? refuseTerms(state, terms) : reason('engine.malformed');
    },
    enumerate: () => [...(canAccept ? ['accept'] : []), 'break-off', ...simpleOffers(state)],
    sample: (random, stream) => sampleTalk(state, seat, canAccept, random, stream),
  };
  return { seat, prompt: 'ce.ask.deal', shape };
};

/** Offers a program may think of: one card or one colony, either way. */
function simpleOffers(state: State): Json[] {
  const encounter = encounterOf(state);
  const defense = mainOf(encounter, 'defense');
  const gifts = (giver: Seat, receiver: Seat): Gift[] => [
    nothing,
    ...(playerOf(state, giver).hand.length > 0 ? [{ ...nothing, random: 1 }] : []),
    ...grantable(state, giver, receiver).map((colony) => ({ ...nothing, colony })),
    ...(mostReleased(state, giver, receiver) > 0 ? [{ ...nothing, release: 1 }] : []),
  ];
  return gifts(encounter.offense, defense)
    .flatMap((offense) => gifts(defense, encounter.offense).map((gift) => ({ offense, defense: gift })))
    .filter((terms) => refuseTerms(state, terms) === null)
    .map((terms) => ({ offer: terms }) as unknown as Json);
}

/** A random talker agrees half the time and breaks off now and then, so that talks end. */
function sampleTalk(
  state: State,
  _seat: Seat,
  canAccept: boolean,
  random: RandomState,
  stream: string,
): Json {
  if (canAccept && below(random, stream, 2) === 0) return 'accept';
  const offers = simpleOffers(state);
  return offers.length === 0 || below(random, stream, 4) === 0
    ? 'break-off'
    : pickOne(random, stream, offers);
}

function exchangeCards(table: CeTable, terms: Terms): void {
  const { state } = table;
  const { offense } = encounterOf(state);
  const defense = mainOf(encounterOf(state), 'defense');
  // both gifts are taken from the hands as they were
  const chosen = (giver: Seat, gift: Gift) => {
    const rest = randomCards(table, giver, playerOf(state, giver).hand.length).filter(
      (card) => !gift.cards.includes(card),
    );
    return [...gift.cards, ...rest.slice(0, gift.random)];
  };
  const fromOffense = chosen(offense, terms.offense);
  const fromDefense = chosen(defense, terms.defense);
  moveCards(table, offense, defense, fromOffense);
  moveCards(table, defense, offense, fromDefense);
}

interface Settling {
  readonly planet: string | null;
  readonly side: Side;
}

/** The receiver of a colony settles it with ships of its choice, from the gate and its colonies. */
const settleColony = procedure<Settling, 'begin' | 'which'>('settle-colony', 'begin', {
  begin: (_table, { planet }) => (planet === null ? end() : goto('which')),
  which: asks(
    (state, { side }) => {
      const encounter = encounterOf(state);
      const seat = mainOf(encounter, side);
      const shape = fromColonies(state, seat, 1, Number.MAX_SAFE_INTEGER);
      const onGate = encounter.gate[seat] ?? 0;
      const slots = onGate > 0 ? [...shape.slots, { key: 'gate', max: onGate }] : shape.slots;
      const max = slots.reduce((sum, slot) => sum + slot.max, 0);
      return { seat, prompt: 'ce.ask.settle', shape: { ...shape, slots, max } };
    },
    (table, { planet, side }, answer) => {
      const { state } = table;
      const encounter = encounterOf(state);
      const seat = mainOf(encounter, side);
      const target = planetByKey(state, String(planet));
      const { gate = 0, ...rest } = answer;
      addTo(encounter.gate, seat, -gate);
      for (const [from, count] of Object.entries(byPlanet(state, rest)))
        moveToPlanet(state, seat, Number(from), -count);
      const ships = Object.values(answer).reduce((sum, count) => sum + count, 0);
      moveToPlanet(state, seat, target, ships);
      table.emit({ type: 'colonyFounded', seat, planet: target, ships });
      state.triggers.push({ type: 'colony-gained', seat });
      return end();
    },
  ),
});

export const dealProcedures = [deal, settleColony];
