import { useMemo } from 'react';
import { useTableRoom } from '../table-room.ts';
import styles from './rules.module.css';

/** The rules of the game, to be looked up while playing. */
export function Rules() {
  const { game, say } = useTableRoom();
  const sections = useMemo(() => game.rules(say), [game, say]);
  return (
    <section className={styles.rules} aria-label={say('web.side.rules')}>
      {sections.map(({ title, lines }) => (
        <details key={title} className={styles.section}>
          <summary>{title}</summary>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ))}
    </section>
  );
}
