import { clockFace, lastSeconds } from '../../../table/clock/time-left.ts';
import { useDeadline } from '../../../table/clock/use-deadline.ts';
import { useTableContext } from '../../../table/table-context.ts';
import styles from './minute.module.css';

const radius = 84;
const around = 2 * Math.PI * radius;

/** A mark for every second, a longer one for every fifth. */
const marks = (from: number, to: number, isFifth: boolean): string =>
  Array.from({ length: 60 }, (_, second) => second)
    .filter((second) => second >= from && second < to && (second % 5 === 0) === isFifth)
    .map((second) => {
      const angle = (second * Math.PI) / 30;
      const [x, y] = [Math.sin(angle), -Math.cos(angle)];
      const inner = isFifth ? 64 : 69;
      return `M${at(72 * x)} ${at(72 * y)}L${at(inner * x)} ${at(inner * y)}`;
    })
    .join('');

const at = (value: number): number => Math.round(value * 10) / 10;

/** What is left of the minute, by the game's own clock; nothing where none runs, as by mail. */
export function Minute() {
  const { say } = useTableContext();
  const time = useDeadline();
  if (!time) return null;
  const face = clockFace(time.left);
  const left = Math.round(time.share * 60);
  return (
    <svg
      className={styles.minute}
      data-late={time.left <= lastSeconds || undefined}
      viewBox="-95 -95 190 190"
      aria-hidden="true"
    >
      <circle r={radius} className={styles.ground} />
      <circle
        r={radius}
        className={styles.left}
        strokeDasharray={`${around * time.share} ${around}`}
        transform="rotate(-90)"
      />
      <path d={marks(0, left, false)} className={styles.lit} strokeWidth="1" />
      <path d={marks(0, left, true)} className={styles.lit} strokeWidth="2" />
      <path d={marks(left, 60, false)} className={styles.gone} strokeWidth="1" />
      <path d={marks(left, 60, true)} className={styles.gone} strokeWidth="2" />
      <text y="16" className={styles.time}>
        {face.kind === 'short' ? face.text : ''}
      </text>
      <text y="38" className={styles.word}>
        {say('web.ce.deal.to-agree')}
      </text>
    </svg>
  );
}
