import { History } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { useTableContext, useTableState } from '../table-context.ts';
import { newsStay } from './leaving.ts';
import { Notice } from './notice.tsx';
import { whileAway } from './while-away.ts';

/** What a player has missed who comes back. */
export function WhileAway() {
  const { acts, change, game, say } = useTableContext();
  const { log, missed, viewer } = useTableState('log', 'missed', 'viewer');
  const { others, wasPlayedFor } = whileAway(game, { log, missed, viewer });
  const count = others.length;
  if ((count === 0 && !wasPlayedFor) || !acts) return null;
  const seats = new Set(others.map((event) => game.seatOf(event)).filter((seat) => seat !== null));
  const show = () => {
    change({ side: 'log', page: 'log' });
    acts.putMissedAway();
  };
  return (
    <Notice
      look="news"
      isSnug
      leavesAfter={newsStay}
      icon={<History size={17} aria-hidden />}
      title={say('web.away.title')}
      line={
        <>
          {wasPlayedFor && `${say('web.away.played-for')} `}
          {count > 0 &&
            (seats.size === 0
              ? say('web.away.events', { count })
              : say('web.away.by', { count, seats: [...seats].map((seat) => ({ seat })) }))}
        </>
      }
      closeLabel={say('web.close')}
      onClose={acts.putMissedAway}
    >
      <Button look="ghost" isSmall onClick={show}>
        {say('web.away.show')}
      </Button>
    </Notice>
  );
}
