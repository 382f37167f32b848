import { readBotName } from '@starboard/engine';
import type { SeatHolder } from '@starboard/protocol';
import { Check, LogIn, Plus, X } from 'lucide-react';
import { Suspense } from 'react';
import { useJoin } from '../../api/tables.ts';
import { tableCalls } from '../../api/table-calls.ts';
import { Button } from '../../design/controls/button.tsx';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { useSeatNames } from '../../table/use-seat-names.ts';
import { BotChoice } from './bot-choice.tsx';
import type { RoomParts } from './room-parts.ts';
import styles from './round-table.module.css';

interface SeatPlaceProps<Kind extends SeatHolder['kind'] = SeatHolder['kind']> {
  readonly parts: RoomParts;
  readonly seat: number;
  readonly holder: Extract<SeatHolder, { readonly kind: Kind }>;
}

/** A place at the table: who has it, or how it is filled. */
export function SeatPlace({ parts, seat, holder }: SeatPlaceProps) {
  return (
    <>
      <i className={styles.pool} />
      <SeatBadge seat={seat} size={62} />
      {/* bots have their names from the table: the room does not go away while they come */}
      <Suspense>
        <Holder parts={parts} seat={seat} holder={holder} />
      </Suspense>
    </>
  );
}

function Holder({ parts, seat, holder }: SeatPlaceProps) {
  switch (holder.kind) {
    case 'person':
      return <Person parts={parts} seat={seat} holder={holder} />;
    case 'bot':
      return <Bot parts={parts} seat={seat} holder={holder} />;
    case 'open':
      return <OpenSeat parts={parts} seat={seat} />;
  }
}

function Person({ parts: { table, me, isOwner, act }, holder }: SeatPlaceProps<'person'>) {
  const say = useSay('app');
  const owns = holder.account === table.host;
  const isMe = holder.account === me;
  const about = isMe
    ? owns
      ? 'web.seat.you-host'
      : 'web.seat.you'
    : owns
      ? 'web.seat.host'
      : 'web.seat.guest';
  return (
    <>
      <div className={styles.who}>
        <b>{holder.name}</b>
        <span>{say(about)}</span>
      </div>
      <div className={styles.acts}>
        {holder.isReady && (
          <em className={styles.ready}>
            <Check size={15} aria-hidden />
            {say('web.seat.ready')}
          </em>
        )}
        {!holder.isReady && !owns && <em className={styles.unready}>{say('web.seat.not-ready')}</em>}
        {isOwner && !isMe && (
          <RemoveButton
            label={say('web.seat.kick', { name: holder.name })}
            onPress={() => act(() => tableCalls.kick(table.id, holder.account))}
          />
        )}
      </div>
    </>
  );
}

function Bot({ parts: { table, isOwner, act }, seat, holder }: SeatPlaceProps<'bot'>) {
  const say = useSay('app');
  const nameOf = useSeatNames(table);
  const { level, character } = readBotName(holder.level);
  return (
    <>
      <div className={styles.who}>
        <b>{nameOf(seat)}</b>
        <span>
          {say('web.seat.bot')}
          {!isOwner && `, ${say(`web.bot.${level}`)}`}
          {!isOwner && character !== null && `, ${say(`web.character.${character}`)}`}
        </span>
      </div>
      {isOwner && (
        <div className={styles.acts}>
          <BotChoice
            game={table.game}
            bot={holder.level}
            onChoose={(bot) => act(() => tableCalls.setSeat(table.id, seat, { bot }))}
          />
          <RemoveButton
            label={say('web.seat.remove-bot')}
            onPress={() => act(() => tableCalls.setSeat(table.id, seat, 'open'))}
          />
        </div>
      )}
    </>
  );
}

interface RemoveButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

const RemoveButton = ({ label, onPress }: RemoveButtonProps) => (
  <button type="button" className={styles.remove} aria-label={label} title={label} onClick={onPress}>
    <X size={17} aria-hidden />
  </button>
);

function OpenSeat({ parts: { table, isOwner, act }, seat }: Omit<SeatPlaceProps, 'holder'>) {
  const say = useSay('app');
  const join = useJoin();
  return (
    <>
      <div className={styles.who}>
        <b>{say('web.seat.open')}</b>
        <span>{say(isOwner ? 'web.seat.open.host' : 'web.seat.open.other')}</span>
      </div>
      <div className={styles.acts}>
        {isOwner && (
          <Button
            look="primary"
            isSmall
            icon={<Plus size={16} aria-hidden />}
            onClick={() => act(() => tableCalls.setSeat(table.id, seat, { bot: 'normal' }))}
          >
            {say('web.seat.add-bot')}
          </Button>
        )}
        {!isOwner && (
          <Button
            look={table.seat === null ? 'primary' : 'quiet'}
            isSmall
            icon={<LogIn size={16} aria-hidden />}
            isSending={join.isPending}
            onClick={() => join.mutate({ id: table.id, seat })}
          >
            {say('web.seat.sit-here')}
          </Button>
        )}
      </div>
      {join.isError && <Trouble error={join.error} />}
    </>
  );
}
