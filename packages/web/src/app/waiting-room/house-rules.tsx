import type { OptionValue } from '@starboard/engine';
import { ChoiceField } from '../../design/controls/choice-field.tsx';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import type { Say } from '../../language/say.ts';
import type { GameOption } from '../../games/game-options.ts';
import styles from './table-settings.module.css';

interface HouseRulesProps {
  /** Knows the game's words. */
  readonly say: Say;
  readonly rules: readonly GameOption[];
  readonly isDisabled: boolean;
  onChange(id: string, value: OptionValue): void;
  readonly onClose: () => void;
}

/** Every rule a table may agree on, with what it settles. */
export function HouseRules({ say, rules, isDisabled, onChange, onClose }: HouseRulesProps) {
  return (
    <Dialog title={say('web.room.rules')} closeLabel={say('web.dialog.close')} onClose={onClose}>
      <p className={styles.hint}>{say(isDisabled ? 'web.room.rules.host' : 'web.room.rules.about')}</p>
      <div className={styles.rules}>
        {rules.map((rule) => (
          <ChoiceField
            key={rule.id}
            label={say(rule.name)}
            about={say(rule.about)}
            isDisabled={isDisabled}
            value={rule.value}
            options={rule.values.map(({ value, name }) => ({ value, label: say(name) }))}
            onChange={(value) => onChange(rule.id, value)}
          />
        ))}
      </div>
    </Dialog>
  );
}
