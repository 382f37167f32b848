import type { Seat } from '@starboard/engine';
import type { Scene } from '@starboard/terminal';
import { type AlienId, ownKey, planetKey, unstarred, type View } from '../index.ts';

type Planet = View['planets'][number];

/** Where there is nothing to show. */
export const none = '–';

const noShips = '·';
const destroyed = '×';
const flagship = '★';
export const cardBeside = '▴';
export const besideCannon = '¤';

export const seatsOf = ({ players }: View): Seat[] => players.map((_, seat) => seat);

/** Ships of one player: a letter and how many. */
export const ships = (scene: Scene, seat: Seat, count: number, isFlagshipThere = false): string =>
  scene.letter(seat) + scene.paint.seat(seat, `${count}${isFlagshipThere ? flagship : ''}`);

/** All players' ships at a place, those of a seat that is not there left out. */
export const fleet = (
  view: View,
  scene: Scene,
  counts: readonly number[],
  place: string | number,
): string[] =>
  counts.flatMap((count, seat) =>
    count > 0
      ? [ships(scene, seat, count, view.prometheus?.seat === seat && view.prometheus.at === place)]
      : [],
  );

export const planetNumber = (view: View, key: string): number =>
  view.planets.findIndex((_, planet) => planetKey(view, planet) === unstarred(key));

/** Who lives on a planet, with marks for what lies beside it; in brackets where the gate is aimed. */
export function planetCell(view: View, scene: Scene, planet: number): string {
  const { ships: counts, cards, isDestroyed } = view.planets[planet] as Planet;
  if (isDestroyed) return scene.paint.quiet(destroyed);
  const marks = `${cards.length > 0 ? cardBeside : ''}${view.cannon?.includes(planet) ? besideCannon : ''}`;
  const inhabitants = fleet(view, scene, counts, planet).join('') || scene.paint.quiet(noShips);
  const isTarget = view.encounter?.target === planet;
  return isTarget ? `[${inhabitants}${marks}]` : `${inhabitants}${marks}`;
}

/** Whether this power may not be used for the rest of the encounter. */
export const isZapped = ({ encounter }: View, seat: Seat, alien: AlienId): boolean =>
  encounter?.zapped.includes(ownKey(seat, alien)) ?? false;
