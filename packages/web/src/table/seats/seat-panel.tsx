import { Bot, WifiOff } from 'lucide-react';
import type { Seat } from '@starboard/engine';
import { useMemo } from 'react';
import { classNames } from '../../design/class-names.ts';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { Clock } from '../clock/clock.tsx';
import { useTimeLeft } from '../clock/use-time-left.ts';
import { isOver } from '../ending/victory.ts';
import { useParts, useTableContext, useTableState } from '../table-context.ts';
import { markWords } from './mark-words.ts';
import { seatMark, type SeatMark } from './seat-mark.ts';
import styles from './seat-panel.module.css';

/** All players, the awaited in their own light. */
export function SeatPanels() {
  const { table } = useTableState('table');
  return (
    <ol className={styles.panels}>
      {table?.seats.map((_, seat) => (
        <SeatPanel key={seat} seat={seat} />
      ))}
    </ol>
  );
}

function SeatPanel({ seat }: { readonly seat: Seat }) {
  const { game, say, nameOf } = useTableContext();
  const parts = useParts();
  const state = useTableState('table', 'awaited', 'view', 'viewer', 'connected', 'outcome');
  const isAwaited = state.awaited.includes(seat) && !isOver(state);
  const time = useTimeLeft(isAwaited ? seat : null);
  const mark = seatMark(state, seat);
  const standing = state.view && game.standing?.(state.view, seat);
  // a panel has room for everything, on phones too
  const wide = useMemo(() => parts && { ...parts, isPhone: false }, [parts]);
  const facts = useMemo(() => wide && <game.SeatFacts parts={wide} seat={seat} />, [game, wide, seat]);
  const name = (
    <div className={styles.name}>
      <b>{nameOf(seat)}</b> {seat === state.viewer && <em>{say('web.table.you')}</em>}
      {mark && <em>{say(markWords(state.table, seat, mark))}</em>}
      {isAwaited && <span className="unseen">{say('web.seat.awaited')}</span>}
      {time && seat !== state.viewer && (
        <span className={styles.time}>
          <Clock time={time} size={15} say={say} />
        </span>
      )}
    </div>
  );
  return (
    <li
      className={classNames(styles.panel, isAwaited && styles.awaited)}
      data-seat={seat}
      data-place={`seat:${seat}`}
    >
      {game.SeatCard && wide ? (
        <game.SeatCard parts={wide} seat={seat}>
          <MarkedBadge seat={seat} mark={mark} size={20} />
          {name}
        </game.SeatCard>
      ) : (
        <>
          <div className={styles.head}>
            <MarkedBadge seat={seat} mark={mark} size={32} />
            {name}
            {standing && (
              <p className={styles.standing}>
                {standing.figure}
                <small>{say(standing.unit)}</small>
              </p>
            )}
          </div>
          {facts}
        </>
      )}
    </li>
  );
}

const signs = {
  // its name says it
  bot: null,
  'stood-in': <Bot size={12} aria-hidden />,
  resigned: <Bot size={12} aria-hidden />,
  away: <WifiOff size={12} aria-hidden />,
} satisfies Record<SeatMark, object | null>;

interface MarkedBadgeProps {
  readonly seat: Seat;
  readonly mark: SeatMark | null;
  readonly size: number;
}

export const MarkedBadge = ({ seat, mark, size }: MarkedBadgeProps) => (
  <span className={classNames(styles.badge, mark === 'away' && styles.away)}>
    <SeatBadge seat={seat} size={size} />
    {mark && signs[mark] && <i>{signs[mark]}</i>}
  </span>
);
