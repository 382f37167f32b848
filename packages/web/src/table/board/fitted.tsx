import type { CSSProperties, ReactNode } from 'react';
import styles from './fitted.module.css';
import { useSize } from '../../design/browser/use-size.ts';

interface FittedProps {
  readonly width: number;
  readonly height: number;
  /** It grows no further than this. */
  readonly most?: number;
  readonly children: ReactNode;
}

/** Below this nothing is read. */
const leastSize = 11.5;

/** How small a text inside may be, so that it is large enough when it is scaled. */
const leastText = (scale: number) => ({ '--least': `${(leastSize / scale).toFixed(2)}px` }) as CSSProperties;

/** A picture of fixed size, scaled as a whole to the room there is. */
export function Fitted({ width, height, most = 1.5, children }: FittedProps) {
  const [ref, room] = useSize<HTMLDivElement>();
  const scale = room && Math.min(most, room.width / width, room.height / height);
  return (
    <div ref={ref} className={styles.room}>
      {scale !== null && scale > 0 && (
        <div
          className={styles.picture}
          style={{ width, height, transform: `translate(-50%, -50%) scale(${scale})`, ...leastText(scale) }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
