import styles from './places.module.css';

/** How many of those that stand here are chosen. */
export const ChosenCount = ({
  count,
  x,
  y,
}: {
  readonly count: number;
  readonly x: number;
  readonly y: number;
}) => (
  <g className={styles.chosenCount} transform={`translate(${x} ${y})`}>
    <rect x="-12" y="-10" width="24" height="20" rx="10" />
    <text>{count}</text>
  </g>
);
