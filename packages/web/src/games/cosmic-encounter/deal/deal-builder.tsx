import type { View } from '@starboard/cosmic-encounter';
import { useEffect } from 'react';
import { classNames } from '../../../design/class-names.ts';
import { isForTable } from '../../../table/keys/is-for-table.ts';
import { useOnChange } from '../../../table/use-on-change.ts';
import { useScreen, useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { Agreed } from './agreed.tsx';
import { GiveUpButton } from './deal-buttons.tsx';
import { type Dealing, useDealing } from './dealing.tsx';
import { GiftHalf } from './gift-half.tsx';
import { FoldButton, UnfoldButton } from './fold-button.tsx';
import { GlobeLights } from './globe.tsx';
import { History } from './history.tsx';
import { Middle } from './middle.tsx';
import { OfferSaid } from './offer-said.tsx';
import { Phrases } from './phrases.tsx';
import { Preview } from './preview.tsx';
import { WithoutDeal } from './without-deal.tsx';
import styles from './deal-builder.module.css';

interface DealOverBoardProps {
  readonly parts: TableParts<View>;
}

/** The talks over the board while they go on; folded away, what leads back to them. */
export function DealOverBoard({ parts }: DealOverBoardProps) {
  const dealing = useDealing();
  const { talks } = parts.view.encounter ?? {};
  if (dealing) return <DealTalks parts={parts} dealing={dealing} />;
  return talks ? <Agreed view={parts.view} talks={talks} /> : null;
}

function DealTalks({ parts, dealing }: DealBuilderProps) {
  const { isOpen, isTalker } = dealing;
  // what folds them away goes with them, and so does what brings them back
  useOnChange(isOpen, () => document.querySelector<HTMLElement>('[data-folds]')?.focus());
  return (
    <>
      <OfferSaid dealing={dealing} viewer={parts.viewer} />
      {isOpen && <DealBuilder parts={parts} dealing={dealing} />}
      {!isOpen && !isTalker && (
        <div className={styles.folded}>
          <UnfoldButton dealing={dealing} />
        </div>
      )}
    </>
  );
}

interface DealBuilderProps {
  readonly parts: TableParts<View>;
  readonly dealing: Dealing;
}

function DealBuilder({ parts, dealing }: DealBuilderProps) {
  const { say } = useTableContext();
  const { near, far, seatOf, setOpen } = dealing;
  useEscape(() => setOpen(false));
  const titled = say('web.ce.deal.title', { from: { seat: seatOf(near) }, to: { seat: seatOf(far) } });
  return (
    <section
      className={classNames(styles.over, parts.isPhone ? styles.phone : !dealing.isTalker && styles.watched)}
      aria-label={titled}
    >
      <GlobeLights seats={parts.view.players.length} />
      <div className={styles.builder}>
        {!parts.isPhone && <FoldButton isSign={!dealing.isTalker} setOpen={setOpen} />}
        <GiftHalf parts={parts} dealing={dealing} side={near} />
        {!parts.isPhone && <Middle parts={parts} dealing={dealing} />}
        <GiftHalf parts={parts} dealing={dealing} side={far} />
        {parts.isPhone && (
          <div className={styles.below}>
            <Preview dealing={dealing} viewer={parts.viewer} />
            <WithoutDeal dealing={dealing} viewer={parts.viewer} />
            {dealing.isTalker && <GiveUpButton parts={parts} dealing={dealing} />}
            <History offense={seatOf('offense')} defense={seatOf('defense')} />
          </div>
        )}
        <Phrases isTalker={dealing.isTalker} />
      </div>
    </section>
  );
}

/** Escape folds the talks away, unless something lies above them. */
function useEscape(fold: () => void): void {
  const { why, proposal } = useScreen();
  useEffect(() => {
    if (why || proposal) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isForTable(event)) return;
      if (document.querySelector(':popover-open') === null) fold();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
