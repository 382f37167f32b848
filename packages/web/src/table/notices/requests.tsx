import type { Message } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { CircleSlash, Flag, Undo2 } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { isOver } from '../ending/victory.ts';
import type { TableGame } from '../table-game.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import type { TableState } from '../store/table-state.ts';
import { droppedText } from './dropped-text.ts';
import { newsStay } from './leaving.ts';
import { Notice } from './notice.tsx';
import { noteToldOf, useToldOf } from './told-of.ts';
import { WhileAway } from './while-away-notice.tsx';
import styles from './requests.module.css';

/** What the players ask each other beside the game, what came of it, and what was missed. It covers nothing. */
export const Requests = () => (
  <div className={styles.requests} data-part="requests" aria-live="polite">
    <Takeback />
    <EndVotes />
    <Dropped />
    <WhileAway />
  </div>
);

/** No player is asked anything after the end, or while no answer can be sent. */
type Known = Pick<TableState, 'wire' | 'outcome' | 'table'>;
const isPlayed = (state: Known): boolean => state.wire === 'open' && !isOver(state);

function Takeback() {
  const { acts, game, say } = useTableContext();
  const state = useTableState('table', 'viewer', 'wire', 'outcome');
  const takeback = state.table?.takeback;
  if (!takeback || !acts || state.viewer === 'spectator' || !isPlayed(state)) return null;
  const { seat, agreed, from } = takeback;
  const isOwn = seat === state.viewer;
  const answer = (agree: boolean) => acts.takeback(agree, from ?? undefined);
  const hasAgreed = agreed.includes(state.viewer);
  const move = isOwn ? null : moveText(game, takeback);
  const count = agreed.filter((other) => other !== seat).length;
  return (
    <Notice
      look="ask"
      isSnug
      icon={<Undo2 size={17} aria-hidden />}
      title={isOwn ? say('web.takeback.own') : say('web.takeback.asked', { seat: { seat } })}
      line={
        <>
          {move && say('web.takeback.move', { move })}
          {move && count > 0 && <br />}
          {(isOwn || count > 0) && say('web.takeback.agreed', { count })}
        </>
      }
    >
      {!isOwn && !hasAgreed && (
        <Button look="primary" isSmall onClick={() => answer(true)}>
          {say('web.takeback.agree')}
        </Button>
      )}
      <Button look="ghost" isSmall onClick={() => answer(false)}>
        {say(isOwn ? 'web.takeback.withdraw' : 'web.takeback.decline')}
      </Button>
    </Notice>
  );
}

/** The first that all could see them do; what the move only led to for others says nothing of it. */
function moveText(game: TableGame, { seat, move }: NonNullable<TableDetail['takeback']>): Message | null {
  const told = move.filter((event) => game.text.event(event) !== null);
  const event = told.find((each) => game.seatOf(each) === seat);
  return event ? game.text.event(event) : null;
}

function EndVotes() {
  const { acts, say } = useTableContext();
  const state = useTableState('table', 'viewer', 'wire', 'outcome');
  const votes = state.table?.endVotes ?? [];
  const { viewer } = state;
  if (votes.length === 0 || !acts || viewer === 'spectator' || !isPlayed(state)) return null;
  const isOwn = votes.includes(viewer);
  return (
    <Notice
      look="ask"
      isSnug
      icon={<Flag size={17} aria-hidden />}
      title={say(isOwn ? 'web.vote.own' : 'web.vote.asked', {
        seats: votes.filter((seat) => seat !== viewer).map((seat) => ({ seat })),
        count: votes.length,
      })}
      line={say('web.vote.about')}
    >
      {!isOwn && (
        <Button look="primary" isSmall onClick={() => acts.voteEnd(true, votes[0])}>
          {say('web.vote.agree')}
        </Button>
      )}
      <Button look="ghost" isSmall onClick={() => acts.voteEnd(false, votes[0])}>
        {say(isOwn ? 'web.takeback.withdraw' : 'web.vote.decline')}
      </Button>
    </Notice>
  );
}

/** Who asked reads for as long as they like that it came to nothing; it is no news to the player who said no. */
function Dropped() {
  const { acts, say } = useTableContext();
  const state = useTableState('id', 'table', 'viewer', 'wire', 'outcome');
  const { id, viewer, table } = state;
  const toldOf = useToldOf(id);
  const dropped = table?.dropped ?? null;
  if (!dropped || dropped.version === toldOf || !acts || viewer === 'spectator' || !isPlayed(state))
    return null;
  const isRefused = 'by' in dropped;
  if (isRefused && dropped.by === viewer) return null;
  const { title, line } = droppedText(dropped);
  const isOwn = isRefused && dropped.seats.includes(viewer);
  return (
    <Notice
      key={dropped.version}
      look="news"
      isSnug
      icon={<CircleSlash size={17} aria-hidden />}
      title={say(title)}
      line={say(line)}
      {...(!isOwn && { leavesAfter: newsStay })}
      closeLabel={say('web.close')}
      onClose={() => noteToldOf(id, dropped.version)}
    />
  );
}
