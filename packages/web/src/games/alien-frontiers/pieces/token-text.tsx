import { Fragment, type ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { ColonySign, Fuel, Ore } from './tokens.tsx';
import styles from './token-text.module.css';

const signs: Readonly<Record<string, ReactNode>> = {
  '[fuel]': <Fuel size={15} />,
  '[ore]': <Ore size={15} />,
  '[colony]': <ColonySign size={15} />,
  '[to]': <ArrowRight size={13} strokeWidth={2.2} aria-hidden />,
};

/** A short text with `[fuel]`, `[ore]`, `[colony]` and `[to]` drawn. For eyes: screen readers get the words elsewhere. */
export const TokenText = ({ text }: { readonly text: string }) => (
  <span className={styles.text}>
    {text.split(/(\[\w+\])/).map((piece, index) => (
      <Fragment key={index}>{signs[piece] ?? piece}</Fragment>
    ))}
  </span>
);
