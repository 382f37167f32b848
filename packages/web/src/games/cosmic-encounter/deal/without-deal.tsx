import type { Viewer } from '@starboard/engine';
import { useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { ShipStack } from '../pieces/ship-stack.tsx';
import type { Dealing } from './dealing.tsx';
import styles from './without-deal.module.css';

interface WithoutDealProps {
  readonly dealing: Dealing;
  readonly viewer: Viewer;
}

/** What it costs each not to agree, in a sentence or two. */
function useLossWords({ dealing, viewer }: WithoutDealProps): string {
  const { say } = useTableContext();
  const { talks, near, far, seatOf, isTalker } = dealing;
  const { [near]: own, [far]: other } = talks.lossWithoutDeal;
  if (own === other) return say('web.ce.deal.each-loses', { count: own, who: isTalker ? 'me' : 'other' });
  const loses = (side: typeof near, count: number) =>
    say('web.ce.deal.loses', {
      count,
      who: seatOf(side) === viewer ? 'me' : 'other',
      seat: { seat: seatOf(side) },
    });
  return `${loses(near, own)} ${loses(far, other)}`;
}

interface LossHintProps extends Pick<WithoutDealProps, 'dealing'> {
  readonly parts: Pick<TableParts, 'viewer'>;
}

/** The same below the prompt. */
export function LossHint({ parts, dealing }: LossHintProps) {
  const { say } = useTableContext();
  return `${say('web.ce.deal.without')} ${useLossWords({ dealing, viewer: parts.viewer })}`;
}

/** The same with the ships that would be lost. */
export function WithoutDeal(props: WithoutDealProps) {
  const { say } = useTableContext();
  const words = useLossWords(props);
  const { talks, near, far, seatOf } = props.dealing;
  return (
    <p className={styles.without}>
      <Ships seat={seatOf(near)} count={talks.lossWithoutDeal[near]} />
      <span>
        {say('web.ce.deal.without')} <b>{words}</b>
      </span>
      <Ships seat={seatOf(far)} count={talks.lossWithoutDeal[far]} />
    </p>
  );
}

const Ships = ({ seat, count }: { readonly seat: number; readonly count: number }) => (
  <svg width="30" height="34" viewBox="-15 -24 30 34" aria-hidden="true">
    {count > 0 && <ShipStack seat={seat} count={count} number="none" />}
  </svg>
);
