import type { Json, WireShape } from '@starboard/engine';
import { useId } from 'react';
import { useTableContext } from '../table-context.ts';
import { toggled, totalOf, withSlot } from './draft.ts';
import { Stepper } from './stepper.tsx';
import styles from './answers.module.css';

interface AnswerFieldProps {
  readonly shape: WireShape;
  readonly draft: Json;
  readonly onChange: (draft: Json) => void;
  /** What is asked; a part of a form is asked as `<prompt>.<part>`. */
  readonly asked: string;
  readonly words: AnswerWords;
}

/** How an answer is spoken of. */
export interface AnswerWords {
  title(asked: string): string;
  option(asked: string, key: string): string;
}

/** How much may be chosen, as it is said. */
const limitsOf = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  how: min === max ? 'exactly' : min === 0 ? 'most' : 'between',
  min,
  max,
});

/** One part of an answer, or all of it. */
export function AnswerField({ shape, draft, onChange, asked, words }: AnswerFieldProps) {
  const { say } = useTableContext();
  const name = (key: string) => words.option(asked, key);
  const group = useId();
  switch (shape.kind) {
    case 'choose':
      return (
        <ul className={styles.choices}>
          {shape.options.map((option) => (
            <li key={option}>
              <label>
                <input
                  type="radio"
                  name={group}
                  checked={draft === option}
                  onChange={() => onChange(option)}
                />
                {name(option)}
              </label>
            </li>
          ))}
        </ul>
      );
    case 'pick': {
      const chosen = draft as readonly string[];
      return (
        <>
          <p className={styles.count}>
            {say('web.answer.chosen', { count: chosen.length, ...limitsOf(shape) })}
          </p>
          <ul className={styles.choices}>
            {shape.options.map((option) => (
              <li key={option}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(option)}
                    onChange={() => onChange(toggled(chosen, option, shape.max))}
                  />
                  {name(option)}
                </label>
              </li>
            ))}
          </ul>
        </>
      );
    }
    case 'amount':
      return (
        <>
          <Stepper
            label={say('web.answer.amount', { min: shape.min, max: shape.max })}
            value={draft as number}
            min={shape.min}
            max={shape.max}
            onChange={onChange}
          />
          <p className={styles.count} aria-live="polite">
            {name(`${draft as number}`)}
          </p>
        </>
      );
    case 'split': {
      const split = draft as Readonly<Record<string, number>>;
      const room = shape.max - totalOf(split);
      return (
        <>
          <p className={styles.count}>
            {say('web.answer.chosen', { count: totalOf(split), ...limitsOf(shape) })}
          </p>
          <ul className={styles.slots}>
            {shape.slots.map(({ key, max }) => (
              <li key={key}>
                <Stepper
                  label={name(key)}
                  value={split[key] ?? 0}
                  min={0}
                  max={Math.min(max, (split[key] ?? 0) + room)}
                  onChange={(count) => onChange(withSlot(split, key, count))}
                />
              </li>
            ))}
          </ul>
        </>
      );
    }
    case 'form': {
      const given = draft as Readonly<Record<string, Json>>;
      return Object.entries(shape.parts).map(([part, each]) => (
        <fieldset key={part} className={styles.part}>
          <legend>{words.title(`${asked}.${part}`)}</legend>
          <AnswerField
            shape={each}
            draft={given[part] ?? null}
            onChange={(changed) => onChange({ ...given, [part]: changed })}
            asked={`${asked}.${part}`}
            words={words}
          />
        </fieldset>
      ));
    }
    case 'open':
      return null;
  }
}
