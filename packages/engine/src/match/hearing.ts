import type { Position } from '../position/position.ts';
import { type AnyAsk, type AnyGame, askingStep, topFrame } from './step-of.ts';

// What a step that waits hears beside answers: time, and who comes and goes.

/** Whether the step goes on by itself or with a player's coming back, so that it may wait and ask no seat. */
export const listens = (step: AnyAsk): boolean =>
  step.takes !== 'all' &&
  (step.clock !== undefined || step.presence !== undefined || step.resume !== undefined);

export function listensIn(game: AnyGame, position: Position): boolean {
  const step = askingStep(game, position);
  return step !== undefined && listens(step);
}

/** Whether a game is played in real time wherever it is played: a step of it hears the clock, and not only live. */
export const isInRealTime = ({ procedures }: AnyGame): boolean =>
  procedures.some(({ steps }) =>
    Object.values(steps).some(
      (step) =>
        typeof step === 'object' && step.takes !== 'all' && step.clock !== undefined && !step.isTimedOnlyLive,
    ),
  );

/** Whether the step that waits hears the clock. */
export function hearsClock(game: AnyGame, position: Position): boolean {
  const step = askingStep(game, position);
  return step !== undefined && step.takes !== 'all' && step.clock !== undefined;
}

/** Whether the step that waits hears that a player has gone, or has come back. */
export function hearsPresence(game: AnyGame, position: Position): boolean {
  const step = askingStep(game, position);
  return step !== undefined && step.takes !== 'all' && step.presence !== undefined;
}

/** Whether the step that waits stands still until it is told to go on. */
export function hearsResume(game: AnyGame, position: Position): boolean {
  const step = askingStep(game, position);
  return step !== undefined && step.takes !== 'all' && step.resume !== undefined;
}

type Running = { readonly game: AnyGame; readonly table: { readonly position: Position } };

/** Whether the host has to keep the time of the step that waits, at a table that plays live or at another one. */
export function keepsTime({ game, table: { position } }: Running, isLive: boolean): boolean {
  const step = askingStep(game, position);
  if (step === undefined || step.takes === 'all' || step.clock === undefined) return false;
  return isLive || !step.isTimedOnlyLive;
}

/** When the clock has to be heard next, on the game's own; null when it may run unheard, or does not run. */
export function wakesAt(match: Running, isLive: boolean): number | null {
  const { position } = match.table;
  const step = askingStep(match.game, position);
  const frame = topFrame(position);
  if (!frame || step === undefined || step.takes === 'all' || !keepsTime(match, isLive)) return null;
  return step.wakes?.(position.state, frame.locals) ?? null;
}
