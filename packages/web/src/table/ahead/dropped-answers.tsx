import { bringIntoSight } from '../../design/browser/bring-into-sight.ts';
import { Button } from '../../design/controls/button.tsx';
import { sayReason } from '../say-reason.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import { useAheadWords } from './use-ahead-words.ts';
import styles from './ahead.module.css';

/** What will not be answered after all stands in sight, before what is asked, until the player has put it away. */
export function DroppedAnswers() {
  const { acts, game, say } = useTableContext();
  const { left } = useTableState('left');
  const words = useAheadWords();
  if (!acts || !left?.dropped) return null;
  const { answers, dropped } = left;
  return (
    <section
      ref={bringIntoSight}
      className={styles.dropped}
      aria-label={say('web.ahead.title')}
      aria-live="polite"
    >
      <p>{say('web.ahead.dropped', { why: sayReason(game, dropped.why, say) })}</p>
      <ul>
        {dropped.answers.map((each) => (
          <li key={each.prompt}>{words.whole(each)}</li>
        ))}
      </ul>
      <Button onClick={() => acts.leave(answers)}>{say('web.ahead.put-away')}</Button>
    </section>
  );
}
