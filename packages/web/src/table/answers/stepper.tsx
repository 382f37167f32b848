import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTableContext } from '../table-context.ts';
import styles from './answers.module.css';

interface StepperProps {
  readonly label: string;
  /** Drawn where the label would stand. */
  readonly sign?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number, one more or one less at a time; typed too. */
export function Stepper({ label, sign, value, min, max, onChange }: StepperProps) {
  const { say } = useTableContext();
  const id = useId();
  const set = (wanted: number) => onChange(Math.min(max, Math.max(min, Math.round(wanted) || 0)));
  return (
    <div className={styles.stepper}>
      <label htmlFor={id}>
        {sign}
        <span className={sign ? 'unseen' : undefined}>{label}</span>
      </label>
      <button
        type="button"
        aria-label={say('web.answer.less', { what: label })}
        aria-disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={say('web.answer.more', { what: label })}
        aria-disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}
