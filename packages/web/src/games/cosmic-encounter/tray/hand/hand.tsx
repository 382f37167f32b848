import type { View } from '@starboard/cosmic-encounter';
import { ArrowDownWideNarrow, ListRestart } from 'lucide-react';
import type { Seat } from '@starboard/engine';
import { classNames } from '../../../../design/class-names.ts';
import more from '../../../../design/surfaces/more-to-see.module.css';
import { moreToSee } from '../../../../design/surfaces/more-to-see.ts';
import { AheadButton } from '../../../../table/ahead/ahead-button.tsx';
import type { TableParts } from '../../../../table/table-game.ts';
import { useChoosing } from '../../choosing/choosing.tsx';
import { handPlace } from '../../keys/places.ts';
import { useCeSay } from '../../words/say.ts';
import { OwnThings } from './own-things.tsx';
import { HandCard } from './hand-card.tsx';
import { sortedHand, turnHandOrder, useHandOrder } from './hand-order.ts';
import styles from './hand.module.css';

interface HandProps {
  readonly parts: TableParts<View>;
  readonly seat: Seat;
}

/** Digits in the order of the keyboard. */
export const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** The own cards, sorted as their player likes, and beside them what else is the player's own. */
export function Hand({ parts, seat }: HandProps) {
  const say = useCeSay();
  const { at } = useChoosing();
  const { order } = useHandOrder();
  const { view, isPhone } = parts;
  const cards = sortedHand(view.players[seat]?.hand ?? [], order);
  const lit = cards.filter((card) => at(handPlace(card)) !== null);
  return (
    <div className={classNames(styles.own, isPhone && styles.inSheet)}>
      <div className={styles.head}>
        <h2>{say('web.ce.tray.hand')}</h2>
        <p>{say('web.ce.tray.count', { count: cards.length, lit: lit.length })}</p>
        <button
          type="button"
          className={styles.sort}
          aria-label={say(`web.ce.tray.sort.${order}`)}
          onClick={turnHandOrder}
        >
          {order === 'kind' ? (
            <ArrowDownWideNarrow size={18} aria-hidden />
          ) : (
            <ListRestart size={18} aria-hidden />
          )}
        </button>
        <AheadButton />
      </div>
      <OwnThings parts={parts} seat={seat} />
      <ul
        className={classNames(styles.cards, more.fades)}
        data-many={cards.length > 9 || undefined}
        aria-label={say('web.ce.tray.hand')}
        ref={moreToSee}
      >
        {cards.map((card, index) => (
          <HandCard
            key={card}
            parts={parts}
            card={card}
            width={isPhone ? 52 : 80}
            isFirstLit={isPhone && card === lit[0]}
            digit={isPhone ? null : (digits[index] ?? null)}
          />
        ))}
      </ul>
    </div>
  );
}
