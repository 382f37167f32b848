import type { CSSProperties } from 'react';
import { webGame } from './find-game.ts';

const seats = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** What gives seats the colours that the game's box names, in all that is drawn within; undefined: the usual ones. */
export function seatColoursOf(game: string): CSSProperties | undefined {
  const named = webGame(game)?.seatColours?.map((colour, seat) => [
    `--seat-${seats[seat]}`,
    `var(--seat-${colour})`,
  ]);
  return named && (Object.fromEntries(named) as CSSProperties);
}
