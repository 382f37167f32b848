import type { View } from '@starboard/alien-frontiers';
import type { Seat, Viewer } from '@starboard/engine';
import { use } from 'react';
import { classNames } from '../../../design/class-names.ts';
import { SeatBadge } from '../../../design/drawing/seat-badge.tsx';
import { SeatNames } from '../../../language/say.ts';
import { seatMark } from '../../../table/seats/seat-mark.ts';
import { useTableState } from '../../../table/table-context.ts';
import styles from './points.module.css';
import { useAfSay } from '../words/say.ts';
import { standings } from './standings.ts';

interface PointsProps {
  readonly view: View;
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
  readonly viewer: Viewer;
  readonly isPhone: boolean;
}

const columns = ['colonies', 'territories', 'positron', 'cards'] as const;

/** Where all players' points came from; on a phone in a line below the name. */
export function Points({ view, winners, places, viewer, isPhone }: PointsProps) {
  const say = useAfSay();
  const nameOf = use(SeatNames);
  const state = useTableState('table', 'connected', 'viewer', 'outcome');
  return (
    <table className={styles.points}>
      <thead className={classNames(isPhone && 'unseen')}>
        <tr>
          <th scope="col" colSpan={2}>
            <span className="unseen">{say('af.text.players')}</span>
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
        {standings(view, places).map(({ seat, place }) => {
          const { points: parts, score } = view.players[seat] as View['players'][number];
          return (
            <tr key={seat} className={classNames(winners.includes(seat) && styles.winner)}>
              <td className={styles.place}>{place}</td>
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
                          .map((column) => `${say(`web.af.ending.${column}`)}\u00A0${parts[column]}`)
                          .join(' · ')}
                      </small>
                    )}
                  </span>
                </div>
              </th>
              {!isPhone && columns.map((column) => <td key={column}>{parts[column]}</td>)}
              <td className={styles.sum}>{score}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
