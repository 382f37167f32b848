import { termsMessages } from '@starboard/cosmic-encounter/text';
import type { Viewer } from '@starboard/engine';
import { useTableContext } from '../../../table/table-context.ts';
import type { Dealing } from './dealing.tsx';
import { statusOf } from './status.ts';

interface OfferSaidProps {
  readonly dealing: Dealing;
  readonly viewer: Viewer;
}

/** The offer on the table, read out as it comes. */
export function OfferSaid({ dealing, viewer }: OfferSaidProps) {
  const { say } = useTableContext();
  const { talks, maker, seatOf } = dealing;
  const offer = talks.terms
    ? [
        say('web.ce.deal.past', { number: talks.version, seat: { seat: maker ?? 0 } }),
        ...termsMessages(talks.terms, seatOf('offense'), seatOf('defense')).map((each) => say(each)),
      ]
    : [];
  return (
    <output className="unseen">
      {[...offer, say(statusOf({ ...dealing, isChanged: false }, viewer).line)].join(' ')}
    </output>
  );
}
