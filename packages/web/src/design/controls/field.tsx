import { type ComponentProps, type InvalidEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  onChange(value: string): void;
  /** What is asked for, below the field. */
  readonly hint?: string | undefined;
  /** The same, where it is said to those alone who did not give it. */
  readonly rule?: string | undefined;
  /** What is wrong with what was typed. */
  readonly problem?: string | null | undefined;
}

/** A line to type in. What is wrong with it is said below it, in our own words. */
export function Field({ label, hint, rule = hint, problem, onChange, ...rest }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isUnfit, setIsUnfit] = useState(false);
  const wrong = problem ?? (isUnfit ? rule : null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        ref={input}
        id={id}
        onChange={({ target }) => {
          setIsUnfit(false);
          onChange(target.value);
        }}
        onInvalid={(event) => {
          setIsUnfit(true);
          goToFirstUnfit(event);
        }}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong || hint ? `${id}-note` : undefined}
      />
      {(wrong || hint) && (
        <small id={`${id}-note`} className={wrong ? styles.problem : undefined}>
          {wrong ?? hint}
        </small>
      )}
    </p>
  );
}

/** The browser would say it in its own language, and in a bubble of its own. */
function goToFirstUnfit(event: InvalidEvent<HTMLInputElement>): void {
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>('input:invalid')?.focus();
}
