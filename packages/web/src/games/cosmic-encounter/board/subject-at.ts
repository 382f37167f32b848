import type { View } from '@starboard/cosmic-encounter';
import { type CePlace, seatAt, sheetPlace } from '../keys/places.ts';
import { cardSubject, destinySubject } from '../keys/subjects.ts';

/** What is read of a place that is pressed while it is not offered: a sheet, a technology, or the open card of a pile. */
export function subjectAt({ discard, encounter }: View, place: CePlace): string {
  const top = discard.at(-1);
  const seat = seatAt(place);
  if (seat !== null) return sheetPlace(seat, 0);
  if (place === 'pile:discard' && top !== undefined) return cardSubject(top);
  if (place === 'pile:destiny' && encounter?.destiny) return destinySubject(encounter.destiny);
  return place;
}
