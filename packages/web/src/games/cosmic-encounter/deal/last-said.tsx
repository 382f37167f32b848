import type { Seat } from '@starboard/engine';
import type { ChatLine } from '@starboard/protocol';
import { useState } from 'react';
import { useMutes } from '../../../table/side/use-mutes.ts';
import { useTableContext, useTableState } from '../../../table/table-context.ts';
import styles from './deal-words.module.css';

/** A line of the chat, and which talker has said it. */
export interface SaidInTalks {
  readonly seat: Seat;
  readonly line: ChatLine;
}

/** What either talker has said last since these talks began; `of` names the talks, null while there are none. */
export function useLastSaid(of: string | null, talkers: readonly Seat[]): SaidInTalks | null {
  const { chat, table } = useTableState('chat', 'table');
  const { muted } = useMutes();
  const latest = chat.at(-1)?.id ?? 0;
  const [begun, setBegun] = useState({ of, after: latest });
  if (begun.of !== of) setBegun({ of, after: latest });
  const line = chat.findLast(({ id, account }) => {
    const seat = seatOf(table?.seats ?? [], account);
    return id > begun.after && talkers.includes(seat) && !muted.includes(account ?? '');
  });
  return of !== null && line ? { seat: seatOf(table?.seats ?? [], line.account), line } : null;
}

const seatOf = (
  seats: readonly { readonly kind: string; readonly account?: string }[],
  account: string | null,
): Seat => (account === null ? -1 : seats.findIndex((holder) => holder.account === account));

/** It stands where the talks are looked at: on a phone the chat is another page. */
export function LastSaid({ said }: { readonly said: SaidInTalks | null }) {
  const { say, nameOf } = useTableContext();
  return (
    <p className={styles.said} aria-live="polite">
      {said && (
        <>
          <b data-seat={said.seat}>{nameOf(said.seat)}:</b>{' '}
          {said.line.phrase ? say(`server.phrase.${said.line.phrase}`) : said.line.text}
        </>
      )}
    </p>
  );
}
