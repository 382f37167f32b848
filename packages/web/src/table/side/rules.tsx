import { useMemo } from 'react';
import { useTableRoom } from '../table-room.ts';
import styles from './rules.module.css';

/** The rules of the game, to be looked up while playing. */
export function Rules() {
  const { game, say, desk } = useTableRoom();
  const sections = useMemo(() => game.rules(say), [game, say]);
  return (
    <section className={styles.rules} aria-label={say('web.side.rules')}>
      {sections.map(({ title, lines }) => (
        <details
          key={title}
          className={styles.section}
          {...(title === desk.rule && { open: true, ref: reveal })}
        >
          <summary>{title}</summary>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ))}
    </section>
  );
}

/** What somebody looked up is there to be read on, once whatever lay over the table has gone. */
function reveal(section: HTMLElement | null): void {
  if (!section) return;
  section.scrollIntoView({ block: 'start' });
  requestAnimationFrame(() => section.querySelector('summary')?.focus({ preventScroll: true }));
}
