import type { TableDetail } from '@starboard/protocol';
import type { LocalWish } from './local-talk.ts';

/** What an address such as `/local/new?game=alien-frontiers&bots=normal,easy` wishes for. */
export function localWish(wanted: URLSearchParams, name: string): LocalWish {
  const bots = wanted.get('bots') ?? 'normal,normal';
  return { game: wanted.get('game') ?? 'alien-frontiers', seats: [null, ...bots.split(',')], name };
}

/** The same players once more. */
export const rematchOf = ({ game, options, seats }: TableDetail): LocalWish => ({
  game,
  options,
  seats: seats.map((holder) => (holder.kind === 'bot' ? holder.level : null)),
  name: seats.find((holder) => holder.kind === 'person')?.name ?? '',
});
