import { Button } from '../../design/controls/button.tsx';
import { ChoiceField } from '../../design/controls/choice-field.tsx';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { Segments } from '../../design/controls/segments.tsx';
import { botCount, botCounts, botLevel, charactersOf, evenTempered } from '../../games/seating-bots.ts';
import type { WebGame } from '../../games/web-game.ts';
import { useSay } from '../../language/say.ts';
import { chooseOpponents, useOpponents } from '../shelf/opponents.ts';
import styles from './own-name.module.css';

interface OpponentsDialogProps {
  readonly game: WebGame;
  readonly onClose: () => void;
}

/** How many bots, how well they play and what they are like; kept for next time. */
export function OpponentsDialog({ game, onClose }: OpponentsDialogProps) {
  const say = useSay('app');
  const { count, level } = useOpponents();
  return (
    <Dialog title={say('web.opponents.title')} closeLabel={say('web.dialog.close')} onClose={onClose}>
      <div className={styles.form}>
        <Segments
          legend={say('web.opponents.count')}
          value={String(botCount(count, game.seats))}
          options={botCounts(game.seats).map((value) => ({ value: String(value), label: value }))}
          onChange={(value) => chooseOpponents({ count: Number(value) })}
        />
        <Segments
          legend={say('web.opponents.level')}
          value={botLevel(level, game)}
          options={game.bots.map((value) => ({ value, label: say(`web.bot.${value}`) }))}
          onChange={(value) => chooseOpponents({ level: value })}
        />
        <Characters game={game} />
        <Button look="primary" onClick={onClose}>
          {say('web.dialog.done')}
        </Button>
      </div>
    </Dialog>
  );
}

/** What each bot is like, where the game knows characters. */
function Characters({ game }: { readonly game: WebGame }) {
  const say = useSay('app');
  const { count, characters } = useOpponents();
  const choices = charactersOf(game);
  if (choices.length === 0) return null;
  const bots = Array.from({ length: botCount(count, game.seats) }, (_, index) => index);
  const chosen = bots.map((bot) => characters[bot] ?? evenTempered);
  return (
    <fieldset className={styles.characters}>
      <legend>{say('web.opponents.characters')}</legend>
      {bots.map((bot) => (
        <ChoiceField
          key={bot}
          label={say('web.opponents.bot', { number: bot + 1 })}
          options={choices.map((value) => ({ value, label: say(`web.character.${value}`) }))}
          value={chosen[bot] ?? evenTempered}
          onChange={(value) => chooseOpponents({ characters: chosen.with(bot, value) })}
        />
      ))}
    </fieldset>
  );
}
