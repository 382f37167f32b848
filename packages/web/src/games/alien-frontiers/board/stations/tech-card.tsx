import type { Title } from '@starboard/alien-frontiers';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../../../design/class-names.ts';
import type { BoardPlace } from '../place.ts';
import { softHyphens } from '../../../../table/board/soft-hyphens.ts';
import styles from './tech-card.module.css';
import { TechIcon } from '../../pieces/tech-icon.tsx';

interface SmallCardProps {
  readonly title: Title;
  readonly name: string;
  /** What it costs and does, in a few words and tokens. */
  readonly line: ReactNode;
  readonly label: string;
  readonly place?: BoardPlace;
  readonly look?: 'quiet' | 'lit' | 'pointed';
  readonly onPress: () => void;
}

/** Longer than a line at its usual size. */
const hasLongWord = (name: string): boolean => name.split(' ').some((word) => word.length > 10);

/** A card as it lies on the board. */
export const SmallCard = ({ title, name, line, label, place, look = 'quiet', onPress }: SmallCardProps) => (
  <button
    type="button"
    className={classNames(styles.card, styles[look])}
    data-place={place}
    data-lit={look === 'lit' ? '' : undefined}
    aria-label={label}
    onClick={onPress}
  >
    <span className={styles.icon}>
      <TechIcon title={title} size={26} />
    </span>
    <b className={classNames(hasLongWord(name) && styles.long)}>
      {name.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.word}>{softHyphens(word)}</span>
        </Fragment>
      ))}
    </b>
    <span className={styles.line}>{line}</span>
  </button>
);
