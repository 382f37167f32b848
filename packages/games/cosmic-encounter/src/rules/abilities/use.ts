import {
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
import type { CardId } from '../../content/cosmic-cards.ts';
import type { WindowName } from '../../content/windows.ts';
import { putOnDiscard } from '../cards.ts';
import { cutEncounter } from '../cut-encounter.ts';
import type { CeTable, Event } from '../events.ts';
import { noteLostPowers } from '../lost-powers.ts';
import { giveBack, hasAtHand, mayPlayEncounterCard, sheetUseFor, takeCard } from '../sheet-cards.ts';
import { timingOrder } from '../seats.ts';
import { encounterOf, playerOf, type State, type Use } from '../state.ts';
import type { KnownAbility, Source } from './ability.ts';
import { abilityOf } from './registry.ts';
import { mayHaveSomething, nextDue, useKey, usableIn } from './usable.ts';

const { procedure } = rulesOf<State, Event>();

interface WindowLocals {
  readonly name: WindowName;
  /** Only this seat's moment, as when allies answer one after another. */
  readonly only: Seat | null;
}

const seatsOf = (state: State, { only }: WindowLocals): Seat[] =>
  only === null ? timingOrder(state) : [only];

/**
 * A moment at which players may act. What is compulsory comes first; then everybody who might have something is
 * asked at once and in secret, and the first in timing order who acts does so. After that the window is open
 * again, until all pass.
 */
export const window: Procedure<WindowLocals> = procedure<WindowLocals, 'musts' | 'ask'>('window', 'musts', {
  musts({ state }, locals) {
    if (encounterOf(state).isCut || isAnswered(state, locals.name)) return end();
    const due = nextDue(state, locals.name, seatsOf(state, locals));
    if (!due) return goto('ask');
    return call(use, { seat: due.seat, ability: due.ability.id, card: null, window: locals.name }, 'musts');
  },
  ask: {
    takes: 'all',
    questions: (state, locals) =>
      seatsOf(state, locals)
        .filter((seat) => mayHaveSomething(state, locals.name, seat))
        .map((seat) => windowQuestion(state, locals.name, seat)),
    answer({ state }, locals, answers) {
      for (const seat of seatsOf(state, locals)) {
        const chosen = usableIn(state, locals.name, seat).find(
          ({ ability }) => ability.id === answers.get(seat),
        );
        if (chosen) {
          const { ability, card } = chosen;
          return call(use, { seat, ability: ability.id, card, window: locals.name }, 'musts');
        }
      }
      return end();
    },
  },
});

const windowQuestion = (state: State, name: WindowName, seat: Seat): Question => ({
  seat,
  prompt: `ce.ask.${name}`,
  shape: {
    kind: 'choose',
    options: [...usableIn(state, name, seat).map(({ ability }) => ability.id), 'pass'],
  },
  timeout: 'pass',
  secret: true,
});

/** A use that has been cancelled needs no further answer. */
const isAnswered = (state: State, name: WindowName): boolean =>
  name.startsWith('react.') && (state.uses.at(-1)?.isCancelled ?? true);

export const openWindow = (name: WindowName, only: Seat | null = null): Next<string> => ({
  ...call(window, { name, only }, ''),
});

interface UseLocals {
  readonly seat: Seat;
  readonly ability: string;
  readonly card: CardId | null;
  readonly window: WindowName;
  choices?: Json;
}

/** Something is announced with its choices, may be answered, and then takes effect. */
export const use: Procedure<UseLocals> = procedure<
  UseLocals,
  'choose' | 'chosen' | 'announce' | 'resolve' | 'finish' | 'settled'
>('use', 'choose', {
  choose(_table, { seat, ability }) {
    const { asks } = abilityOf(ability);
    return asks ? call(asks, { seat }, 'chosen') : goto('chosen');
  },
  chosen({ state }, locals, choices) {
    const { seat, card, window: name } = locals;
    const ability = abilityOf(locals.ability);
    if (ability.asks && choices === undefined) return end();
    locals.choices = (choices ?? null) as Json;
    const sheetUse = ability.source.kind === 'power' ? null : sheetUseFor(state, seat, card);
    return sheetUse
      ? call(use, { seat, ability: sheetUse, card, window: name }, 'announce')
      : goto('announce');
  },
  announce(table, locals) {
    const { seat, card } = locals;
    const ability = abilityOf(locals.ability);
    // the power that was to play it may have been stopped
    if (card !== null && !hasAtHand(table.state, seat, card)) return end();
    announce(table, locals, ability, locals.choices ?? null);
    const reaction = reactionTo(ability);
    return reaction ? call(window, { name: reaction, only: null }, 'resolve') : goto('resolve');
  },
  resolve(table, locals) {
    const current = table.state.uses.at(-1) as Use;
    const ability = abilityOf(locals.ability);
    if (!current.isCancelled) return ability.effect(table, current) ?? goto('finish');
    table.emit({ type: 'abilityCancelled', seat: current.seat, ability: current.ability });
    ability.cancelled?.(table, current);
    return goto('finish');
  },
  finish(table, locals) {
    const done = table.state.uses.pop();
    if (done) putAway(table, done, abilityOf(locals.ability).source);
    return call(settle, {}, 'settled');
  },
  settled: () => end(),
});

function announce(
  table: CeTable,
  { seat, card, window: name }: UseLocals,
  ability: KnownAbility,
  choices: Json,
): void {
  const { state } = table;
  const encounter = encounterOf(state);
  encounter.used.push(useKey(seat, ability, name));
  state.uses.push({
    seat,
    ability: ability.id,
    card,
    choices,
    isCancelled: false,
    cardTo: null,
    fromSheet: null,
  });
  if (card !== null) {
    table.reveal();
    (state.uses.at(-1) as Use).fromSheet = takeCard(state, seat, card);
    if (ability.source.kind === 'flare') encounter.flares.push({ seat, card });
  }
  table.emit({ type: 'abilityAnnounced', seat, ability: ability.id, card });
}

const reactions: Readonly<Record<Source['kind'], WindowName>> = {
  power: 'react.power-use',
  flare: 'react.flare',
  artifact: 'react.artifact',
  reinforcement: 'react.reinforcement',
};

const reactionTo = ({ isNoUse, source }: KnownAbility): WindowName | null =>
  isNoUse ? null : reactions[source.kind];

/** Artifacts are spent; a flare goes back to its player unless it was stopped; some cards go elsewhere. */
function putAway(table: CeTable, { seat, card, isCancelled, cardTo, fromSheet }: Use, source: Source): void {
  if (card === null) return;
  const isPlacedAlready = source.kind === 'reinforcement' && !isCancelled;
  if (isPlacedAlready) return;
  const isKept = source.kind === 'power' || (source.kind === 'flare' && !isCancelled);
  if (isKept && cardTo === null && fromSheet !== null) return giveBack(table, seat, fromSheet, card);
  const to = cardTo ?? (isKept ? seat : 'discard');
  if (to === 'discard') return putOnDiscard(table, seat, [card], true);
  playerOf(table.state, to).hand.push(card);
  if (to !== seat) table.emit({ type: 'cardsTaken', seat: to, from: seat, cards: [card] });
}

/** What follows from an effect once it is done: answers to what happened, and the end of a turn without cards. */
export const settle = procedure<object, 'next' | 'answered'>('settle', 'next', {
  next(table) {
    const { state } = table;
    noteLostPowers(table);
    const trigger = state.triggers.shift();
    if (trigger) {
      state.happened.push(trigger);
      return call(window, { name: `trigger.${trigger.type}`, only: null }, 'answered');
    }
    endTurnWithoutCards(table);
    return end();
  },
  answered({ state }) {
    state.happened.pop();
    return goto('next');
  },
});

/** From regroup until cards are selected an offense without an encounter card ends its turn, in the revised edition. */
function endTurnWithoutCards(table: CeTable): void {
  const { state } = table;
  const encounter = encounterOf(state);
  if (state.uses.length > 0 || !encounter.needsCard || mayPlayEncounterCard(state, encounter.offense)) return;
  if (state.settings.offenseOutOfCards === 'immediate') cutEncounter(table);
}
