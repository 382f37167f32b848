import type { Message } from '@starboard/engine';
import type { View } from '../view/view.ts';
import { seatParam } from './ships.ts';

/** What would be lost if the turn ended now, a sentence each. */
export const untakenText = ({ untaken, thisTurn }: View): Message[] =>
  untaken.map((kind) => ({ key: `af.untaken.${kind}`, params: { credit: thisTurn.artifactCredit } }));

/** That a colony is the last, and who would win; null when it is not. */
export function lastColonyText({ landings }: View, territory: string): Message | null {
  const winners = landings.find((each) => each.territory === territory)?.winners;
  return winners
    ? { key: 'af.last-colony', params: { winners: winners.map(seatParam), count: winners.length } }
    : null;
}
