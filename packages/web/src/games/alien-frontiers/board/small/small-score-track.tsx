import type { Seat } from '@starboard/engine';
import { classNames } from '../../../../design/class-names.ts';
import { SeatShape, seatColours, seatShapes } from '../../../../design/drawing/seat-shape.tsx';
import { useAfSay } from '../../words/say.ts';
import { amongEqual, reach, smallArc, spotAt, usual } from '../score-arc.ts';
import styles from '../score-track.module.css';
import type { SmallLayout } from './small-layout.ts';

interface SmallScoreTrackProps {
  /** Points of every seat. */
  readonly scores: readonly number[];
  readonly layout: SmallLayout;
  /** Whether there is room to read them. */
  readonly hasNumbers: boolean;
}

/** The ring that counts points, on a phone: a tick for each, and every seat's shape at its own. */
export function SmallScoreTrack({ scores, layout, hasNumbers }: SmallScoreTrackProps) {
  const say = useAfSay();
  const { x, y, radius } = layout.planet;
  const arc = smallArc(radius);
  const most = reach(scores);
  return (
    <>
      <svg
        className={classNames(styles.ticks, styles.small)}
        width={layout.width}
        height={layout.height}
        aria-hidden="true"
      >
        <g transform={`translate(${x} ${y})`}>
          {Array.from({ length: most + 1 }, (_, points) => {
            const isFifth = points % 5 === 0;
            const [from, to] = [spotAt(arc, points, most, -2), spotAt(arc, points, most, isFifth ? 4 : 1.5)];
            return (
              <path
                key={points}
                d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
                className={isFifth ? styles.fifth : styles.tick}
              />
            );
          })}
          {/* where ticks stand closer, numbers would come upon stations */}
          {hasNumbers &&
            most === usual &&
            [5, 10, 15].map((points) => {
              const spot = spotAt(arc, points, most, 14);
              return (
                <text key={points} x={spot.x} y={spot.y + 4} textAnchor="middle" className={styles.number}>
                  {points}
                </text>
              );
            })}
          {scores.map((points, seat: Seat) => {
            const { before, all } = amongEqual(scores, seat);
            const spot = spotAt(arc, points, most, 0, (before - (all - 1) / 2) * 13);
            return (
              <g key={seat} className={styles.seat} style={{ translate: `${spot.x}px ${spot.y}px` }}>
                <SeatShape
                  seat={seat}
                  cx={0}
                  cy={seatShapes[seat] === 'triangle' ? 1 : 0}
                  r={5.6}
                  fill={seatColours[seat]}
                  stroke="var(--seat-outline)"
                  strokeWidth={0.8}
                />
              </g>
            );
          })}
        </g>
      </svg>
      <ol className="unseen" aria-label={say('web.af.score-track')}>
        {scores.map((points, seat: Seat) => (
          <li key={seat}>{say('web.af.points-of', { seat: { seat }, points })}</li>
        ))}
      </ol>
    </>
  );
}
