import type { View } from '@starboard/cosmic-encounter';
import { useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { DealWords } from './deal-words.tsx';
import type { Dealing } from './dealing.tsx';
import { GreatWord, NoButton, ResetButton } from './deal-buttons.tsx';
import { History } from './history.tsx';
import { Minute } from './minute.tsx';
import { Preview } from './preview.tsx';
import { WithoutDeal } from './without-deal.tsx';
import styles from './middle.module.css';

interface MiddleProps {
  readonly parts: TableParts<View>;
  readonly dealing: Dealing;
}

/** Between both gifts: the minute, who stands by which offer, what would follow, and what can be said. */
export function Middle({ parts, dealing }: MiddleProps) {
  const { say } = useTableContext();
  const { seatOf, isTalker } = dealing;
  return (
    <section className={styles.middle} aria-label={say('web.ce.deal.offer')}>
      <Minute />
      <DealWords parts={parts} dealing={dealing} />
      <Preview dealing={dealing} viewer={parts.viewer} />
      {isTalker && (
        <div className={styles.acts}>
          <GreatWord parts={parts} dealing={dealing} />
          <NoButton parts={parts} dealing={dealing} />
          <ResetButton parts={parts} dealing={dealing} />
        </div>
      )}
      <WithoutDeal dealing={dealing} viewer={parts.viewer} />
      <History offense={seatOf('offense')} defense={seatOf('defense')} />
    </section>
  );
}
