import type { View } from '@starboard/project-elite/text';
import styles from './tokens.module.css';

interface TokenSignProps {
  readonly is: View['tokens'][number]['is'];
  readonly isOpen: boolean;
}

/** What a token of the mission is, told apart by shape. */
export function TokenSign({ is, isOpen }: TokenSignProps) {
  switch (is) {
    case 'nest':
      return (
        <g transform="translate(-13 -16) scale(.42)">
          <path
            className={styles.body}
            d="M32 4c8 0 14 8 14 18 12 2 18 12 16 24-2 10-12 14-30 14S4 56 2 46C0 34 6 24 18 22 18 12 24 4 32 4z"
          />
          <circle className={styles.hole} cx="32" cy="22" r="7" />
          <circle className={styles.hole} cx="18" cy="42" r="7" />
          <circle className={styles.hole} cx="46" cy="42" r="7" />
        </g>
      );
    case 'charge':
      return (
        <>
          <rect className={styles.body} x="-8" y="-7" width="16" height="16" rx="3" />
          <path className={styles.sign} d="M0-7v-5q5 0 6-4" />
        </>
      );
    case 'recon':
      return (
        <path className={styles.sign} d="M0 10V-2M-5 10H5M-4-5a5.6 5.6 0 0 1 8 0M-9-10a12 12 0 0 1 18 0" />
      );
    case 'cage':
      return (
        <path
          className={styles.sign}
          d={isOpen ? 'M-10-10H10V10H-10zM-3-10V10M3-10V-3' : 'M-10-10H10V10H-10zM-3.5-10V10M3.5-10V10'}
        />
      );
    case 'trap':
      return <path className={styles.sign} d="M-10 8L-6-4-2 8 2-4 6 8 10-4" />;
    case 'find':
      return <path className={styles.sign} d="M-5-5a5.5 5.5 0 1 1 8 5q-3 1.5-3 4M0 10v.5" />;
    case 'target':
      return <path className={styles.sign} d="M0-12V12M-12 0H12M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0z" />;
  }
}
