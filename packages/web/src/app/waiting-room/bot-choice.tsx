import { botName, readBotName } from '@starboard/engine';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../../design/class-names.ts';
import { webGame } from '../../games/find-game.ts';
import { botLike, charactersOf, evenTempered } from '../../games/seating-bots.ts';
import { useSay } from '../../language/say.ts';
import styles from './round-table.module.css';

interface BotChoiceProps {
  readonly game: string;
  readonly bot: string;
  onChoose(bot: string): void;
}

/** How well a bot plays and, where the game knows characters, what it is like. */
export function BotChoice({ game, bot, onChoose }: BotChoiceProps) {
  const say = useSay('app');
  // a table made elsewhere may have other bots
  const { bots = [], characters = [] } = webGame(game) ?? {};
  const { level, character } = readBotName(bot);
  const levels = bots.includes(level) ? bots : [level, ...bots];
  const choices = charactersOf({ characters });
  return (
    <>
      <Choice
        className={styles.level}
        label={say('web.opponents.level')}
        value={level}
        options={levels.map((value) => ({ value, label: say(`web.bot.${value}`) }))}
        onChoose={(chosen) => onChoose(botName({ level: chosen, character }))}
      />
      {choices.length > 0 && (
        <Choice
          className={classNames(styles.level, styles.character)}
          label={say('web.opponents.character')}
          value={character ?? evenTempered}
          options={choices.map((value) => ({ value, label: say(`web.character.${value}`) }))}
          onChoose={(chosen) => onChoose(botLike(level, chosen, { characters }))}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChoose(value: string): void;
}

const Choice = ({ className, label, value, options, onChoose }: ChoiceProps) => (
  <label className={className}>
    <span className="unseen">{label}</span>
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown size={14} aria-hidden />
  </label>
);
