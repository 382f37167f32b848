import { isStarred, parseOption } from '@starboard/cosmic-encounter/keys';
import type { WireShape } from '@starboard/engine';
import { SeatBadge } from '../../../../design/drawing/seat-badge.tsx';
import { Stepper } from '../../../../table/answers/stepper.tsx';
import { useChoosing } from '../../choosing/choosing.tsx';
import { askedIn } from '../../choosing/offers.ts';
import { optionText } from '../../choosing/option-text.ts';
import { amountKey } from '../../keys/places.ts';
import { useCeSay } from '../../words/say.ts';
import type { QuestionProps } from './question.tsx';
import styles from './questions.module.css';

interface NumbersProps extends QuestionProps {
  readonly shape?: WireShape;
  readonly part?: string | null;
}

/** How many from where, each with a stepper; the same as presses on the board. */
export function Numbers({ parts, prompt, shape = prompt.shape, part = null }: NumbersProps) {
  const say = useCeSay();
  if (shape.kind === 'amount')
    return (
      <ul className={styles.numbers}>
        <NumberField
          part={part}
          option={amountKey}
          least={shape.min}
          label={say('web.answer.amount', { min: shape.min, max: shape.max })}
        />
      </ul>
    );
  if (shape.kind !== 'split') return null;
  return (
    <ul className={styles.numbers}>
      {shape.slots.map(({ key, max }) => (
        <NumberField
          key={key}
          part={part}
          option={key}
          of={max}
          label={optionText(parts.view, { prompt: askedIn(prompt.prompt, part) }, key, say)}
        />
      ))}
    </ul>
  );
}

interface NumberFieldProps {
  readonly option: string;
  readonly part: string | null;
  readonly label: string;
  readonly least?: number;
  /** How many there are. */
  readonly of?: number;
}

function NumberField({ option, part, label, least = 0, of }: NumberFieldProps) {
  const say = useCeSay();
  const { countOf, setCount } = useChoosing();
  const { count, most } = countOf({ part, key: option });
  const seat = isStarred(option) ? undefined : parseOption(option)?.seat;
  return (
    <li className={styles.number} data-some={count > least || undefined}>
      <Stepper
        label={label}
        sign={
          <span className={styles.of} aria-hidden>
            {seat !== undefined && <SeatBadge seat={seat} size={20} />}
            <b>{label}</b>
            {of !== undefined && <small>{say('web.ce.tray.of', { count: of })}</small>}
          </span>
        }
        value={count}
        min={least}
        max={most}
        onChange={(value) => setCount({ part, key: option }, value)}
      />
    </li>
  );
}
