import type { Side, View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';
import { Check, Ellipsis, X } from 'lucide-react';
import { classNames } from '../../../design/class-names.ts';
import { useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { Coin } from '../pieces/coin.tsx';
import type { Dealing } from './dealing.tsx';
import { LastSaid } from './last-said.tsx';
import { statusOf } from './status.ts';
import styles from './deal-words.module.css';

interface DealWordsProps {
  readonly parts: TableParts<View>;
  readonly dealing: Dealing;
}

/** Which offer this is, who stands by it, and whose word it is. */
export function DealWords({ parts, dealing }: DealWordsProps) {
  const { say } = useTableContext();
  const { near, far, talks, maker, isChanged } = dealing;
  const { line, next } = statusOf(dealing, parts.viewer);
  const number = talks.version + (isChanged ? 1 : 0);
  const title = isChanged
    ? say('web.ce.deal.own-offer', { number })
    : maker === null
      ? say('web.ce.deal.no-offer')
      : say('web.ce.deal.offer-by', {
          number,
          who: maker === parts.viewer ? 'me' : 'other',
          seat: { seat: maker },
        });
  return (
    <div className={classNames(styles.words, parts.isPhone && styles.short)}>
      <p className={styles.title}>{title}</p>
      <div className={styles.hands} aria-hidden="true">
        {!parts.isPhone && <Talker parts={parts} dealing={dealing} side={near} />}
        <Talker parts={parts} dealing={dealing} side={far} />
      </div>
      <p className={styles.line}>
        <b>{say(line)}</b> {next && say(next)}
      </p>
      {parts.isPhone && <LastSaid said={dealing.said} />}
    </div>
  );
}

/** A coin, and whether its player stands by the offer. */
function Talker({ parts, dealing, side }: DealWordsProps & { readonly side: Side }) {
  const { seatOf, talks, isChanged } = dealing;
  const seat = seatOf(side);
  const sheet = parts.view.players[seat]?.sheets[0];
  return (
    <span className={styles.talker}>
      <Coin alien={sheet?.alien ?? null} seat={seat} size={38} isFaceDown={sheet?.isUp === false} />
      <Stands of={isChanged ? 'open' : standOf(talks, seat)} />
    </span>
  );
}

type Stand = 'yes' | 'no' | 'open';

const standOf = ({ accepted, declined }: Dealing['talks'], seat: Seat): Stand =>
  accepted.includes(seat) ? 'yes' : declined === seat ? 'no' : 'open';

function Stands({ of }: { readonly of: Stand }) {
  const Sign = of === 'yes' ? Check : of === 'no' ? X : Ellipsis;
  return (
    <span className={styles.stand} data-stand={of}>
      <Sign size={15} strokeWidth={of === 'open' ? 2 : 3} aria-hidden />
    </span>
  );
}
