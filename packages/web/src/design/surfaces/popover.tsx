import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './popover.module.css';

/** Opens above everything by a button with `popoverTarget={id}`, and closes when something else is pressed. */
export const Popover = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} popover="auto" className={classNames(styles.popover, className)} />
);
