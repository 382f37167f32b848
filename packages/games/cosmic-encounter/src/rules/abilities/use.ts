import {
  asks,
  call,
  end,
  goto,
  type Json,
  type Next,
  type Procedure,
  type Question,
  rulesOf,
  type Seat,
} from '@starboard/engine';
import { ownKey } from '../../keys/uses.ts';
import type { CardId } from '../../content/cosmic-cards.ts';
import type { WindowName } from '../../content/windows.ts';
import type { Asking } from '../asking/asking.ts';
import { cutEncounter } from '../encounter/cut-encounter.ts';
import { releaseAllies } from '../encounter/departed-allies.ts';
import { discardTech } from '../techs/discard-tech.ts';
import type { CeTable, Event } from '../state/events.ts';
import { turnUpSheets } from '../powers/hidden-sheets.ts';
import { noteLostPowers } from '../powers/lost-powers.ts';
import { isOutOfCards } from '../cards/out-of-cards.ts';
import { forgetStar } from '../ships/ship-places.ts';
import { type Run, runs, runsFrom } from '../runs.ts';
import { timingOrder } from '../state/seats.ts';
import { sheetUseFor } from '../cards/sheet-cards.ts';
import { encounterOf, type State, type Trigger, type Use } from '../state/state.ts';
import { announce, reactionTo, turnUp } from './announcing.ts';
import { currentUse } from './answering.ts';
import { carryOut, decisionOf, onwards } from './carrying-out.ts';
import { putAway, techSpent } from './putting-away.ts';
import { abilityOf } from './registry.ts';
import { canStillPlay, mayHaveSomething, nextDue, usableIn } from './usable.ts';
import { isOver, windowQuestion } from './window-question.ts';

const { procedure } = rulesOf<State, Event>();

export interface WindowLocals {
  readonly name: WindowName;
  /** Only this seat's moment, as when allies answer one after another. */
  readonly only: Seat | null;
}

const seatsOf = (state: State, only: Seat | null): readonly Seat[] =>
  only === null ? timingOrder(state) : [only];

/**
 * A moment at which players may act. What is compulsory comes first; then every player who might have something is
 * asked at once and in secret, and the first in timing order who acts does so. After that the window is open
 * again, until all pass.
 */
export const window: Procedure<WindowLocals> = procedure<WindowLocals, 'musts' | 'ask'>('window', 'musts', {
  musts({ state }, locals) {
    if (isOver(state, locals.name)) return end();
    const due = nextDue(state, locals.name, seatsOf(state, locals.only));
    if (!due) return goto('ask');
    return call(use, { seat: due.seat, ability: due.ability.id, card: null, window: locals.name }, 'musts');
  },
  ask: {
    takes: 'all',
    isWindow: true,
    questions(state, locals) {
      const questions: Question[] = [];
      for (const seat of seatsOf(state, locals.only)) {
        if (mayHaveSomething(state, locals.name, seat))
          questions.push(windowQuestion(state, locals.name, seat));
      }
      return questions;
    },
    answer(table, locals, answers) {
      if (answers.size === 0) return end();
      const { state } = table;
      for (const seat of seatsOf(state, locals.only)) {
        // most windows pass without an act
        if ((answers.get(seat) ?? 'pass') === 'pass') continue;
        if (answers.get(seat) === 'turn-up') {
          turnUpSheets(table, seat);
          return goto('musts');
        }
        const chosen = usableIn(state, locals.name, seat).find(
          ({ ability }) => ability.id === answers.get(seat),
        );
        if (chosen) {
          const { ability, card } = chosen;
          if (ability.source.kind === 'power') turnUpSheets(table, seat, ability.source.alien);
          return call(use, { seat, ability: ability.id, card, window: locals.name }, 'musts');
        }
      }
      return end();
    },
  },
});

/** Opens a window in a sequence, which goes on when it closes; one that would close without a word is passed by. */
export function openWindow(state: State, name: WindowName, only: Seat | null = null): Run | undefined {
  if (isOver(state, name)) return undefined;
  const seats = seatsOf(state, only);
  if (nextDue(state, name, seats)) return runs(window, { name, only });
  // nothing has to be done first: the players are asked
  for (const seat of seats)
    if (mayHaveSomething(state, name, seat)) return runsFrom(window, 'ask', { name, only });
  return undefined;
}

/** The same in a procedure, which goes on with that step. */
export const throughWindow = <Step extends string>(
  state: State,
  name: WindowName,
  only: Seat | null,
  then: Step,
): Next<Step> => onwards(openWindow(state, name, only), then);

export interface UseLocals {
  readonly seat: Seat;
  readonly ability: string;
  card: CardId | null;
  readonly window: WindowName;
  choices?: Json;
  /** The question they answer. */
  prompt?: string;
}

