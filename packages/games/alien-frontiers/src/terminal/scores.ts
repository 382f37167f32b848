import type { Message, Seat } from '@starboard/engine';
import type { View } from '../index.ts';

const label = (what: string): Message => ({ key: `af.board.score.${what}` });

/** What a player's points are made of. */
export function scoresOf(
  { players }: View,
  seat: Seat,
): { readonly name: Message; readonly points: number }[] {
  const { colonies, territories, positron, cards } = (players[seat] as View['players'][number]).points;
  return [
    { name: label('colonies'), points: colonies },
    { name: label('control'), points: territories },
    { name: label('positron'), points: positron },
    { name: label('cards'), points: cards },
  ];
}
