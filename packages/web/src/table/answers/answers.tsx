import type { Json, Prompt, WireShape } from '@starboard/engine';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { useParts, useTableContext } from '../table-context.ts';
import { LaterAnswers } from './later-answers.tsx';
import { AnswerField, type AnswerWords } from './answer-field.tsx';
import { emptyDraft, whyNotYet } from './draft.ts';
import styles from './answers.module.css';

/** Plain controls for any question: for the table told in words, and where a board draws nothing of its own. */
export function Answers({ prompt }: { readonly prompt: Prompt }) {
  return (
    <ShapeAnswers
      key={prompt.decision}
      prompt={prompt}
      asked={prompt.prompt}
      shape={prompt.shape}
      wrap={(answer) => answer}
    />
  );
}

interface ShapeAnswersProps {
  readonly prompt: Prompt;
  /** The prompt itself, or one of the acts it is open for: `<prompt>.<act>`. */
  readonly asked: string;
  readonly shape: WireShape;
  /** Makes an answer of what was put together. */
  readonly wrap: (answer: Json) => Json;
}

function ShapeAnswers({ prompt, asked, shape, wrap }: ShapeAnswersProps) {
  const { game, say, acts } = useTableContext();
  const parts = useParts();
  const words: AnswerWords = {
    title: (of) => say(game.text.prompt(of, prompt.params)),
    option: (of, key) =>
      (parts && game.option?.(parts.view, { ...prompt, prompt: of }, key, say)) ??
      say(game.text.option(of, key)),
  };
  const name = (key: string) => words.option(asked, key);
  const give = (answer: Json) => acts?.answer(wrap(answer));
  const choose = (option: string) => {
    const proposal = parts && game.proposal?.(parts.view, prompt.prompt, option, say);
    if (proposal) parts.propose(wrap(option), proposal);
    else give(option);
  };
  switch (shape.kind) {
    case 'choose':
      return (
        <>
          <ul className={styles.options}>
            {shape.options.map((option) => (
              <li key={option}>
                <Button onClick={() => choose(option)} isSending={parts?.isSending ?? false}>
                  {name(option)}
                </Button>
              </li>
            ))}
          </ul>
          {asked === prompt.prompt && <LaterAnswers prompt={prompt} words={words} />}
        </>
      );
    case 'open':
      return (
        <ul className={styles.form}>
          {Object.entries(shape.acts ?? {}).map(([act, each]) => (
            <li key={act}>
              {each === null ? (
                <Button onClick={() => give(act)}>{name(act)}</Button>
              ) : (
                <details open={game.unfolds?.(act)}>
                  <summary>{name(act)}</summary>
                  <ShapeAnswers
                    prompt={prompt}
                    asked={`${asked}.${act}`}
                    shape={each}
                    wrap={(answer) => wrap({ [act]: answer })}
                  />
                </details>
              )}
            </li>
          ))}
        </ul>
      );
    case 'pick':
    case 'amount':
    case 'split':
    case 'form':
      return <Composed shape={shape} asked={asked} words={words} give={give} />;
  }
}

interface ComposedProps {
  readonly shape: WireShape;
  readonly asked: string;
  readonly words: AnswerWords;
  readonly give: (answer: Json) => void;
}

/** An answer that is put together, then given. */
function Composed({ shape, asked, words, give }: ComposedProps) {
  const { say } = useTableContext();
  const parts = useParts();
  const [draft, setDraft] = useState(() => emptyDraft(shape));
  const why = whyNotYet(shape, draft);
  return (
    <div className={styles.form}>
      <AnswerField shape={shape} draft={draft} onChange={setDraft} asked={asked} words={words} />
      <Button
        look="primary"
        icon={<Check size={18} aria-hidden />}
        isBlocked={why !== null}
        onBlocked={() => why && parts?.explain(why)}
        isSending={parts?.isSending ?? false}
        onClick={() => give(draft)}
      >
        {say('web.confirm.yes')}
      </Button>
    </div>
  );
}
