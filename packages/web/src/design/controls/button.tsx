import { LoaderCircle, Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** `go`: the one great act of a screen. `primary`: what is wanted now. */
  readonly look?: 'go' | 'primary' | 'quiet' | 'ghost' | 'danger';
  readonly isSmall?: boolean;
  readonly icon?: ReactNode;
  /** On its way to the server: it cannot be pressed twice. */
  readonly isSending?: boolean;
  /** Cannot be pressed now; it stays in reach, and a player who presses it is told why (`onBlocked`). */
  readonly isBlocked?: boolean;
  readonly onBlocked?: () => void;
}

export function Button({
  look = 'quiet',
  isSmall = false,
  icon,
  isSending = false,
  isBlocked = false,
  onBlocked,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const rests = isBlocked || isSending;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={rests || undefined}
      aria-busy={isSending || undefined}
      className={classNames(
        styles.button,
        styles[look],
        isSmall && styles.small,
        isSending && styles.sending,
        className,
      )}
      onClick={(event) => {
        // its form is not sent off either
        if (rests) event.preventDefault();
        else onClick?.(event);
        if (isBlocked) onBlocked?.();
      }}
    >
      {isSending ? <LoaderCircle size={18} aria-hidden /> : isBlocked ? <Lock size={16} aria-hidden /> : icon}
      {children}
    </button>
  );
}
