import { type Question, reason, type Seat } from '@starboard/engine';
import type { WindowName } from '../../content/windows.ts';
import { groupOf, windowOf, windowPrompt } from '../../keys/windows.ts';
import { encounterOf, type State } from '../state/state.ts';
import { beingAnswered } from './answering.ts';
import { ownAbilities, refuseUse } from './refusals.ts';
import { isTurnUpOffered } from './turning-up.ts';
import { usableIn } from './usable.ts';

/** What a seat is asked while a window is open. */
export function windowQuestion(state: State, name: WindowName, seat: Seat): Question {
  const options: string[] = [];
  for (const { ability } of usableIn(state, name, seat)) options.push(ability.id);
  if (isTurnUpOffered(state, name, seat)) options.push('turn-up');
  options.push('pass');
  const why = (key: string) => refuseUse(state, name, seat, key) ?? reason('engine.unknown-option');
  return {
    seat,
    prompt: windowPrompt(name),
    params: occasionOf(state, name),
    shape: { kind: 'choose', options, why },
    conceivable,
    timeout: 'pass',
    secret: true,
    isWindow: true,
  };
}

/** What is the seat's own, in this window or another. */
const conceivable = (state: object, { prompt, seat }: Question): readonly string[] =>
  ownAbilities(state as State, windowOf(prompt), seat);

const noOccasion = {};

/** What the moment is about, as all players have seen it. */
export function occasionOf(
  state: State,
  name: WindowName,
): { readonly seat?: Seat; readonly ability?: string } {
  if (isReaction(state, name)) {
    const { seat, ability } = beingAnswered(state);
    return { seat, ability };
  }
  const latest = state.happened.at(-1);
  if (!latest) return noOccasion;
  const isAnswer = 'seat' in latest && name === `trigger.${latest.type}`;
  return isAnswer ? { seat: latest.seat } : noOccasion;
}

/** Whether no player has anything to do here any more. */
export function isOver(state: State, name: WindowName): boolean {
  const { isCut, result } = encounterOf(state);
  return isCut || isAnswered(state, name) || (result !== null && isEarly(name));
}

/** Once an encounter is decided players do not act in what would have led to it. */
const isEarly = (name: WindowName): boolean => ['launch', 'alliance', 'planning'].includes(groupOf(name));

/** A use that has been cancelled needs no further answer. */
const isAnswered = (state: State, name: WindowName): boolean =>
  isReaction(state, name) && beingAnswered(state).isCancelled;

/** Whether the moment belongs to a use; without one it need not be looked at what it is called. */
const isReaction = ({ uses }: State, name: WindowName): boolean =>
  uses.length > 0 && groupOf(name) === 'react';
