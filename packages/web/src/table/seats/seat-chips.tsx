import { classNames } from '../../design/class-names.ts';
import { isOver } from '../ending/victory.ts';
import { useParts, useTableContext, useTableState } from '../table-context.ts';
import { seatMark } from './seat-mark.ts';
import { MarkedBadge } from './seat-panel.tsx';
import styles from './seat-chips.module.css';

/** All players in a narrow row, for phones. */
export function SeatChips() {
  const { game, say, nameOf } = useTableContext();
  const parts = useParts();
  const state = useTableState('table', 'awaited', 'view', 'viewer', 'connected', 'outcome');
  return (
    <ol className={styles.chips}>
      {state.table?.seats.map((_, seat) => {
        const isAwaited = state.awaited.includes(seat) && !isOver(state);
        const standing = state.view && game.standing?.(state.view, seat);
        return (
          <li
            key={seat}
            className={classNames(styles.chip, isAwaited && styles.awaited)}
            data-seat={seat}
            data-place={`seat:${seat}`}
          >
            <MarkedBadge seat={seat} mark={seatMark(state, seat)} size={25} />
            <span className="unseen">
              {nameOf(seat)} {isAwaited && say('web.seat.awaited')}
            </span>
            {standing && <b>{standing.figure}</b>}
            {standing && <span className="unseen">{say(standing.unit)}</span>}
            {parts && <game.SeatFacts parts={parts} seat={seat} />}
          </li>
        );
      })}
    </ol>
  );
}
