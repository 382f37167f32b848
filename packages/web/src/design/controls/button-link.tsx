import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classNames } from '../class-names.ts';

interface ButtonLinkProps {
  readonly href: string;
  readonly look?: 'go' | 'primary' | 'quiet' | 'ghost';
  readonly isSmall?: boolean;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A way to another page that looks like the acts beside it. */
export const ButtonLink = ({
  href,
  look = 'quiet',
  isSmall = false,
  icon,
  className,
  children,
}: ButtonLinkProps) => (
  <Link href={href} className={classNames(styles.button, styles[look], isSmall && styles.small, className)}>
    {icon}
    {children}
  </Link>
);
