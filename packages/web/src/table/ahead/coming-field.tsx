import type { Json } from '@starboard/engine';
import type { AnswerAhead, ComingPrompt } from '@starboard/protocol';
import { useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { ChoiceField } from '../../design/controls/choice-field.tsx';
import { AnswerField } from '../answers/answer-field.tsx';
import answerStyles from '../answers/answers.module.css';
import { emptyDraft, whyNotYet } from '../answers/draft.ts';
import { useParts, useTableContext } from '../table-context.ts';
import { useAheadWords } from './use-ahead-words.ts';
import styles from './ahead.module.css';

interface ComingFieldProps {
  readonly question: ComingPrompt;
  readonly leave: (answer: AnswerAhead) => void;
}

/** Not an option: the player wants to be asked where the answer cannot be given. */
const askMe = '';

function onePerName(
  options: readonly string[],
  chosen: Json,
  nameOf: (option: string) => string,
): readonly string[] {
  const names = options.map(nameOf);
  const own = typeof chosen === 'string' ? nameOf(chosen) : null;
  return options.filter((_, at) => names[at] !== own && names.indexOf(names[at] ?? '') === at);
}

/** One question that will come, or may, with a control for its answer and for what that shall depend on. */
export function ComingField({ question, leave }: ComingFieldProps) {
  const { prompt, shape, isSure, repeats, givens } = question;
  const { say } = useTableContext();
  const parts = useParts();
  const words = useAheadWords();
  const [draft, setDraft] = useState<Json>(() => emptyDraft(shape));
  const [given, setGiven] = useState(givens[0] ?? '');
  const [other, setOther] = useState(askMe);
  const nameOf = (option: string) => words.option(prompt, option);
  // copies of a card are one to all players
  const others = shape.kind === 'choose' ? onePerName(shape.options, draft, nameOf) : [];
  const orElse = others.includes(other) ? other : askMe;
  const why = whyNotYet(shape, draft);
  const marks = [...(isSure ? [] : ['web.ahead.may']), ...(repeats ? ['web.ahead.every'] : [])];
  const choice = { kind: 'choose', options: givens } as const;
  return (
    <details className={styles.coming}>
      <summary>
        {words.title(prompt)}
        {marks.length > 0 && <small>{marks.map((mark) => say(mark)).join(', ')}</small>}
      </summary>
      <div className={answerStyles.form}>
        <AnswerField shape={shape} draft={draft} onChange={setDraft} asked={prompt} words={words} />
        {givens.length > 1 && (
          <fieldset className={answerStyles.part}>
            <legend>{say('web.ahead.holds')}</legend>
            <AnswerField
              shape={choice}
              draft={given}
              onChange={(chosen) => setGiven(chosen as string)}
              asked={prompt}
              words={{ title: words.title, option: (_, key) => words.given(key) }}
            />
          </fieldset>
        )}
        {draft !== null && others.length > 0 && (
          <div className={styles.otherwise}>
            <ChoiceField<string>
              label={say('web.ahead.otherwise')}
              options={[askMe, ...others].map((value) => ({
                value,
                label: value === askMe ? say('web.ahead.ask-me') : nameOf(value),
              }))}
              value={orElse}
              onChange={setOther}
            />
          </div>
        )}
        <Button
          isBlocked={why !== null}
          onBlocked={() => why && parts?.explain(why)}
          onClick={() => leave({ prompt, given, answer: draft, ...(orElse !== askMe && { orElse }) })}
        >
          {say('web.ahead.leave')}
        </Button>
      </div>
    </details>
  );
}
