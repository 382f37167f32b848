import type { AnswerAhead } from '@starboard/protocol';
import { Button } from '../../design/controls/button.tsx';
import { useTableContext, useTableState } from '../table-context.ts';
import { ComingField } from './coming-field.tsx';
import { useAheadWords } from './use-ahead-words.ts';
import styles from './ahead.module.css';

/** What the player can answer before being asked, and has: folded up, at tables where moves are waited for long. */
export function AnswersAhead() {
  const { acts, say } = useTableContext();
  const { left } = useTableState('left');
  if (!acts || !left) return null;
  const { coming, answers } = left;
  const open = coming.filter(({ prompt }) => !answers.some((each) => each.prompt === prompt));
  if (open.length === 0 && answers.length === 0) return null;
  const title = answers.length > 0 ? 'web.ahead.title-left' : 'web.ahead.title';
  return (
    <section className={styles.ahead} aria-label={say('web.ahead.title')}>
      <details>
        <summary>{say(title, { count: answers.length })}</summary>
        <p className={styles.hint}>{say('web.ahead.hint')}</p>
        {answers.length > 0 && (
          <>
            <h3>{say('web.ahead.left')}</h3>
            <ol className={styles.left}>
              {answers.map((each) => (
                <LeftLine
                  key={each.prompt}
                  left={each}
                  withdraw={() => acts.leave(answers.filter((other) => other !== each))}
                />
              ))}
            </ol>
          </>
        )}
        {open.length > 0 && <h3>{say('web.ahead.coming')}</h3>}
        {open.map((question) => (
          <ComingField
            key={question.prompt}
            question={question}
            leave={(answer) => acts.leave([...answers, answer])}
          />
        ))}
      </details>
    </section>
  );
}

interface LeftLineProps {
  readonly left: AnswerAhead;
  readonly withdraw: () => void;
}

function LeftLine({ left, withdraw }: LeftLineProps) {
  const { say } = useTableContext();
  const words = useAheadWords();
  const what = words.whole(left);
  return (
    <li>
      <span>
        {what}
        <small>{words.given(left.given)}</small>
      </span>
      <Button onClick={withdraw} aria-label={say('web.ahead.withdraw-that', { what })}>
        {say('web.ahead.withdraw')}
      </Button>
    </li>
  );
}
