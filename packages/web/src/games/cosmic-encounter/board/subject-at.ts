import { type CePlace, seatAt, sheetPlace } from '../keys/places.ts';

/** What is read of a place that is pressed while it is not offered: a player's sheet, else what lies there. */
export function subjectAt(place: CePlace): string {
  const seat = seatAt(place);
  return seat === null ? place : sheetPlace(seat, 0);
}
