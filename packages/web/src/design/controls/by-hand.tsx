import styles from './by-hand.module.css';

interface ByHandProps {
  readonly about: string;
  readonly text: string;
}

/** Something that could not be copied, to be taken by hand: one press selects all of it. */
export const ByHand = ({ about, text }: ByHandProps) => (
  <p role="alert" className={styles.byHand}>
    {about} <b>{text}</b>
  </p>
);
