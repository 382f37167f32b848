import type { Frame, Seat, Viewer } from '@starboard/engine';
import type { WindowName } from '../content/windows.ts';
import { use, window, type UseLocals, type WindowLocals } from '../rules/abilities/use.ts';
import { occasionOf } from '../rules/abilities/window-question.ts';
import { compensationOwed } from '../rules/encounter/compensation.ts';
import { payCompensation } from '../rules/phases/pay-compensation.ts';
import type { LossPlace, State } from '../rules/state/state.ts';

// What procedures remember is shown piece by piece, never whole: a use, for one, is secret until it is announced.

/** The moment to react that is open. */
export interface MomentView {
  readonly window: WindowName;
  /** Whose moment it is; null where it is every player's. */
  readonly only: Seat | null;
  /** What it answers, as all players have seen it. */
  readonly seat?: Seat;
  readonly ability?: string;
}

export function momentView(state: State, underWay: readonly Frame[]): MomentView | null {
  const top = underWay.at(-1);
  if (top?.proc !== window.name) return null;
  const { name, only } = top.locals as WindowLocals;
  return { window: name, only, ...occasionOf(state, name) };
}

/** The latest of the procedures under way that remembers something by this name. */
const latestWith = (underWay: readonly Frame[], name: string): Frame | undefined =>
  underWay.findLast(({ locals }) => name in locals);

/** Players who answer one after another: whose turn it is, and who comes after. */
export function answeringView(underWay: readonly Frame[]): readonly Seat[] {
  // the Remora's rewards are counted under the same name
  const frame = underWay.findLast(({ locals }) => 'left' in locals && Array.isArray(locals.left));
  const { left = [] } = (frame?.locals ?? {}) as { readonly left?: readonly Seat[] };
  return [...left];
}

/** So many rewards, ships or cards that a player has still to get or to give up. */
export interface OwedView {
  readonly what: string;
  readonly seat: Seat;
  readonly count: number;
}

export function owedView(state: State, underWay: readonly Frame[]): readonly OwedView[] {
  const compensation = underWay.some(({ proc }) => proc === payCompensation.name) && compensationOwed(state);
  if (compensation)
    return [{ what: payCompensation.name, seat: compensation.taker, count: compensation.count }];
  const { proc: what = '', locals } = latestWith(underWay, 'owed') ?? {};
  const { owed = [] } = (locals ?? {}) as { readonly owed?: readonly Omit<OwedView, 'what'>[] };
  return owed.filter(({ count }) => count > 0).map(({ seat, count }) => ({ what, seat, count }));
}

/** The first of two things that the viewer names, once it has. */
export function namedView(underWay: readonly Frame[], viewer: Viewer): string | null {
  const { seat, named = null } = (underWay.at(-1)?.locals ?? {}) as {
    readonly seat?: Seat;
    readonly named?: string;
  };
  return seat === viewer ? named : null;
}

/** Ships that are lost all at once, as long as something may still save them or bring them back. */
export interface LossView {
  readonly isInWarp: boolean;
  readonly ships: readonly { readonly seat: Seat; readonly from: LossPlace; readonly count: number }[];
}

export function lossView({ batches }: State): LossView | null {
  const batch = batches.at(-1);
  if (!batch) return null;
  const ships = batch.losses.map(({ seat, from, count }) => ({ seat, from, count }));
  return { isInWarp: batch.hasEntered, ships };
}

/** The ability that a question belongs to: what it does, or what it answers. */
export function about(underWay: readonly Frame[]): string | null {
  const frame = underWay.findLast(({ proc, locals }) => proc === use.name || 'about' in locals);
  const { ability = null, about: told = ability } = (frame?.locals ?? {}) as Partial<UseLocals> & {
    readonly about?: string;
  };
  return told;
}
