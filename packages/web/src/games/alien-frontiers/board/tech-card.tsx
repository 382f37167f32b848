import type { Title } from '@starboard/alien-frontiers';
import { type ReactNode, useId } from 'react';
import { joined } from '../../../design/joined.ts';
import type { BoardPlace } from './place.ts';
import { softHyphens } from './soft-hyphens.ts';
import styles from './tech-card.module.css';
import { TechIcon, techDrawings } from './tech-icon.tsx';

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

/** A card as it lies on the board. */
export const SmallCard = ({ title, name, line, label, place, look = 'quiet', onPress }: SmallCardProps) => (
  <button
    type="button"
    className={joined(styles.card, styles[look])}
    data-place={place}
    data-lit={look === 'lit' ? '' : undefined}
    aria-label={label}
    onClick={onPress}
  >
    <span className={styles.icon}>
      <TechIcon title={title} size={26} />
    </span>
    <b>{softHyphens(name)}</b>
    <span className={styles.line}>{line}</span>
  </button>
);

/** A card's picture at reading size. */
export function TechArt({ title }: { readonly title: Title }) {
  const light = useId();
  return (
    <svg className={styles.art} viewBox="0 0 220 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id={light}>
        <stop offset="0" stopColor="#B99CFF" stopOpacity=".65" />
        <stop offset="1" stopColor="#B99CFF" stopOpacity="0" />
      </radialGradient>
      <circle cx="110" cy="40" r="130" fill={`url(#${light})`} />
      <g fill="none" stroke="var(--technology)" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="110" cy="58" r="44" strokeOpacity=".35" />
        <circle
          cx="110"
          cy="58"
          r="52"
          strokeWidth="4"
          strokeDasharray="1 9"
          strokeLinecap="butt"
          strokeOpacity=".35"
        />
        <g transform="translate(76 24) scale(1.42)" strokeWidth="2.2">
          {techDrawings[title]}
        </g>
      </g>
    </svg>
  );
}
