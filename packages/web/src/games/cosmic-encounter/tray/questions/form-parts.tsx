import { cosmicEncounterText } from '@starboard/cosmic-encounter/text';
import type { WireShape } from '@starboard/engine';
import { faceOf } from '@starboard/cosmic-encounter/content';
import { parseOption } from '@starboard/cosmic-encounter/keys';
import { askedIn } from '../../choosing/offers.ts';
import { optionText } from '../../choosing/option-text.ts';
import { CardFace } from '../../pieces/cards/card-face.tsx';
import { useCeSay } from '../../words/say.ts';
import { Choice } from './choice.tsx';
import { Numbers } from './numbers.tsx';
import type { QuestionProps } from './question.tsx';
import styles from './questions.module.css';

/** Several answers that are given together, each under what it is about. */
export function FormParts({ parts, prompt }: QuestionProps) {
  const say = useCeSay();
  if (prompt.shape.kind !== 'form') return null;
  return (
    <div className={styles.form}>
      {Object.entries(prompt.shape.parts).map(([part, shape]) => (
        <fieldset key={part}>
          <legend>{say(cosmicEncounterText.prompt(askedIn(prompt.prompt, part), prompt.params))}</legend>
          <Part parts={parts} prompt={prompt} part={part} shape={shape} />
        </fieldset>
      ))}
    </div>
  );
}

function Part({
  parts,
  prompt,
  part,
  shape,
}: QuestionProps & { readonly part: string; readonly shape: WireShape }) {
  const say = useCeSay();
  if (shape.kind !== 'choose' && shape.kind !== 'pick')
    return <Numbers parts={parts} prompt={prompt} shape={shape} part={part} />;
  return (
    <ul className={styles.cards}>
      {shape.options.map((key) => {
        const card = parseOption(key)?.card;
        const name = optionText(parts.view, { prompt: askedIn(prompt.prompt, part) }, key, say);
        return (
          <li key={key}>
            <Choice
              parts={parts}
              prompt={prompt}
              part={part}
              option={key}
              label={name}
              className={styles.card}
            >
              {card === undefined ? name : <CardFace face={faceOf(card)} width={52} />}
            </Choice>
          </li>
        );
      })}
    </ul>
  );
}
