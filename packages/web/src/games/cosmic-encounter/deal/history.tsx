import { termsMessages } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import { useMemo } from 'react';
import { useTableContext, useTableState } from '../../../table/table-context.ts';
import { offersSoFar, type PastOffer } from './offers.ts';
import styles from './history.module.css';

interface HistoryProps {
  readonly offense: Seat;
  readonly defense: Seat;
}

/** The offers before the one on the table, by their numbers. */
export function History({ offense, defense }: HistoryProps) {
  const { say } = useTableContext();
  const { log } = useTableState('log');
  const past = useMemo(() => offersSoFar(log, offense).slice(1), [log, offense]);
  if (past.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{say('web.ce.deal.earlier', { count: past.length })}</summary>
      <ol>
        {past.map((offer) => (
          <li key={offer.number} data-seat={offer.seat}>
            <b>{say('web.ce.deal.past', { number: offer.number, seat: { seat: offer.seat } })}</b>
            {termsMessages(offer.terms, offense, defense).map((message, index) => (
              <span key={index}>{say(message)}</span>
            ))}
            <Became offer={offer} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Became({ offer: { declined } }: { readonly offer: PastOffer }) {
  const { say } = useTableContext();
  if (!declined) return <i>{say('web.ce.deal.countered')}</i>;
  const { seat, why } = declined;
  const who = { seat: { seat }, who: 'other' };
  return (
    <i>
      {why
        ? say('web.ce.deal.says-no-because', { ...who, why: { key: `ce.choice.${why}` } })
        : say('web.ce.deal.says-no', who)}
    </i>
  );
}
