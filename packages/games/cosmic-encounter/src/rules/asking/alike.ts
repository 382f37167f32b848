import { offeredIn, type Question, type Reason, reason, type Seat } from '@starboard/engine';
import { parsePlanet, starred } from '../../keys/planets.ts';
import { handOf } from '../cards/cards.ts';
import { planetKeys } from '../ships/planets.ts';
import { othersThan } from '../state/seats.ts';
import type { State } from '../state/state.ts';

/** Things of one kind: where some of them are offered, a player may look for the others too. */
interface Kind {
  readonly all: (state: State, seat: Seat) => readonly string[];
  readonly refusal: Reason;
}

const players: Kind = {
  all: (state, seat) => othersThan(state, seat).map(String),
  refusal: reason('ce.not-this-player'),
};
const planets: Kind = { all: planetKeys, refusal: reason('ce.not-this-planet') };
const ownCards: Kind = { all: handOf, refusal: reason('ce.not-this-card') };

function kindOf(state: State, seat: Seat, key: string): Kind | undefined {
  if (parsePlanet(key)) return planets;
  return [players, ownCards].find(({ all }) => all(state, seat).includes(key));
}

const kindsOf = (state: State, seat: Seat, options: readonly string[]): ReadonlySet<Kind> =>
  new Set(options.flatMap((key) => kindOf(state, seat, key) ?? []));

/** What is of the same kinds as the options of a question. */
export function alike(state: State, { seat, shape }: Question): string[] {
  const options = offeredIn(shape);
  const all = [...kindsOf(state, seat, options)].flatMap((kind) => kind.all(state, seat));
  // a planet from which only the ship that is told apart can be taken is offered under its star
  return all.filter((key) => !options.includes(starred(key)));
}

/** Why what is no option is refused: there may be others of its kind. */
export function whyNotAlike(state: State, seat: Seat, options: readonly string[], key: string): Reason {
  const kind = kindOf(state, seat, key);
  const isAlike = kind && kindsOf(state, seat, options).has(kind);
  return isAlike ? kind.refusal : reason('engine.unknown-option');
}
