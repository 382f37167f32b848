import type { ReactNode } from 'react';
import styles from './fitted.module.css';
import { useRoom } from './use-room.ts';

interface FittedProps {
  readonly width: number;
  readonly height: number;
  /** It grows no further than this. */
  readonly most?: number;
  readonly children: ReactNode;
}

/** A picture of fixed size, scaled as a whole to the room there is. */
export function Fitted({ width, height, most = 1.5, children }: FittedProps) {
  const [ref, room] = useRoom<HTMLDivElement>();
  const scale = room && Math.min(most, room.width / width, room.height / height);
  return (
    <div ref={ref} className={styles.room}>
      {scale !== null && scale > 0 && (
        <div
          className={styles.picture}
          style={{ width, height, transform: `translate(-50%, -50%) scale(${scale})` }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
