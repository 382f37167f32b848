import type { Side, View } from '@starboard/cosmic-encounter';
import { giftItems } from '@starboard/cosmic-encounter/text';
import { useRef, useState } from 'react';
import { useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { Coin } from '../pieces/coin.tsx';
import { Adding, type Addable } from './adding.tsx';
import { AddButtons } from './add-buttons.tsx';
import type { Dealing } from './dealing.tsx';
import { GiftRow } from './gift-row.tsx';
import { Grants } from './grants.tsx';
import styles from './gift-half.module.css';

interface GiftHalfProps {
  readonly parts: TableParts<View>;
  readonly dealing: Dealing;
  /** Who gives. */
  readonly side: Side;
}

/** What one player gives the other: cards in rows, a colony among globes, and what can be added. */
export function GiftHalf({ parts, dealing, side }: GiftHalfProps) {
  const { say } = useTableContext();
  const { near, far, seatOf, terms, limits, isTalker, change } = dealing;
  const [adding, setAdding] = useState<Addable | null>(null);
  const half = useRef<HTMLElement>(null);
  const close = () => {
    setAdding(null);
    half.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
  };
  const giver = seatOf(side);
  const receiver = seatOf(side === near ? far : near);
  const gift = terms[side];
  const own = limits?.[side] ?? null;
  const give = own && ((changed: typeof gift) => change(side, changed));
  const who = !isTalker ? 'other' : side === near ? 'gives' : 'gets';
  const title = say('web.ce.deal.half', { who, seat: { seat: giver } });
  const adds = { gift, give, adding, onAdd: setAdding, side: who };
  const sheet = parts.view.players[giver]?.sheets[0];
  const rows = giftItems(gift).filter((item) => !('colony' in item));
  return (
    <section className={styles.half} ref={half} data-seat={giver} aria-label={title}>
      <header className={styles.head}>
        <Coin alien={sheet?.alien ?? null} seat={giver} size={46} isFaceDown={sheet?.isUp === false} />
        <h2>
          {title}
          <small>{say('web.ce.deal.from-to', { from: { seat: giver }, to: { seat: receiver } })}</small>
        </h2>
        {own && parts.isPhone && <AddButtons isShort {...adds} limits={own} />}
      </header>
      {own && give && adding ? (
        <Adding
          what={adding}
          limits={own}
          gift={gift}
          give={give}
          isOwn={side === near}
          explain={parts.explain}
          onClose={close}
        />
      ) : (
        <div className={styles.given}>
          {rows.length === 0 && <p className={styles.none}>{say('web.ce.deal.no-cards')}</p>}
          {rows.length > 0 && (
            <ul className={styles.rows}>
              {rows.map((item, index) => (
                <GiftRow
                  key={index}
                  item={item}
                  gift={gift}
                  giver={giver}
                  isOwn={who === 'gives'}
                  limits={own}
                  give={give}
                />
              ))}
            </ul>
          )}
          <Grants parts={parts} dealing={dealing} side={side} give={give} />
        </div>
      )}
      {own && !parts.isPhone && <AddButtons {...adds} limits={own} />}
    </section>
  );
}
