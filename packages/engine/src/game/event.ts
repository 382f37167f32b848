import type { Viewer } from './game.ts';
import type { AnyGame } from '../match/step-of.ts';

/** What a viewer sees of an event: all of it, a version with less in it, or nothing. */
// Taken from a method, because methods are compared loosely: the visibility of one game fits any game.
export type Sight<Event> = { see(event: Event, viewer: Viewer): Event | null }['see'];

/** A game does not compile until its author has decided, for every type of event, who sees what of it. */
export type Visibility<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Sight<Extract<Event, { readonly type: Type }>>;
};

export const everyone = <Event>(event: Event): Event => event;
export const nobody = (): null => null;

export function eventsFor<Event extends { readonly type: string }>(
  game: AnyGame,
  events: readonly Event[],
  viewer: Viewer,
): Event[] {
  const seen: Event[] = [];
  for (const event of events) {
    const visible = game.sees[event.type]?.(event, viewer);
    if (visible) seen.push(visible as Event);
  }
  return seen;
}
