import type { Side } from '@starboard/cosmic-encounter';
import type { Outlook } from '@starboard/cosmic-encounter/deal';
import type { Viewer } from '@starboard/engine';
import { TriangleAlert } from 'lucide-react';
import { SeatBadge } from '../../../design/drawing/seat-badge.tsx';
import { useTableContext } from '../../../table/table-context.ts';
import type { Dealing } from './dealing.tsx';
import styles from './preview.module.css';

interface PreviewProps {
  readonly dealing: Dealing;
  readonly viewer: Viewer;
}

/** What both would have by the offer that is shown, as the game tells it. */
export function Preview({ dealing, viewer }: PreviewProps) {
  const { say } = useTableContext();
  const { preview, near, far } = dealing;
  if (!preview) return null;
  return (
    <section className={styles.preview}>
      <h3>{say('web.ce.deal.then')}</h3>
      <ul>
        {[near, far].map((side) => (
          <Then key={side} dealing={dealing} side={side} after={preview[side]} viewer={viewer} />
        ))}
      </ul>
    </section>
  );
}

const range = ({ least, most }: Outlook['hand']): string =>
  least === most ? `${least}` : `${least}–${most}`;

interface ThenProps extends PreviewProps {
  readonly side: Side;
  readonly after: Outlook;
}

function Then({ dealing: { talks }, side, after, viewer }: ThenProps) {
  const { say, nameOf } = useTableContext();
  const before = talks.now[side];
  const who = before.seat === viewer ? say('web.ce.deal.you') : nameOf(before.seat);
  const figures = [
    ['colonies', before.foreignColonies, after.foreignColonies],
    ['homes', before.homeColonies, after.homeColonies],
    ['cards', before.hand, range(after.hand)],
    ['warp', before.inWarp, after.inWarp],
  ] as const;
  const shown = figures.filter(([what, now, then]) => `${now}` !== `${then}` || what === 'colonies');
  return (
    <li>
      <SeatBadge seat={before.seat} size={20} />
      <span className={styles.who}>{who}</span>
      {shown.map(([what, now, then]) => (
        <span key={what} className={styles.figure}>
          {say(`web.ce.deal.then.${what}`)}{' '}
          {`${now}` === `${then}` ? (
            now
          ) : (
            <>
              {now} → <b>{then}</b>
            </>
          )}
        </span>
      ))}
      {after.isEnough && (
        <span className={styles.wins}>
          <TriangleAlert size={15} aria-hidden />
          {say('web.ce.deal.wins')}
        </span>
      )}
    </li>
  );
}
