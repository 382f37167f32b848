import type { TableDetail } from '@starboard/protocol';
import { gameToPlay } from '../games/find-game.ts';
import { botCount, botLevel } from '../games/seating-bots.ts';
import type { LocalWish } from './local-talk.ts';

/**
 * What an address such as `/local/new?game=<game>&bots=normal,easy` wishes for: without a word, a usual match; with
 * `bots=` alone, no bot. With `&position=` and a description in JSON it begins there: a bug, a puzzle or a lesson is a link.
 */
export function localWish(wanted: URLSearchParams, name: string): LocalWish {
  const usual = gameToPlay(wanted.get('game') ?? '');
  const bots =
    wanted
      .get('bots')
      ?.split(',')
      .filter((level) => level !== '') ??
    Array.from({ length: botCount(2, usual.seats) }, () => botLevel('normal', usual));
  const position = wanted.get('position');
  return {
    game: wanted.get('game') ?? usual.id,
    seats: [null, ...bots],
    name,
    ...(position !== null && { position }),
  };
}

/** The same players once more. */
export const rematchOf = ({ game, options, seats }: TableDetail): LocalWish => ({
  game,
  options,
  seats: seats.map((holder) => (holder.kind === 'bot' ? holder.level : null)),
  name: seats.find((holder) => holder.kind === 'person')?.name ?? '',
});
