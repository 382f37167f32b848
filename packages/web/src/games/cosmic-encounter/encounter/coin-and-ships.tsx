import type { View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';
import { Coin } from '../pieces/coin.tsx';
import { ShipStack } from '../pieces/ship-stack.tsx';

interface CoinAndShipsProps {
  readonly view: View;
  readonly seat: Seat;
  /** None are drawn where there are none. */
  readonly ships: number;
  readonly size: number;
}

/** A player's alien, and beside it the ships it has here. Decoration: words say the same. */
export function CoinAndShips({ view, seat, ships, size }: CoinAndShipsProps) {
  const [sheet] = view.players[seat]?.sheets ?? [];
  const width = ships > 0 ? size + 25 : size;
  return (
    <svg width={width} height={size} viewBox={`0 0 ${width} ${size}`} aria-hidden="true">
      <Coin alien={sheet?.alien ?? null} seat={seat} size={size} isFaceDown={sheet?.isUp === false} />
      {ships > 0 && (
        <g transform={`translate(${size + 10} ${size - 8})`}>
          <ShipStack seat={seat} count={ships} number="none" />
        </g>
      )}
    </svg>
  );
}
