import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  /** Where a heading beside it already says so. */
  readonly isLegendUnseen?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  onChange(value: Value): void;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
}

/** One of a few: radio buttons in a well, the chosen one raised. */
export function Segments<Value extends string>({
  legend,
  isLegendUnseen = false,
  options,
  value,
  onChange,
  isDisabled = false,
  className,
}: SegmentsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={classNames(styles.segments, className)} disabled={isDisabled}>
      <legend className={isLegendUnseen ? 'unseen' : styles.legend}>{legend}</legend>
      <div className={styles.well}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
