import type { View } from '@starboard/cosmic-encounter';
import { alienLevels, type AlienId } from '@starboard/cosmic-encounter/content';
import { alienName, powerName, powerSummary } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import { Suspense } from 'react';
import { classNames } from '../../../design/class-names.ts';
import { SeatBadge } from '../../../design/drawing/seat-badge.tsx';
import { Dialog } from '../../../design/surfaces/dialog.tsx';
import { Scroller } from '../../../design/surfaces/scroller.tsx';
import { Skeleton } from '../../../design/surfaces/skeleton.tsx';
import { useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { useCeSay } from '../words/say.ts';
import { AlienScene } from './alien-scene.tsx';
import { FlareColumn } from './flare-column.tsx';
import { PowerColumn } from './power-column.tsx';
import { powerState } from './sheet-state.ts';
import { SheetCoins } from './sheet-coins.tsx';
import type { Subject } from '../keys/subjects.ts';
import flare from './flare-column.module.css';
import styles from './sheet.module.css';

interface AlienSheetProps {
  readonly parts: TableParts<View>;
  readonly subject: Extract<Subject, { readonly is: 'alien' }>;
  readonly onClose: () => void;
}

/** An alien at reading size: what it is, what it does, its flare; and beside it all others at the table. */
export function AlienSheet({ parts, subject, onClose }: AlienSheetProps) {
  const say = useCeSay();
  const { alien, seat, index } = subject;
  const sheet = seat === null ? undefined : parts.view.players[seat]?.sheets[index];
  const state = seat === null || !sheet ? null : powerState(parts.view, seat, sheet);
  const hasFlare = alien !== null && parts.view.settings.flares !== 'none';
  return (
    <Dialog
      title={alien ? `${say(alienName(alien))}: ${say(powerName(alien))}` : say('web.ce.seat.face-down')}
      closeLabel={say('web.close')}
      onClose={onClose}
      className={styles.dialog}
    >
      <article
        className={classNames(styles.sheet, hasFlare && styles.flared)}
        data-seat={seat ?? undefined}
        key={`${seat}:${index}:${alien}`}
      >
        <div className={styles.picture}>
          <AlienScene alien={alien} seat={seat} isDim={state !== null && state !== 'works'} />
          <AlienLine alien={alien} />
        </div>
        <Scroller className={styles.body}>
          <Whose seat={seat} index={index} parts={parts} />
          {alien && (
            <>
              <h3 className={styles.power}>{say(powerName(alien))}</h3>
              <p className={styles.lead}>{say(powerSummary(alien))}</p>
            </>
          )}
          <Suspense fallback={<Skeleton className={styles.coming} />}>
            <PowerColumn parts={parts} subject={subject} sheet={sheet} />
          </Suspense>
        </Scroller>
        {hasFlare && (
          <Scroller className={flare.column}>
            <Suspense fallback={<Skeleton className={styles.coming} />}>
              <FlareColumn parts={parts} alien={alien} />
            </Suspense>
          </Scroller>
        )}
      </article>
      <SheetCoins parts={parts} subject={subject} />
    </Dialog>
  );
}

/** Its name, and how hard it is to play: a lamp, and what the lamp says. */
function AlienLine({ alien }: { readonly alien: AlienId | null }) {
  const say = useCeSay();
  return (
    <div className={styles.line}>
      <b>{alien ? say(alienName(alien)) : say('web.ce.seat.face-down')}</b>
      {alien && (
        <span>
          <i data-level={alienLevels[alien]} aria-hidden="true" />
          {say(`web.ce.seat.level.${alienLevels[alien]}`)}
        </span>
      )}
    </div>
  );
}

interface WhoseProps {
  readonly parts: TableParts<View>;
  readonly seat: Seat | null;
  readonly index: number;
}

/** Who plays it, and how its power stands. */
function Whose({ parts: { view, viewer }, seat, index }: WhoseProps) {
  const say = useCeSay();
  const { nameOf } = useTableContext();
  const sheet = seat === null ? undefined : view.players[seat]?.sheets[index];
  if (seat === null || !sheet) return <p className={styles.whose}>{say('web.ce.seat.not-in-play')}</p>;
  const state = powerState(view, seat, sheet);
  return (
    <p className={styles.whose}>
      <SeatBadge seat={seat} size={20} />
      <span>
        {nameOf(seat)} {seat === viewer && `(${say('web.table.you')})`}
      </span>
      {index > 0 && <span>{say('web.ce.seat.second')}</span>}
      <b data-state={state}>{say(`web.ce.seat.power.${state}`)}</b>
    </p>
  );
}
