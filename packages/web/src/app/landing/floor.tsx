import styles from './floor.module.css';

/** The deck of the ship: light from each window falls on it. */
export const Floor = ({ tints }: { readonly tints: readonly string[] }) => (
  <div className={styles.floor} aria-hidden="true">
    {tints.map((tint) => (
      <span key={tint} style={{ background: `radial-gradient(50% 50%, ${tint}, transparent)` }} />
    ))}
    <svg viewBox="0 0 1440 240" preserveAspectRatio="none" stroke="var(--star)">
      {[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((lane) => (
        <path key={lane} d={`M${720 + lane * 150} 0L${720 + lane * 300} 240`} strokeOpacity=".07" />
      ))}
    </svg>
  </div>
);
