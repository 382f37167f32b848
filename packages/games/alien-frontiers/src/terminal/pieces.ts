import type { Seat } from '@starboard/engine';
import type { Scene } from '@starboard/terminal';
import { factsOf, type Kind, relicIndex, type TerritoryId, type View } from '../index.ts';

/** Unplaced ships as dice: `[4][4]`, the Relic Ship as `[6★]`, a teleported one as `[3↑]`. */
export const dice = (kinds: readonly Kind[]): string => kinds.map((kind) => `[${faceOf(kind)}]`).join('');

function faceOf(kind: Kind): string {
  const { value, isRelic, isTeleported } = factsOf(kind);
  return `${value}${isRelic ? '★' : ''}${isTeleported ? '↑' : ''}`;
}

/** A docked ship: whose it is and what it shows. */
export const ship = (scene: Scene, die: { seat: Seat; ship: number; value: number }): string =>
  scene.letter(die.seat) + scene.paint.seat(die.seat, `${die.value}${die.ship === relicIndex ? '★' : ''}`);

export const freePort = '·';

/** Where there is nothing to show. */
export const none = '–';

/** Who has how many colonies there. */
export const coloniesOn = (view: View, scene: Scene, territory: TerritoryId): string[] =>
  view.territories[territory].colonies.flatMap((count, seat) =>
    count > 0 ? [scene.letter(seat) + scene.paint.seat(seat, String(count))] : [],
  );
