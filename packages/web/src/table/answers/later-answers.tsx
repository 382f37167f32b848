import type { Prompt } from '@starboard/engine';
import { Button } from '../../design/controls/button.tsx';
import { useParts, useTableContext } from '../table-context.ts';
import type { AnswerWords } from './answer-field.tsx';
import styles from './answers.module.css';

interface LaterAnswersProps {
  readonly prompt: Prompt;
  readonly words: AnswerWords;
}

/** What the player could do a moment later, without being asked again: choosing it lets the moments before pass. */
export function LaterAnswers({ prompt: { ahead = [], timeout = null }, words }: LaterAnswersProps) {
  const { acts } = useTableContext();
  const parts = useParts();
  return ahead.map(({ prompt, options }, index) => (
    <section key={index} className={styles.later}>
      <p className={styles.count}>{words.title(prompt)}</p>
      <ul className={styles.options}>
        {options.map((answer) => (
          <li key={answer}>
            <Button
              onClick={() => acts?.answer(timeout, { prompt, answer })}
              isSending={parts?.isSending ?? false}
            >
              {words.option(prompt, answer)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
