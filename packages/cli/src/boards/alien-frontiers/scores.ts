import { territories, titleOf, type View } from '@starboard/alien-frontiers';
import type { Message, Seat } from '@starboard/engine';

const label = (what: string): Message => ({ key: `cli.alien-frontiers.score.${what}` });

/** What a player's points are made of. */
export function scoresOf(view: View, seat: Seat): { readonly name: Message; readonly points: number }[] {
  const colonies = territories.reduce(
    (sum, territory) => sum + (view.territories[territory].colonies[seat] ?? 0),
    0,
  );
  const controlled = territories.filter((territory) => view.territories[territory].controller === seat);
  const { positron } = view.fields;
  const alien = (view.players[seat]?.cards ?? [])
    .map(titleOf)
    .filter((title) => title === 'alien-city' || title === 'alien-monument');
  return [
    { name: label('colonies'), points: colonies },
    { name: label('control'), points: controlled.length },
    { name: label('positron'), points: positron !== null && controlled.includes(positron) ? 1 : 0 },
    { name: label('cards'), points: alien.length },
  ];
}
