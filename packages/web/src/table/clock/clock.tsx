import { Mail } from 'lucide-react';
import { classNames } from '../../design/class-names.ts';
import type { Say } from '../../language/say.ts';
import { clockFace, lastSeconds } from './time-left.ts';
import type { TimeLeft } from './use-time-left.ts';
import styles from './clock.module.css';

interface ClockProps {
  readonly time: TimeLeft;
  readonly size?: number;
  /** Nothing is lost when it runs out, however little is left. */
  readonly isCalm?: boolean;
  readonly say: Say;
}

/** A ring that empties, and the time it stands for. */
export function Clock({ time: { left, share }, size = 30, isCalm = false, say }: ClockProps) {
  const face = clockFace(left);
  const text =
    face.kind === 'short' ? face.text : say('web.clock.days', { days: face.days, hours: face.hours });
  return (
    <span className={classNames(styles.clock, !isCalm && left <= lastSeconds && styles.late)} role="timer">
      {face.kind === 'short' ? <Ring size={size} share={share} /> : <Mail size={size * 0.75} aria-hidden />}
      <span className="unseen">{say('web.clock.left')} </span>
      {text}
    </span>
  );
}

const around = 2 * Math.PI * 19;

const Ring = ({ size, share }: { readonly size: number; readonly share: number }) => (
  <svg className={styles.ring} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="19" className={styles.rest} />
    <circle cx="24" cy="24" r="19" className={styles.left} strokeDasharray={`${around * share} ${around}`} />
  </svg>
);
