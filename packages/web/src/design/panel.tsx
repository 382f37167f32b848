import type { ComponentProps } from 'react';
import { joined } from './joined.ts';
import styles from './panel.module.css';

/** Something raised: it catches light on its upper left edge. */
export const Panel = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={joined(styles.panel, className)} />
);
