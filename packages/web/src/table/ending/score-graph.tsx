import type { Seat, Viewer } from '@starboard/engine';
import { classNames } from '../../design/class-names.ts';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { seatColours } from '../../design/drawing/seat-shape.tsx';
import styles from './score-graph.module.css';
import { spread } from './spread.ts';
import { useSize } from '../../design/browser/use-size.ts';

interface ScoreGraphProps {
  /** Points of every seat at first, and after every round. */
  readonly rounds: readonly (readonly number[])[];
  readonly nameOf: (seat: Seat) => string;
  readonly label: string;
  /** Whose line is drawn strongest and last. */
  readonly viewer: Viewer;
  /** Something to remember, at its round. */
  readonly note?: { readonly round: number; readonly text: string };
}

const height = 270;
const inset = { left: 30, top: 22, bottom: 28 } as const;

/** Points by round; lines end in badges with names, so that no legend is needed. */
export function ScoreGraph({ rounds, nameOf, label, viewer, note }: ScoreGraphProps) {
  const [ref, room] = useSize<HTMLElement>();
  const width = room?.width ?? 0;
  const last = rounds.at(-1) ?? [];
  const longest = Math.max(4, ...last.map((points, seat) => `${nameOf(seat)} ${points}`.length));
  // the standings name the badges as well: where names have no room, points go first
  const hasNames = 34 + longest * 8.6 <= width * 0.4;
  const plot = {
    width: Math.max(60, width - inset.left - (hasNames ? 34 + longest * 8.6 : 56)),
    height: height - inset.top - inset.bottom,
  };
  const most = Math.max(4, ...rounds.flat());
  const x = (round: number): number => inset.left + (plot.width * round) / Math.max(1, rounds.length - 1);
  const y = (points: number): number => inset.top + plot.height * (1 - points / most);
  const seats = last.map((_, seat) => seat).sort((a, b) => Number(a === viewer) - Number(b === viewer));
  // the axis stays readable below them
  const heights = spread(last.map(y), 24, y(0));
  // on the side of its round where there is more room
  const isNoteAfter = note !== undefined && note.round < (rounds.length - 1) / 2;
  return (
    <figure ref={ref} className={styles.graph} style={{ height }} aria-label={label}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {ticks(most).map((points) => (
            <g key={points}>
              <path
                d={`M${inset.left} ${y(points)}h${plot.width}`}
                className={points ? styles.line : styles.base}
              />
              <text x={inset.left - 10} y={y(points) + 5} textAnchor="end" className={styles.axis}>
                {points}
              </text>
            </g>
          ))}
          {roundTicks(rounds.length, plot.width).map((round) => (
            <text key={round} x={x(round)} y={height - 6} textAnchor="middle" className={styles.axis}>
              {round}
            </text>
          ))}
          {note && plot.width > note.text.length * 9 && (
            <g>
              <path d={`M${x(note.round)} ${inset.top}v${plot.height}`} className={styles.moment} />
              <text
                x={x(note.round) + (isNoteAfter ? 8 : -8)}
                y={inset.top - 2}
                textAnchor={isNoteAfter ? 'start' : 'end'}
                className={styles.note}
              >
                {note.text}
              </text>
            </g>
          )}
          {seats.map((seat) => {
            const path = `M${rounds.map((points, round) => `${x(round).toFixed(1)} ${y(points[seat] ?? 0).toFixed(1)}`).join('L')}`;
            const strength = seat === viewer ? 4 : 2.6;
            return (
              <g key={seat} fill="none" strokeLinejoin="round" strokeLinecap="round">
                <path d={path} className={styles.shade} strokeWidth={strength + 4} />
                <path d={path} stroke={seatColours[seat]} strokeWidth={strength} />
              </g>
            );
          })}
        </svg>
      )}
      {width > 0 &&
        last.map((points, seat) => (
          <span
            key={seat}
            className={styles.end}
            style={{ left: inset.left + plot.width - 11, top: heights[seat] }}
          >
            <SeatBadge seat={seat} size={22} />
            <span className={classNames(!hasNames && 'unseen')}>{nameOf(seat)}</span> <b>{points}</b>
          </span>
        ))}
    </figure>
  );
}

const ticks = (most: number): readonly number[] => {
  const step = most <= 6 ? 1 : most > 16 ? 4 : 2;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
};

/** Rounds worth naming: as many as have room, and always the last. */
function roundTicks(count: number, width: number): readonly number[] {
  const step = Math.max(1, Math.ceil((count * 34) / width));
  const named = Array.from({ length: count }, (_, round) => round).filter((round) => round % step === 0);
  const final = count - 1;
  return [...named.filter((round) => final - round >= step), final].filter((round) => round >= 0);
}
