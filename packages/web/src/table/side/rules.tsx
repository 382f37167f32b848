import { useEffect, useMemo, useRef } from 'react';
import { houseRules } from '../../games/game-options.ts';
import { useScreen, useTableContext, useTableState } from '../table-context.ts';
import styles from './rules.module.css';

/** The rules of the game, to be looked up while playing. */
export function Rules() {
  const { game, say } = useTableContext();
  const { rule } = useScreen();
  const sections = useMemo(() => game.rules(say), [game, say]);
  const lookedUp = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (rule && lookedUp.current) reveal(lookedUp.current);
  }, [rule]);
  return (
    <section className={styles.rules} aria-label={say('web.side.rules')}>
      <HouseRules />
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

/** Where this table plays otherwise than the text below says. */
function HouseRules() {
  const { say } = useTableContext();
  const { table } = useTableState('table');
  const rules = table ? houseRules(table) : [];
  if (rules.length === 0) return null;
  return (
    <div className={styles.house}>
      <h2>{say('web.room.rules')}</h2>
      <p>{say('web.rules.house')}</p>
      <dl>
        {rules.map(({ id, name, settled }) => (
          <div key={id}>
            <dt>{say(name)}</dt>
            <dd>{say(settled)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What a player looked up is there to be read on, once the dialog over the table has gone. */
function reveal(section: HTMLDetailsElement): void {
  section.open = true;
  section.scrollIntoView({ block: 'start' });
  requestAnimationFrame(() => section.querySelector('summary')?.focus({ preventScroll: true }));
}
