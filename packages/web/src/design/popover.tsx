import type { ComponentProps } from 'react';
import { joined } from './joined.ts';
import styles from './popover.module.css';

/** Opens above everything by a button with `popoverTarget={id}`, and closes when something else is pressed. */
export const Popover = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} popover="auto" className={joined(styles.popover, className)} />
);
