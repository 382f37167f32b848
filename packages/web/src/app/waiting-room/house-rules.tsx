import type { OptionValue } from '@starboard/engine';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../design/class-names.ts';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import type { Say } from '../../language/say.ts';
import type { GameOption } from '../../games/game-options.ts';
import styles from './house-rules.module.css';

interface HouseRulesProps {
  /** Knows the game's words. */
  readonly say: Say;
  readonly rules: readonly GameOption[];
  readonly isDisabled: boolean;
  onChange(id: string, value: OptionValue): void;
  readonly onClose: () => void;
}

/** Every rule a table may agree on, with what it settles and what has been settled. */
export function HouseRules({ say, rules, isDisabled, onChange, onClose }: HouseRulesProps) {
  return (
    <Dialog
      title={say('web.room.rules')}
      closeLabel={say('web.dialog.close')}
      onClose={onClose}
      className={styles.dialog}
    >
      <p className={styles.about}>{say(isDisabled ? 'web.room.rules.host' : 'web.room.rules.about')}</p>
      {rules.map((rule) => (
        <Rule
          key={rule.id}
          say={say}
          rule={rule}
          isDisabled={isDisabled}
          onChange={(value) => onChange(rule.id, value)}
        />
      ))}
    </Dialog>
  );
}

interface RuleProps {
  readonly say: Say;
  readonly rule: GameOption;
  readonly isDisabled: boolean;
  onChange(value: OptionValue): void;
}

/** A rule in one line; unfolded, each way to play it in a sentence. */
function Rule({ say, rule: { name, about, values, value, isUsual }, isDisabled, onChange }: RuleProps) {
  const group = useId();
  const settled = values.find((each) => each.value === value);
  return (
    <details className={styles.rule}>
      <summary>
        <b>{say(name)}</b>
        <span className={classNames(styles.settled, !isUsual && styles.changed)}>
          {settled && say(settled.name)}
        </span>
        <small>{say(about)}</small>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <fieldset className={styles.values} disabled={isDisabled}>
        <legend className="unseen">{say(name)}</legend>
        {values.map((each) => (
          <label key={String(each.value)}>
            <input
              type="radio"
              name={group}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <b>{say(each.name)}</b>
            {each.about && <small>{say(each.about)}</small>}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
