import { Flag, History, Lock, RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { useRematch } from '../ending/use-rematch.ts';
import { isOver } from '../ending/victory.ts';
import { sayReason } from '../say-reason.ts';
import type { TableGame } from '../table-game.ts';
import { useTableRoom } from '../table-room.ts';
import type { GameEvent, TableState } from '../table-state.ts';
import { Notice } from './notice.tsx';
import styles from './notice.module.css';

/** Whatever somebody at the table has to be told or asked, apart from the game's own questions. */
export const Notices = () => (
  <div className={styles.notices} aria-live="polite">
    <Refusal />
    <WhileAway />
    <Takeback />
    <EndVotes />
    <Rematch />
  </div>
);

/** The server said no. What a screen offers is not refused, so this is rare: the table has moved on meanwhile. */
function Refusal() {
  const { state, acts, game, say } = useTableRoom();
  const { refusal } = state;
  if (!refusal || !acts) return null;
  return (
    <Notice
      look="bad"
      icon={<Lock size={19} aria-hidden />}
      title={sayReason(game, refusal, say)}
      closeLabel={say('web.close')}
      onClose={acts.putRefusalAway}
    />
  );
}

function WhileAway() {
  const { state, acts, desk, game, say } = useTableRoom();
  const missed = missedOf(game, state);
  if (missed.length === 0 || !acts) return null;
  const seats = new Set(missed.map((event) => game.seatOf(event)).filter((seat) => seat !== null));
  const show = () => {
    desk.change({ side: 'log', page: 'log' });
    acts.putMissedAway();
  };
  return (
    <Notice
      look="news"
      icon={<History size={19} aria-hidden />}
      title={say('web.away.title')}
      line={
        seats.size === 0
          ? say('web.away.events', { count: missed.length })
          : say('web.away.by', { count: missed.length, seats: [...seats].map((seat) => ({ seat })) })
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

/** What others did meanwhile, as far as the log tells it. */
const missedOf = (game: TableGame, { log, missed, viewer }: TableState): readonly GameEvent[] =>
  log
    .slice(log.length - missed)
    .map(({ event }) => event)
    .filter((event) => game.text.event(event) !== null && game.seatOf(event) !== viewer);

function Takeback() {
  const { state, acts, say } = useTableRoom();
  const takeback = state.table?.takeback;
  if (!takeback || !acts || state.viewer === 'spectator' || isOver(state)) return null;
  const { seat, agreed } = takeback;
  const isOwn = seat === state.viewer;
  const hasAgreed = agreed.includes(state.viewer);
  return (
    <Notice
      look="ask"
      icon={<Undo2 size={19} aria-hidden />}
      title={isOwn ? say('web.takeback.own') : say('web.takeback.asked', { seat: { seat } })}
      line={say('web.takeback.agreed', { count: agreed.filter((other) => other !== seat).length })}
    >
      {!isOwn && !hasAgreed && (
        <Button look="primary" isSmall onClick={() => acts.takeback(true)}>
          {say('web.takeback.agree')}
        </Button>
      )}
      <Button look="ghost" isSmall onClick={() => acts.takeback(false)}>
        {say(isOwn ? 'web.takeback.withdraw' : 'web.takeback.decline')}
      </Button>
    </Notice>
  );
}

function EndVotes() {
  const { state, acts, say } = useTableRoom();
  const votes = state.table?.endVotes ?? [];
  const { viewer } = state;
  if (votes.length === 0 || !acts || viewer === 'spectator' || state.outcome || state.table?.result)
    return null;
  const isOwn = votes.includes(viewer);
  return (
    <Notice
      look="ask"
      icon={<Flag size={19} aria-hidden />}
      title={say(isOwn ? 'web.vote.own' : 'web.vote.asked', {
        seats: votes.filter((seat) => seat !== viewer).map((seat) => ({ seat })),
        count: votes.length,
      })}
      line={say('web.vote.about')}
    >
      {!isOwn && (
        <Button look="primary" isSmall onClick={() => acts.voteEnd(true)}>
          {say('web.vote.agree')}
        </Button>
      )}
      <Button look="ghost" isSmall onClick={() => acts.voteEnd(false)}>
        {say(isOwn ? 'web.takeback.withdraw' : 'web.vote.decline')}
      </Button>
    </Notice>
  );
}

/** For whoever has put the end aside, and looks at the board. */
function Rematch() {
  const { say, desk, playAgain } = useTableRoom();
  const wanted = useRematch();
  if (wanted === null || !playAgain || !desk.isEndingAside) return null;
  return (
    <Notice look="news" icon={<RotateCcw size={19} aria-hidden />} title={wanted}>
      <Button look="primary" isSmall onClick={playAgain}>
        {say('web.rematch.join')}
      </Button>
    </Notice>
  );
}
