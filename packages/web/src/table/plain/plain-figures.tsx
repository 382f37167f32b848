import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { useTableContext, useTableState } from '../table-context.ts';
import type { EndingProps } from '../table-game.ts';
import styles from './plain.module.css';

/** Every seat by its place; in the order of the seats where there are none, or all share one. */
export function PlainFigures({ parts: { view }, places }: EndingProps) {
  const { game, say, nameOf } = useTableContext();
  const { table } = useTableState('table');
  const seats = (table?.seats ?? []).map((_, seat) => seat);
  const placed = seats.toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return (
    <ol className={styles.figures}>
      {placed.map((seat) => {
        const standing = game.standing?.(view, seat);
        const place = places[seat];
        return (
          <li key={seat} data-seat={seat}>
            <SeatBadge seat={seat} size={26} />
            {place === undefined || game.isTogether
              ? nameOf(seat)
              : say('web.plain.place', { place, seat: { seat } })}
            {standing && (
              <b>
                {standing.figure} {say(standing.unit)}
              </b>
            )}
          </li>
        );
      })}
    </ol>
  );
}
