import type { ReactNode } from 'react';
import { bringIntoSight } from '../../design/browser/bring-into-sight.ts';
import { classNames } from '../../design/class-names.ts';
import more from '../../design/surfaces/more-to-see.module.css';
import { moreToSee } from '../../design/surfaces/more-to-see.ts';
import type { TableParts } from '../table-game.ts';
import styles from './choice-list.module.css';

interface Choice {
  readonly key: string;
  /** Read aloud; without it, what is drawn. */
  readonly label?: string;
  readonly drawn: ReactNode;
  /** What it brings or costs. */
  readonly note?: ReactNode;
  /** Where it is on the board. */
  readonly place?: string | null;
}

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Where several may be picked: those that are. */
  readonly picked?: readonly string[] | null;
  /** What a choice brings is told before it is done: notes may go where there is little room. */
  readonly isAskedAgain?: boolean;
  readonly parts: Pick<TableParts, 'isSending' | 'proposed' | 'pointAt'>;
  readonly onChoose: (key: string) => void;
}

/** Every answer to a question as a button in a game's tray; pointing at one shows it on the board. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, choices, picked = null, isAskedAgain = false, parts, onChoose } = props;
  const { isSending, proposed, pointAt } = parts;
  const isPressed = (key: string) =>
    picked ? picked.includes(key) : proposed === null ? undefined : proposed === key;
  return (
    <ul
      className={classNames(styles.choices, more.fades, isAskedAgain && styles.asksAgain)}
      aria-label={label}
      ref={moreToSee}
    >
      {choices.map(({ key, label: read, drawn, note = null, place = null }) => {
        const show = () => place && pointAt([place]);
        const hide = () => place && pointAt([]);
        return (
          <li key={key} ref={proposed === key ? bringIntoSight : undefined}>
            <button
              type="button"
              className={styles.choice}
              aria-label={read}
              aria-pressed={isPressed(key)}
              aria-disabled={isSending || undefined}
              onClick={() => !isSending && onChoose(key)}
              onMouseEnter={show}
              onMouseLeave={hide}
              onFocus={show}
              onBlur={hide}
            >
              {drawn}
              {note !== null && <small>{note}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
