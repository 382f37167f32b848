import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { classNames } from '../../design/class-names.ts';
import { isOver } from '../ending/victory.ts';
import type { Phase } from '../table-game.ts';
import { moodParts, moodSeat, promptMood } from './prompt-mood.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import styles from './phase-strip.module.css';

/** More than this are no path any more, but a row of bars. */
const mostOnPath = 5;

const afterTheMatch: readonly Phase[] = [{ key: 'web.prompt.over', state: 'now' }];

/** Where in a turn we are. */
export function PhaseStrip() {
  const { game, say } = useTableContext();
  const state = useTableState('view', 'prompt', ...moodParts);
  if (!state.view) return null;
  const phases = isOver(state) ? afterTheMatch : game.phases?.(state.view, state.prompt);
  if (!phases) return null;
  const isPath = phases.length <= mostOnPath;
  return (
    <ol
      className={classNames(styles.strip, isPath ? styles.steps : styles.bars)}
      aria-label={say('web.table.phases')}
      data-seat={moodSeat(promptMood(state)) ?? undefined}
    >
      {phases.map(({ key, state: phase }, index) => (
        <Fragment key={key}>
          {isPath && index > 0 && <li className={styles.path} aria-hidden="true" />}
          <li className={styles[phase]} aria-current={phase === 'now' ? 'step' : undefined}>
            {isPath && phase === 'done' && <Check size={14} aria-hidden />}
            <span>{say(key)}</span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
