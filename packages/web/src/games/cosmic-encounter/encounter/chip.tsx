import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../design/class-names.ts';
import { moveFocus } from '../../../table/side/move-focus.ts';
import styles from './chip.module.css';

interface ChipProps {
  /** All of it in a sentence. */
  readonly label: string;
  /** Where on the board it comes from. */
  readonly places: readonly string[];
  readonly pointAt: (places: readonly string[]) => void;
  /** Counted within its side, which is one stop of the Tab key. */
  readonly index: number;
  readonly isDim?: boolean;
  /** What stands between it and the one before. */
  readonly sign?: '+' | '→';
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A part of one side. The player who points at it sees on the board what it comes from. */
export function Chip({ label, places, pointAt, index, isDim, sign, picture, children }: ChipProps) {
  const point = () => pointAt(places);
  const unpoint = () => pointAt(nowhere);
  return (
    <li
      className={styles.item}
      data-sign={index > 0 ? sign : undefined}
      style={{ '--at': index } as CSSProperties}
    >
      <button
        type="button"
        className={classNames(styles.chip, isDim && styles.dim)}
        aria-label={label}
        tabIndex={index === 0 ? 0 : -1}
        onKeyDown={moveFocus}
        onPointerEnter={point}
        onPointerLeave={unpoint}
        onFocus={point}
        onBlur={unpoint}
      >
        <span className={styles.picture}>{picture}</span>
        <span className={styles.words} aria-hidden="true">
          {children}
        </span>
      </button>
    </li>
  );
}

const nowhere: readonly string[] = [];
