import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Segments } from '../../design/segments.tsx';
import { useSay } from '../../language/say.ts';
import { botCount, botCounts, botLevels, chooseOpponents, useOpponents } from '../shelf/opponents.ts';
import styles from './own-name.module.css';

interface OpponentsDialogProps {
  readonly seats: { readonly min: number; readonly max: number };
  readonly onClose: () => void;
}

/** How many bots, and how well they play; kept for next time. */
export function OpponentsDialog({ seats, onClose }: OpponentsDialogProps) {
  const say = useSay('app');
  const { count, level } = useOpponents();
  return (
    <Dialog title={say('web.opponents.title')} closeLabel={say('web.dialog.close')} onClose={onClose}>
      <div className={styles.form}>
        <Segments
          legend={say('web.opponents.count')}
          value={String(botCount(count, seats))}
          options={botCounts(seats).map((value) => ({ value: String(value), label: value }))}
          onChange={(value) => chooseOpponents({ count: Number(value) })}
        />
        <Segments
          legend={say('web.opponents.level')}
          value={level}
          options={botLevels.map((value) => ({ value, label: say(`web.bot.${value}`) }))}
          onChange={(value) => chooseOpponents({ level: value })}
        />
        <Button look="primary" onClick={onClose}>
          {say('web.dialog.done')}
        </Button>
      </div>
    </Dialog>
  );
}