/** Something is announced with its choices, may be answered, and then takes effect. */
export const use: Procedure<UseLocals> = procedure<
  UseLocals,
  | 'choose'
  | 'name'
  | 'chosen'
  | 'announce'
  | 'resolve'
  | 'decide'
  | 'afterwards'
  | 'finish'
  | 'put-away'
  | 'settled'
>('use', 'choose', {
  choose(_table, { seat, ability }) {
    const { asks: asking } = abilityOf(ability);
    if (typeof asking === 'function') return goto('name');
    return asking ? call(asking, { seat }, 'chosen') : goto('chosen');
  },
  name: asks(
    (state, { seat, ability }): Question => (abilityOf(ability).asks as Asking)(state, seat),
    ({ state }, locals, choices) => {
      locals.choices = choices;
      locals.prompt = (abilityOf(locals.ability).asks as Asking)(state, locals.seat).prompt;
      return goto('chosen');
    },
  ),
  chosen({ state }, locals, named) {
    const { seat, card, window: name } = locals;
    const ability = abilityOf(locals.ability);
    const choices = (named ?? locals.choices ?? null) as Json;
    if (ability.asks && choices === null) return end();
    locals.choices = choices;
    if (ability.showsCard) locals.card = choices as CardId;
    const sheetUse = ability.source.kind === 'power' ? null : sheetUseFor(state, seat, card);
    return sheetUse
      ? call(use, { seat, ability: sheetUse, card, window: name }, 'announce')
      : goto('announce');
  },
  announce(table, locals) {
    const { seat, card } = locals;
    const ability = abilityOf(locals.ability);
    // the power that was to play it may have been stopped, or another flare played to save it
    if (card !== null && !canStillPlay(table.state, seat, ability, card)) return end();
    if (!turnUp(table, seat, ability.source)) return end();
    announce(table, locals, ability);
    const reaction = reactionTo(ability, card);
    return reaction ? throughWindow(table.state, reaction, null, 'resolve') : goto('resolve');
  },
  resolve(table, locals) {
    const current = currentUse(table.state);
    const ability = abilityOf(locals.ability);
    if (!current.isCancelled) {
      if (ability.lasts) encounterOf(table.state).lasting.push(ownKey(current.seat, ability.id));
      return carryOut(table, ability.effect, 'afterwards');
    }
    table.emit({ type: 'abilityCancelled', seat: current.seat, ability: current.ability });
    ability.cancelled?.(table, current);
    return goto('finish');
  },
  afterwards: (table, { ability }, result) =>
    carryOut(table, abilityOf(ability).afterwards, 'finish', result),
  decide: asks(
    (state, { seat, ability }): Question => decisionOf(ability).question(state, seat),
    (table, { ability }, answer, by) => {
      const decision = decisionOf(ability);
      const next = decision.answer(table, currentUse(table.state), answer, by);
      return onwards(next, decision === abilityOf(ability).effect ? 'afterwards' : 'finish');
    },
  ),
  finish(table) {
    const done = table.state.uses.pop() as Use;
    putAway(table, done);
    const tech = techSpent(done);
    return tech ? call(discardTech, { seat: done.seat, tech }, 'put-away') : goto('put-away');
  },
  'put-away': (table) => settleThen(table, 'settled'),
  settled: () => end(),
});

/** Whether nothing follows from what was done; powers that are lost by it and allies without ships are noted. */
function isSettled(table: CeTable): boolean {
  const { state } = table;
  noteLostPowers(table);
  releaseAllies(state);
  if (state.triggers.length > 0) return false;
  forgetStar(state);
  return !isOutOfCards(state);
}

/** What follows from an effect once it is done: answers to what happened, and the end of a turn without cards. */
export const settle = procedure<object, 'next' | 'answer' | 'answered' | 'out-of-cards'>('settle', 'next', {
  next(table) {
    if (isSettled(table)) return end();
    const { state } = table;
    const trigger = state.triggers.shift();
    if (!trigger)
      return throughWindow(state, 'trigger.out-of-cards', encounterOf(state).offense, 'out-of-cards');
    state.happened.push({ ...trigger, number: ++encounterOf(state).triggers });
    // who discards a card comes before all who would like to have it
    return trigger.type === 'card-discarded'
      ? throughWindow(state, 'trigger.own-card-discarded', trigger.seat, 'answer')
      : goto('answer');
  },
  answer({ state }) {
    const { type } = state.happened.at(-1) as Trigger;
    return throughWindow(state, `trigger.${type}`, null, 'answered');
  },
  answered({ state }) {
    state.happened.pop();
    return goto('next');
  },
  'out-of-cards'(table) {
    if (isOutOfCards(table.state)) cutEncounter(table);
    return end();
  },
});

/** Settles what follows from an effect in a sequence; mostly nothing does. */
export const settling = (table: CeTable): Run | undefined =>
  isSettled(table) ? undefined : runs(settle, {});

/** The same in a procedure, which goes on with that step. */
export const settleThen = <Step extends string>(table: CeTable, then: Step): Next<Step> =>
  onwards(settling(table), then);
