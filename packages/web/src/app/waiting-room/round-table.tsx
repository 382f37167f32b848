import { seatColoursOf } from '../../games/seat-colours.ts';
import { Hologram } from './hologram.tsx';
import type { RoomParts } from './room-parts.ts';
import styles from './round-table.module.css';
import { SeatPlace } from './seat-place.tsx';

/** Seats stand round the near side of the table, from the left to the right, and never leave the picture. */
function placeOf(seat: number, seats: number): { left: string; top: string } {
  const angle = Math.PI * (1 - (seats === 1 ? 0.5 : seat / (seats - 1)));
  return {
    left: `calc(50% + ${Math.cos(angle).toFixed(3)} * (50% - 66px))`,
    top: `${(43.9 + 30.5 * Math.sin(angle)).toFixed(1)}%`,
  };
}

export const RoundTable = ({ parts }: { readonly parts: RoomParts }) => (
  <div className={styles.stage} style={seatColoursOf(parts.table.game)}>
    <div className={styles.scene}>
      <Hologram game={parts.table.game} />
      <ol className={styles.seats}>
        {parts.table.seats.map((holder, seat) => (
          <li
            key={seat}
            data-seat={seat}
            className={styles.seat}
            style={placeOf(seat, parts.table.seats.length)}
          >
            <SeatPlace parts={parts} seat={seat} holder={holder} />
          </li>
        ))}
      </ol>
    </div>
  </div>
);
