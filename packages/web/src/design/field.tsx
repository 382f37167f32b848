import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  onChange(value: string): void;
  /** What is asked for, below the field. */
  readonly hint?: string | undefined;
  /** What is wrong with what was typed. */
  readonly problem?: string | null | undefined;
}

/** A line to type in. */
export function Field({ label, hint, problem, onChange, ...rest }: FieldProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? `${id}-note` : undefined}
      />
      {(problem || hint) && (
        <small id={`${id}-note`} className={problem ? styles.problem : undefined}>
          {problem ?? hint}
        </small>
      )}
    </p>
  );
}
