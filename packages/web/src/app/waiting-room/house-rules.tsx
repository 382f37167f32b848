import { Dialog } from '../../design/dialog.tsx';
import { useSay } from '../../language/say.ts';
import type { GameOption, OptionValue } from './game-options.ts';
import styles from './table-settings.module.css';

interface HouseRulesProps {
  readonly rules: readonly GameOption[];
  readonly isDisabled: boolean;
  onChange(id: string, value: OptionValue): void;
  readonly onClose: () => void;
}

/** Every rule a table may agree on, with what it settles. */
export function HouseRules({ rules, isDisabled, onChange, onClose }: HouseRulesProps) {
  const say = useSay('app', 'alien-frontiers');
  return (
    <Dialog title={say('web.room.rules')} closeLabel={say('web.dialog.close')} onClose={onClose}>
      <p className={styles.hint}>{say(isDisabled ? 'web.room.rules.host' : 'web.room.rules.about')}</p>
      <div className={styles.rules}>
        {rules.map((rule) => (
          <label key={rule.id} className={styles.rule}>
            <b>{say(rule.name)}</b>
            <small>{say(rule.about)}</small>
            <select
              value={String(rule.value)}
              disabled={isDisabled}
              onChange={({ target }) => {
                const chosen = rule.values.find((value) => String(value) === target.value);
                if (chosen !== undefined) onChange(rule.id, chosen);
              }}
            >
              {rule.values.map((value) => (
                <option key={String(value)} value={String(value)}>
                  {say(rule.nameOf(value))}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
