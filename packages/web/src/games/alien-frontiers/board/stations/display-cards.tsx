import { RefreshCw } from 'lucide-react';
import styles from '../stage.module.css';
import type { StageProps } from '../stage-props.ts';
import { SmallCard } from './tech-card.tsx';

/** The three open cards; they can always be read, and taken when lit. */
export const DisplayCards = ({ stage }: { readonly stage: StageProps }) => (
  <div className={styles.display} data-place="display">
    {stage.display.map(({ card, title, name, line }) => {
      const place = `card:${title}` as const;
      const isLit = stage.lit.includes(place);
      return (
        <SmallCard
          key={card}
          title={title}
          name={name}
          line={line}
          place={place}
          label={stage.labelOf(place)}
          look={isLit ? 'lit' : stage.pointedAt.includes(place) ? 'pointed' : 'quiet'}
          onPress={() => (isLit ? stage.onChoose : stage.onRead)(place)}
        />
      );
    })}
  </div>
);

/** Replaces the open cards; there only while it may be done. */
export const CycleButton = ({ stage }: { readonly stage: StageProps }) =>
  stage.lit.includes('display') && (
    <button
      type="button"
      className={styles.cycle}
      aria-label={stage.labelOf('display')}
      title={stage.labelOf('display')}
      onClick={() => stage.onChoose('display')}
    >
      <RefreshCw size={16} aria-hidden />
    </button>
  );
