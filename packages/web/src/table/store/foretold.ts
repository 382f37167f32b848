import type { Viewer } from '@starboard/engine';
import type { TableGame } from '../table-game.ts';
import type { PendingInput } from './request-book.ts';

export type Echo = NonNullable<TableGame['echo']>;

/** The view as it will be once what is under way has been taken, as far as the game can tell before it is told. */
export function foretold(
  view: object | null,
  viewer: Viewer,
  pending: readonly PendingInput[],
  echo: Echo | undefined,
): object | null {
  if (!view || !echo || viewer === 'spectator') return view;
  return pending.reduce(
    (shown, { decision, answer }) => (decision === null ? shown : (echo(shown, viewer, answer) ?? shown)),
    view,
  );
}

/** The same, worked out anew only when something of it has changed. */
export function foreteller(): typeof foretold {
  let known: { readonly of: readonly unknown[]; readonly view: object | null } = { of: [], view: null };
  return (...of) => {
    if (!of.every((each, index) => each === known.of[index])) known = { of, view: foretold(...of) };
    return known.view;
  };
}
