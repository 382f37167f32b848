import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: ReactNode;
  /** A line below the label. */
  readonly about?: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
  readonly isDisabled?: boolean;
}

/** On or off, at once. */
export const Switch = ({ label, about, isOn, onChange, isDisabled = false }: SwitchProps) => (
  <label className={styles.row}>
    <span className={styles.text}>
      {label}
      {about && <small>{about}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={isOn}
      aria-checked={isOn}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);
