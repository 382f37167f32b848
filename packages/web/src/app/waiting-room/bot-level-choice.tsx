import { ChevronDown } from 'lucide-react';
import { webGame } from '../../games/find-game.ts';
import { useSay } from '../../language/say.ts';
import styles from './round-table.module.css';

interface BotLevelChoiceProps {
  readonly game: string;
  readonly level: string;
  onChoose(level: string): void;
}

/** How well a bot plays. */
export function BotLevelChoice({ game, level, onChoose }: BotLevelChoiceProps) {
  const say = useSay('app');
  // a table made elsewhere may have other bots
  const { bots = [] } = webGame(game) ?? {};
  const levels = bots.includes(level) ? bots : [level, ...bots];
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
