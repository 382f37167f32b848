import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styles from './field.module.css';

interface ChoiceFieldProps<Value extends string | number | boolean> {
  readonly label: string;
  /** Where what stands around it already says so. */
  readonly isLabelUnseen?: boolean;
  /** What is settled here, above the choice. */
  readonly about?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  onChange(value: Value): void;
  readonly isDisabled?: boolean;
}

/** One of many, or of what is long to say. */
export function ChoiceField<Value extends string | number | boolean>({
  label,
  isLabelUnseen = false,
  about,
  options,
  value,
  onChange,
  isDisabled = false,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelUnseen ? 'unseen' : undefined}>
        {label}
      </label>
      {about !== undefined && <small id={`${id}-about`}>{about}</small>}
      <span className={styles.choice}>
        <select
          id={id}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          value={String(value)}
          disabled={isDisabled}
          onChange={({ target }) => {
            const chosen = options[target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={String(option.value)} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden />
      </span>
    </div>
  );
}
