import { ChevronDown } from 'lucide-react';
import { useSay } from '../../language/say.ts';
import { botLevels } from '../shelf/opponents.ts';
import styles from './round-table.module.css';

interface BotLevelChoiceProps {
  readonly level: string;
  onChoose(level: string): void;
}

/** How well a bot plays. */
export function BotLevelChoice({ level, onChoose }: BotLevelChoiceProps) {
  const say = useSay('app');
  // a table made elsewhere may have other bots
  const levels = (botLevels as readonly string[]).includes(level) ? botLevels : [level, ...botLevels];
  return (
    <label className={styles.level}>
      <span className="unseen">{say('web.opponents.level')}</span>
      <select value={level} onChange={({ target }) => onChoose(target.value)}>
        {levels.map((each) => (
          <option key={each} value={each}>
            {say(`web.bot.${each}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </label>
  );
}
