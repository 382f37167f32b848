import type { Message } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { Flag, History, Lock, RotateCcw, Undo2 } from 'lucide-react';
import { Trouble } from '../../app/shell/trouble.tsx';
import { Button } from '../../design/button.tsx';
import { useRematch } from '../ending/use-rematch.ts';
import { isOver } from '../ending/victory.ts';
import { sayReason } from '../say-reason.ts';
import type { TableGame } from '../table-game.ts';
import { useTableRoom } from '../table-room.ts';
import type { TableState } from '../table-state.ts';
import { Notice } from './notice.tsx';
import { whileAway } from './while-away.ts';
import styles from './notice.module.css';

const seconds = 1_000;
/** A refusal is read by then. */
const refusalStays = 10 * seconds;
const newsStays = 20 * seconds;

/** Whatever somebody at the table has to be told or asked, apart from the game's own questions; two at once at most. */
export const Notices = () => (
  <div className={styles.notices} aria-live="polite">
    <Refusal />
    <Takeback />
    <EndVotes />
    <Rematch />
    <NoRematch />
    <WhileAway />
  </div>
);

/** The server said no. What a screen offers is not refused, so this is rare: the table has moved on meanwhile. */
function Refusal() {
  const { state, acts, game, say } = useTableRoom();
  const { refusal } = state;
  if (!refusal || !acts) return null;
  return (
    <Notice
      key={refusal.key}
      look="bad"
      leavesAfter={refusalStays}
      icon={<Lock size={19} aria-hidden />}
      title={sayReason(game, refusal, say)}
      closeLabel={say('web.close')}
      onClose={acts.putRefusalAway}
    />
  );
}

function WhileAway() {
  const { state, acts, desk, game, say } = useTableRoom();
  const { others, wasPlayedFor } = whileAway(game, state);
  const count = others.length;
  if ((count === 0 && !wasPlayedFor) || !acts) return null;
  const seats = new Set(others.map((event) => game.seatOf(event)).filter((seat) => seat !== null));
  const show = () => {
    desk.change({ side: 'log', page: 'log' });
    acts.putMissedAway();
  };
  return (
    <Notice
      look="news"
      leavesAfter={newsStays}
      icon={<History size={19} aria-hidden />}
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

/** Nobody is asked anything after the end, or while no answer can be sent. */
const isPlayed = (state: TableState): boolean => state.wire === 'open' && !isOver(state);

function Takeback() {
  const { state, acts, game, say } = useTableRoom();
  const takeback = state.table?.takeback;
  if (!takeback || !acts || state.viewer === 'spectator' || !isPlayed(state)) return null;
  const { seat, agreed } = takeback;
  const isOwn = seat === state.viewer;
  const hasAgreed = agreed.includes(state.viewer);
  const move = moveText(game, takeback);
  return (
    <Notice
      look="ask"
      icon={<Undo2 size={19} aria-hidden />}
      title={isOwn ? say('web.takeback.own') : say('web.takeback.asked', { seat: { seat } })}
      line={
        <>
          {move && say('web.takeback.move', { move })}
          {move && <br />}
          {say('web.takeback.agreed', { count: agreed.filter((other) => other !== seat).length })}
        </>
      }
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

/** The first that everybody could see them do; what the move only led to for others says nothing of it. */
function moveText(game: TableGame, { seat, move }: NonNullable<TableDetail['takeback']>): Message | null {
  const told = move.filter((event) => game.text.event(event) !== null);
  const event = told.find((each) => game.seatOf(each) === seat);
  return event ? game.text.event(event) : null;
}

function EndVotes() {
  const { state, acts, say } = useTableRoom();
  const votes = state.table?.endVotes ?? [];
  const { viewer } = state;
  if (votes.length === 0 || !acts || viewer === 'spectator' || !isPlayed(state)) return null;
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

/** For whoever has put the end aside, and looks at the board; the way there is in the prompt bar. */
function Rematch() {
  const { say, desk, playAgain, state } = useTableRoom();
  const rematch = state.table?.rematch ?? null;
  const wanted = useRematch();
  if (wanted === null || !playAgain || !desk.isEndingAside || rematch === desk.rematchAside) return null;
  return (
    <Notice
      look="news"
      icon={<RotateCcw size={19} aria-hidden />}
      title={wanted}
      leavesAfter={newsStays}
      closeLabel={say('web.close')}
      onClose={() => desk.change({ rematchAside: rematch })}
    />
  );
}

/** Another match was asked for from the board, and could not be had; at the end it is said there. */
function NoRematch() {
  const { desk, playAgain } = useTableRoom();
  return desk.isEndingAside && playAgain?.error ? <Trouble error={playAgain.error} /> : null;
}
