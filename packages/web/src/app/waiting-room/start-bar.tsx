import type { TableDetail } from '@starboard/protocol';
import { ArrowRight, Check } from 'lucide-react';
import { useLocation } from 'wouter';
import { tableCalls } from '../../api/table-calls.ts';
import { Button } from '../../design/controls/button.tsx';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { webGame } from '../../games/find-game.ts';
import { botLevel } from '../../games/seating-bots.ts';
import { seatColoursOf } from '../../games/seat-colours.ts';
import { useSay } from '../../language/say.ts';
import { useOpponents } from '../shelf/opponents.ts';
import { personsAt, seatsTaken } from '../tables/table-people.ts';
import type { RoomParts } from './room-parts.ts';
import styles from './start-bar.module.css';

/** Bots take the seats that are still open, and the owner is ready: with that the match begins. */
async function fillAndStart(table: TableDetail, level: string): Promise<TableDetail> {
  for (const [seat, holder] of table.seats.entries())
    if (holder.kind === 'open') await tableCalls.setSeat(table.id, seat, { bot: level });
  return tableCalls.setReady(table.id, true);
}

/** How far the table is, and the way into the match. */
export function StartBar({ parts }: { readonly parts: RoomParts }) {
  const say = useSay('app');
  const { table } = parts;
  return (
    <div className={styles.bar}>
      <p className={styles.state}>
        <span className={styles.badges} style={seatColoursOf(table.game)} aria-hidden="true">
          {table.seats.map((holder, seat) =>
            holder.kind === 'open' ? <i key={seat} /> : <SeatBadge key={seat} seat={seat} size={26} />,
          )}
        </span>
        <StateWords parts={parts} />
      </p>
      {table.seat === null ? (
        <div className={styles.acts}>
          <ButtonLink href="/">{say('web.start.leave')}</ButtonLink>
        </div>
      ) : (
        <Acts parts={parts} />
      )}
    </div>
  );
}

function StateWords({ parts: { table, isOwner, me } }: { readonly parts: RoomParts }) {
  const say = useSay('app');
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const awaited = personsAt(table).filter(({ account, isReady }) => account !== table.host && !isReady);
  const next = () => {
    if (table.seat === null) return say(lookersOn(table, open));
    if (awaited.some(({ account }) => account === me)) return say('web.start.you');
    if (awaited.length > 0) return say('web.start.awaited', { names: awaited.map(({ name }) => name) });
    if (!isOwner) return say('web.start.host-starts');
    return open > 0 ? say('web.start.bots-fill', { count: open }) : say('web.start.complete');
  };
  return (
    <output>
      <b>{say('web.tables.taken', seatsTaken(table))}.</b> {next()}
    </output>
  );
}

/** What a visitor without a seat can hope for. */
function lookersOn({ spectators }: TableDetail, open: number) {
  if (open > 0) return 'web.start.sit-down';
  return spectators.allowed ? 'web.start.full-watch' : 'web.start.full';
}

function Acts({ parts: { table, me, isOwner, isDoing, act } }: { readonly parts: RoomParts }) {
  const say = useSay('app');
  const [, navigate] = useLocation();
  const { level } = useOpponents();
  const { bots = [] } = webGame(table.game) ?? {};
  const own = personsAt(table).find(({ account }) => account === me);
  const isAwaiting = personsAt(table).some(({ account, isReady }) => account !== me && !isReady);
  const leave = () =>
    act(async () => {
      const left = await tableCalls.leave(table.id);
      navigate('/');
      return left;
    });
  return (
    <div className={styles.acts}>
      <Button onClick={leave}>{say('web.start.leave')}</Button>
      {isOwner ? (
        <Button
          look="go"
          className={styles.start}
          isBlocked={isAwaiting}
          isSending={isDoing}
          onClick={() => act(() => fillAndStart(table, botLevel(level, { bots })))}
        >
          {say('web.start.start')}
          {!isAwaiting && <ArrowRight size={22} aria-hidden />}
        </Button>
      ) : (
        <Button
          look={own?.isReady ? 'quiet' : 'go'}
          className={styles.start}
          icon={<Check size={20} aria-hidden />}
          isSending={isDoing}
          onClick={() => act(() => tableCalls.setReady(table.id, !own?.isReady))}
        >
          {say(own?.isReady ? 'web.start.not-yet' : 'web.start.ready')}
        </Button>
      )}
    </div>
  );
}
