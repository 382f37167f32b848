import type { Seat } from '@starboard/engine';
import { abilityFacts, isAbility } from '../../content/abilities.ts';
import { parseOption } from '../../keys/index.ts';
import { otherSide } from '../../rules/state/seats.ts';
import type { Side } from '../../rules/state/state.ts';
import type { Sight } from '../sight.ts';
import type { Leaning } from './character.ts';

/** Something for one option alone. */
export const likes =
  (option: string, liking: number): Leaning =>
  () =>
  (key) =>
    key === option ? liking : 0;

/** Something for each ship that is sent beyond the first, which often must be. */
export const likesShips =
  (liking: number): Leaning =>
  () =>
  (_key, taken) =>
    Object.keys(taken).length > 0 ? liking : 0;

/** To join a side, whichever main player it is of. */
export const likesSide =
  (side: Side, liking: number): Leaning =>
  () =>
  (key) =>
    parseOption(key)?.side === side ? liking : 0;

/** What a character feels for a player. */
export type Feeling = (sight: Sight, seat: Seat) => number;

/** To join the side of a player, or the other. */
export const joins =
  (feeling: Feeling): Leaning =>
  (sight) =>
  (key) => {
    const side = parseOption(key)?.side;
    if (side === undefined || sight.defense === null) return 0;
    return feeling(sight, sight.main(side)) - feeling(sight, sight.main(otherSide(side)));
  };

/** To invite a player. */
export const invites =
  (feeling: Feeling): Leaning =>
  (sight) =>
  (key) =>
    feeling(sight, Number(key));

/** To do something to a player who is named, or to ships of theirs: it is done rather to those who are not liked. */
export const strikes =
  (feeling: Feeling): Leaning =>
  (sight, { params }) =>
  (key) => {
    const seat = parseOption(key)?.seat ?? params?.['from'];
    return typeof seat === 'number' && seat !== sight.seat ? -feeling(sight, seat) : 0;
  };

/** In a window: to stop what a player does. */
export const stops =
  (feeling: Feeling): Leaning =>
  (sight) =>
  (key) => {
    const user = sight.use?.seat;
    if (user === undefined || user === sight.seat || !isAbility(key)) return 0;
    return abilityFacts(key).source.kind === 'artifact' ? -feeling(sight, user) : 0;
  };
