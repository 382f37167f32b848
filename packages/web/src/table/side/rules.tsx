import { useEffect, useMemo, useRef } from 'react';
import { useTableRoom } from '../table-room.ts';
import styles from './rules.module.css';

/** The rules of the game, to be looked up while playing. */
export function Rules() {
  const { game, say, desk } = useTableRoom();
  const { rule } = desk;
  const sections = useMemo(() => game.rules(say), [game, say]);
  const lookedUp = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (rule && lookedUp.current) reveal(lookedUp.current);
  }, [rule]);
  return (
    <section className={styles.rules} aria-label={say('web.side.rules')}>
      {sections.map(({ title, lines }) => (
        <details key={title} className={styles.section} ref={title === rule?.heading ? lookedUp : null}>
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
function reveal(section: HTMLDetailsElement): void {
  section.open = true;
  section.scrollIntoView({ block: 'start' });
  requestAnimationFrame(() => section.querySelector('summary')?.focus({ preventScroll: true }));
}
