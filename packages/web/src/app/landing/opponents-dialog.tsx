import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { Segments } from '../../design/controls/segments.tsx';
import { botCount, botCounts, botLevel } from '../../games/seating-bots.ts';
import type { WebGame } from '../../games/web-game.ts';
import { useSay } from '../../language/say.ts';
import { chooseOpponents, useOpponents } from '../shelf/opponents.ts';
import styles from './own-name.module.css';

interface OpponentsDialogProps {
  readonly game: WebGame;
  readonly onClose: () => void;
}

/** How many bots, and how well they play; kept for next time. */
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
        <Button look="primary" onClick={onClose}>
          {say('web.dialog.done')}
        </Button>
      </div>
    </Dialog>
  );
}
