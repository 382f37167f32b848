import type { AnswerAhead, ComingPrompt } from '@starboard/protocol';
import { Button } from '../../design/controls/button.tsx';
import { useTableContext, useTableState } from '../table-context.ts';
import { ComingField } from './coming-field.tsx';
import { useAheadWords } from './use-ahead-words.ts';
import styles from './ahead.module.css';

interface Ahead {
  /** What has been left. */
  readonly answers: readonly AnswerAhead[];
  /** What will be asked, or may be, and has not been answered yet. */
  readonly open: readonly ComingPrompt[];
  readonly title: string;
  leave(answers: readonly AnswerAhead[]): void;
}

/** What the player can answer before being asked, and has; null at tables where no move is waited for long. */
export function useAhead(): Ahead | null {
  const { acts, say } = useTableContext();
  const { left } = useTableState('left');
  if (!acts || !left) return null;
  const { coming, answers } = left;
  const open = coming.filter(({ prompt }) => !answers.some((each) => each.prompt === prompt));
  if (open.length === 0 && answers.length === 0) return null;
  const title = say(answers.length > 0 ? 'web.ahead.title-left' : 'web.ahead.title', {
    count: answers.length,
  });
  return { answers, open, title, leave: acts.leave };
}

/** All of it folded up, where it is drawn. */
export function AnswersAhead() {
  const { say } = useTableContext();
  const ahead = useAhead();
  if (!ahead) return null;
  return (
    <section className={styles.ahead} aria-label={say('web.ahead.title')}>
      <details>
        <summary>{ahead.title}</summary>
        <AheadLines ahead={ahead} />
      </details>
    </section>
  );
}

/** What has been left, and a control for every question that may come. */
export function AheadLines({ ahead: { answers, open, leave } }: { readonly ahead: Ahead }) {
  const { say } = useTableContext();
  return (
    <>
      <p className={styles.hint}>{say('web.ahead.hint')}</p>
      {answers.length > 0 && (
        <>
          <h3>{say('web.ahead.left')}</h3>
          <ol className={styles.left}>
            {answers.map((each) => (
              <LeftLine
                key={each.prompt}
                left={each}
                withdraw={() => leave(answers.filter((other) => other !== each))}
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
          leave={(answer) => leave([...answers, answer])}
        />
      ))}
    </>
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
