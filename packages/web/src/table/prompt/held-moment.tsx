import type { Viewer } from '@starboard/engine';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Clock } from '../clock/clock.tsx';
import { useTimeLeft } from '../clock/use-time-left.ts';
import { useTableContext } from '../table-context.ts';
import styles from './prompt-bar.module.css';

interface HeldMomentProps {
  readonly isSmall: boolean;
  readonly seat: Viewer;
}

/** That the others wait for the player, and how long they still do; the ring is full when the hold begins. */
export function HeldMoment({ isSmall, seat }: HeldMomentProps) {
  const { say } = useTableContext();
  const time = useTimeLeft(seat === 'spectator' ? null : seat);
  const [whole] = useState(time?.left ?? 0);
  const share = time && whole > 0 ? Math.min(1, time.left / whole) : 1;
  return (
    <span className={styles.hold}>
      <output className={styles.held}>
        {!isSmall && <Hourglass size={18} aria-hidden />}
        {say('web.prompt.held')}
      </output>
      {time && <Clock time={{ ...time, share }} size={isSmall ? 22 : 30} isCalm say={say} />}
    </span>
  );
}
