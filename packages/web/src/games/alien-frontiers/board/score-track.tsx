import type { Seat } from '@starboard/engine';
import { SeatBadge } from '../../../design/drawing/seat-badge.tsx';
import { useAfSay } from '../words/say.ts';
import { planetAt } from './orbit.tsx';
import { amongEqual, reach, spotAt, stageArc } from './score-arc.ts';
import styles from './score-track.module.css';

interface ScoreTrackProps {
  /** Points of every seat. */
  readonly scores: readonly number[];
}

/** The ring round the planet counts points: a tick for each, and every seat at its own. */
export function ScoreTrack({ scores }: ScoreTrackProps) {
  const say = useAfSay();
  const most = reach(scores);
  return (
    <>
      <svg className={styles.ticks} width="960" height="640" viewBox="0 0 960 640" aria-hidden="true">
        {Array.from({ length: most + 1 }, (_, points) => (
          <Tick key={points} points={points} most={most} />
        ))}
      </svg>
      <ol className={styles.track} aria-label={say('web.af.score-track')}>
        {scores.map((points, seat: Seat) => {
          const { x, y } = spotAt(stageArc, points, most, outOf(amongEqual(scores, seat)));
          return (
            <li key={seat} style={{ left: planetAt.x + x, top: planetAt.y + y }}>
              <SeatBadge seat={seat} size={19} />
              <span className="unseen">{say('web.af.points-of', { seat: { seat }, points })}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Equal ones stand in a row across the ring; of three or more the first is inside, or the last would meet a station. */
const outOf = ({ before, all }: ReturnType<typeof amongEqual>): number => (before - (all > 2 ? 1 : 0)) * 17;

/** Every fifth is longer and has its number. */
function Tick({ points, most }: { readonly points: number; readonly most: number }) {
  const isNamed = points % 5 === 0;
  const [from, to, name] = [
    spotAt(stageArc, points, most, isNamed ? -7 : -4),
    spotAt(stageArc, points, most, isNamed ? 7 : 4),
    spotAt(stageArc, points, most, -17),
  ];
  return (
    <g transform={`translate(${planetAt.x} ${planetAt.y})`}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={isNamed ? styles.fifth : styles.tick} />
      {isNamed && points > 0 && (
        <text x={name.x} y={name.y + 5} textAnchor="middle" className={styles.number}>
          {points}
        </text>
      )}
    </g>
  );
}
