import type { View } from '@starboard/alien-frontiers';
import type { Seat, Viewer } from '@starboard/engine';
import { use } from 'react';
import { joined } from '../../design/joined.ts';
import { SeatBadge } from '../../design/seat-badge.tsx';
import { SeatNames } from '../../language/say.ts';
import { seatMark } from '../../table/seats/seat-mark.ts';
import { useTableRoom } from '../../table/table-room.ts';
import styles from './points.module.css';
import { useAfSay } from './say.ts';
import { breakdownOf } from './score-history.ts';

interface PointsProps {
  readonly view: View;
  /** The winners first. */
  readonly seats: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly viewer: Viewer;
  readonly isPhone: boolean;
}

const columns = ['colonies', 'territories', 'positron', 'cards'] as const;

/** Where everybody's points came from; on a phone in a line below the name. */
export function Points({ view, seats, winners, viewer, isPhone }: PointsProps) {
  const say = useAfSay();
  const nameOf = use(SeatNames);
  const { state } = useTableRoom();
  return (
    <table className={styles.points}>
      <thead className={joined(isPhone && 'unseen')}>
        <tr>
          <th scope="col" colSpan={2}>
            <span className="unseen">{say('web.af.text.players')}</span>
          </th>
          {!isPhone &&
            columns.map((column) => (
              <th key={column} scope="col">
                {say(`web.af.ending.${column}`)}
              </th>
            ))}
          <th scope="col">{say('web.af.ending.points')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat, index) => {
          const parts = breakdownOf(view, seat);
          return (
            <tr key={seat} className={joined(winners.includes(seat) && styles.winner)}>
              <td className={styles.place}>{winners.includes(seat) ? 1 : index + 1}</td>
              <th scope="row">
                <div className={styles.who}>
                  <SeatBadge seat={seat} size={26} />
                  <span>
                    {nameOf(seat)}
                    {seat === viewer && <small> {say('web.table.you')}</small>}
                    {seatMark(state, seat) === 'bot' && <small> {say('web.seat.bot')}</small>}
                    {isPhone && (
                      <small className={styles.parts}>
                        {columns
                          .filter((column) => parts[column] > 0)
                          .map((column) => `${say(`web.af.ending.${column}`)} ${parts[column]}`)
                          .join(' · ')}
                      </small>
                    )}
                  </span>
                </div>
              </th>
              {!isPhone && columns.map((column) => <td key={column}>{parts[column]}</td>)}
              <td className={styles.sum}>{view.players[seat]?.score}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
