import type { View } from '@starboard/cosmic-encounter';
import { sayReason } from '../../../table/say-reason.ts';
import { useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { ThingOrders } from '../orders/thing-orders.tsx';
import { useSheetSay } from './use-sheet-say.ts';
import styles from './card-sheet.module.css';

interface UseOfThingProps {
  readonly parts: TableParts<View>;
  readonly abilities: readonly string[];
  readonly isOwn: boolean;
}

/** Why the viewer cannot use a card, power or technology of theirs now, and what they can order about it. */
export function UseOfThing({ parts, abilities, isOwn }: UseOfThingProps) {
  const say = useSheetSay();
  const { game } = useTableContext();
  const held = (parts.view.holdings ?? []).filter(({ ability }) => isOwn && abilities.includes(ability));
  // one use that is open is enough
  const isOpen = held.some(({ why }) => why === null);
  const reasons = new Set(held.flatMap(({ why }) => (why && !isOpen ? [sayReason(game, why, say)] : [])));
  return (
    <>
      {[...reasons].map((reason) => (
        <p key={reason} className={styles.why}>
          {reason}
        </p>
      ))}
      <ThingOrders parts={parts} abilities={abilities} isOwn={isOwn} />
    </>
  );
}
