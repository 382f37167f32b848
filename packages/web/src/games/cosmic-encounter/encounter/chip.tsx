import { type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from '../../../design/class-names.ts';
import { moveFocus } from '../../../table/side/move-focus.ts';
import styles from './chip.module.css';

interface ChipProps {
  /** All of it in a sentence. */
  readonly label: string;
  /** Where on the board it comes from. */
  readonly places: readonly string[];
  readonly pointAt: (places: readonly string[]) => void;
  /** The rule it comes from, opened by pressing it. */
  readonly subject: string | null;
  readonly read: (subject: string) => void;
  /** Counted within its side, which is one stop of the Tab key. */
  readonly index: number;
  /** After so many milliseconds it comes in; at once if nothing is said. */
  readonly delay?: number;
  readonly isDim?: boolean;
  /** What stands between it and the one before. */
  readonly sign?: '+' | '→';
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A part of one side. The player who points at it sees on the board what it comes from, and reads the rule by pressing it. */
export function Chip(chip: ChipProps) {
  const { label, places, pointAt, subject, read, index, delay = 0, isDim, sign, picture, children } = chip;
  // one that has come in does not do so again
  const [comesAfter] = useState(delay);
  const point = () => pointAt(places);
  const unpoint = () => pointAt(nowhere);
  return (
    <li
      className={styles.item}
      data-sign={index > 0 ? sign : undefined}
      style={{ '--delay': `${comesAfter}ms` } as CSSProperties}
    >
      <button
        type="button"
        className={classNames(styles.chip, isDim && styles.dim)}
        aria-label={label}
        tabIndex={index === 0 ? 0 : -1}
        data-subject={subject ?? undefined}
        onClick={() => subject !== null && read(subject)}
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
