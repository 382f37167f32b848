import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

/** Something raised: it catches light on its upper left edge. */
export const Panel = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classNames(styles.panel, className)} />
);
