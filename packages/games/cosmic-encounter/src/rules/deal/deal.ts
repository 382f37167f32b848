import { call, end, goto, type Json, type Next, rulesOf, type Seat, stay } from '@starboard/engine';
import { throughWindow } from '../abilities/use.ts';
import type { CeTable, DealFailure, Event } from '../state/events.ts';
import { landByOutcome } from '../ships/found-colony.ts';
import { giveUpShips } from '../ships/lose-ships.ts';
import { retrieveShips } from '../ships/move-ships.ts';
import { mainOf, mainPlayers, otherSide, timingOrder } from '../state/seats.ts';
import { encounterOf, type Side, type State } from '../state/state.ts';
import { exchangeCards } from './exchange-cards.ts';
import { type Settlers, settlersIn, settlingQuestion, takeSettlers } from './deal-colonies.ts';
import { lossWithoutDeal } from './deal-loss.ts';
import { refuseExecution } from './deal-refusals.ts';
import { readTerms, readWhyNot, type Talks, talksLength, type Terms, type WhyNot } from './deal-terms.ts';
import { pickQuestion, type Picks } from './deal-picks.ts';
import { talkQuestion, waits } from './deal-talk.ts';

const { procedure } = rulesOf<State, Event>();

const sides = ['offense', 'defense'] as const;

const talksOf = (state: State): Talks => {
  const { talks } = encounterOf(state);
  if (!talks) throw new Error('nobody is talking');
  return talks;
};

const termsOf = (state: State): Terms => talksOf(state).terms as Terms;

interface Locals {
  /** Which ships settle, as both said before anything moved. */
  settlers?: Readonly<Record<Side, Settlers>>;
  released?: { readonly seat: Seat; readonly count: number }[];
}

/**
 * The two main players talk, live for a minute. Either puts terms on the table, the other accepts that version or puts
 * other terms; either may break off.
 */
export const deal = procedure<
  Locals,
  | 'begin'
  | 'talk'
  | 'agreed'
  | 'carry-out'
  | 'pick'
  | 'settlers'
  | 'release'
  | 'made'
  | 'failed'
  | 'paid'
  | 'end'
>('deal', 'begin', {
  begin({ state, now }) {
    encounterOf(state).talks = { terms: null, version: 0, accepted: [], deadline: now + talksLength };
    return goto('talk');
  },
  talk: {
    takes: 'each',
    questions: (state) => talkers(state).map((seat) => talkQuestion(state, talksOf(state), seat)),
    answer(table, _locals, answer, seat) {
      if (answer === 'break-off') return fail(table, 'broken-off', seat);
      const talks = talksOf(table.state);
      if (answer === 'accept') talks.accepted.push(seat);
      else if (answer === 'decline') decline(table, seat);
      else if (readWhyNot(answer)) decline(table, seat, readWhyNot(answer));
      else offer(table, seat, readTerms((answer as { offer: Json }).offer) as Terms);
      return goto(talks.accepted.length === 2 ? 'agreed' : 'talk');
    },
    isTimedOnlyLive: true,
    wakes: (state) => talksOf(state).deadline,
    clock: (table) => (table.now >= talksOf(table.state).deadline ? fail(table, 'time') : stay),
  },
  agreed: ({ state }) => throughWindow(state, 'resolution.deal-made', null, 'carry-out'),
  'carry-out'(table) {
    const { state } = table;
    if (encounterOf(state).result === 'deal-failed') return fail(table, 'quashed');
    if (refuseExecution(state, termsOf(state))) return fail(table, 'impossible');
    return goto('pick');
  },
  pick: {
    takes: 'all',
    questions: (state) => sides.flatMap((side) => pickQuestion(state, side, termsOf(state)[side])),
    answer(table, _locals, answers) {
      exchangeCards(table, termsOf(table.state), (seat) => Object.values((answers.get(seat) ?? {}) as Picks));
      encounterOf(table.state).result = 'deal';
      table.emit({ type: 'dealMade' });
      return goto('settlers');
    },
  },
  settlers: {
    takes: 'all',
    questions: (state) => sides.flatMap((side) => settlingQuestion(state, side, colonyFor(state, side))),
    answer({ state }, locals, answers) {
      const chosen = (side: Side) => settlersIn(answers.get(mainOf(encounterOf(state), side)));
      locals.settlers = { offense: chosen('offense'), defense: chosen('defense') };
      locals.released = releasedBy(state, termsOf(state));
      return goto('release');
    },
  },
  release(_table, { released }) {
    const next = released?.shift();
    return next ? call(retrieveShips, next, 'release') : goto('made');
  },
  made(table, { settlers }) {
    const { state } = table;
    const landings = sides.flatMap((side) =>
      takeSettlers(state, side, colonyFor(state, side), settlers?.[side] ?? []),
    );
    landByOutcome(table, ...landings);
    // what they set off is answered when the outcome has been recorded
    return goto('end');
  },
  failed: ({ state }) => throughWindow(state, 'resolution.deal-failed', null, 'paid'),
  paid({ state }) {
    const encounter = encounterOf(state);
    const owed = mainPlayers(encounter).map((seat) => ({ seat, count: lossWithoutDeal(encounter, seat) }));
    return call(giveUpShips, { owed, fromGate: true }, 'end');
  },
  end({ state }) {
    encounterOf(state).talks = null;
    return end();
  },
});

/** There is no deal, and all players hear why. */
function fail(table: CeTable, why: DealFailure, seat: Seat | null = null): Next<'failed'> {
  encounterOf(table.state).result = 'deal-failed';
  table.emit({ type: 'dealFailed', why, seat });
  return goto('failed');
}

/** Both, and first the one whose word is waited for. */
const talkers = (state: State): Seat[] => {
  const isWaiting = (seat: Seat) => waits(talksOf(state), seat);
  const seats = mainPlayers(encounterOf(state));
  return [...seats.filter((seat) => !isWaiting(seat)), ...seats.filter(isWaiting)];
};

/** The planet on which the side may found a colony. */
const colonyFor = (state: State, side: Side): string | null => termsOf(state)[otherSide(side)].colony;

function offer(table: CeTable, seat: Seat, terms: Terms): void {
  const { state } = table;
  const encounter = encounterOf(state);
  const talks = talksOf(state);
  Object.assign(talks, { terms, version: talks.version + 1, accepted: [seat] });
  delete talks.declined;
  delete talks.why;
  const side = seat === encounter.offense ? 'offense' : 'defense';
  const to = mainOf(encounter, otherSide(side));
  const { version } = talks;
  table.emit({ type: 'dealOffered', seat, to, version, gives: terms[side], wants: terms[otherSide(side)] });
}

/** The offer stands, but its maker hears that it will not do. */
function decline(table: CeTable, seat: Seat, why: WhyNot | null = null): void {
  const talks = talksOf(table.state);
  talks.declined = seat;
  if (why) talks.why = why;
  table.emit({ type: 'dealDeclined', seat, ...(why && { why }) });
}

/** Ships that leave the warp, in the order in which their owners place them. */
const releasedBy = (state: State, terms: Terms): { seat: Seat; count: number }[] =>
  timingOrder(state)
    .map((seat) => ({ seat, count: (terms.offense.release[seat] ?? 0) + (terms.defense.release[seat] ?? 0) }))
    .filter(({ count }) => count > 0);
