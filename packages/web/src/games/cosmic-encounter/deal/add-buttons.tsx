import type { Gift } from '@starboard/cosmic-encounter/deal';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Popover } from '../../../design/surfaces/popover.tsx';
import { useTableContext } from '../../../table/table-context.ts';
import type { Addable } from './adding.tsx';
import type { GiftLimits } from './limits.ts';
import styles from './add-buttons.module.css';

interface AddButtonsProps {
  readonly limits: GiftLimits;
  readonly gift: Gift;
  readonly give: ((gift: Gift) => void) | null;
  /** Whether the viewer gives it or gets it. */
  readonly side: string;
  readonly adding: Addable | null;
  readonly onAdd: (what: Addable | null) => void;
  /** One button that unfolds the others. */
  readonly isShort?: boolean;
}

/** What more can go into a gift. */
export function AddButtons({ isShort = false, ...props }: AddButtonsProps) {
  const { say } = useTableContext();
  const id = useId();
  const label = say('web.ce.deal.add', { who: props.side });
  if (!isShort)
    return (
      <fieldset className={styles.add}>
        <legend>{label}</legend>
        <Ways {...props} />
      </fieldset>
    );
  return (
    <>
      <button type="button" className={styles.plus} data-adds popoverTarget={id} aria-label={label}>
        <Plus size={20} aria-hidden />
      </button>
      <Popover id={id} className={styles.list}>
        <Ways {...props} popover={id} />
      </Popover>
    </>
  );
}

type WaysProps = Omit<AddButtonsProps, 'isShort'> & { readonly popover?: string };

function Ways({ limits, gift, give, adding, onAdd, popover }: WaysProps) {
  const { say } = useTableContext();
  const addRandom = () => give?.({ ...gift, random: Math.min(limits.mostRandom, gift.random + 1) });
  const ways = [
    ...(limits.cards.length > 0 ? [['cards', () => onAdd('cards')] as const] : []),
    ...(limits.kinds.length > 0 ? [['kinds', () => onAdd('kinds')] as const] : []),
    ...(limits.mostRandom > gift.random ? [['random', addRandom] as const] : []),
    ...(limits.release.length > 0 ? [['release', () => onAdd('release')] as const] : []),
  ];
  return ways.map(([way, add]) => (
    <button
      key={way}
      type="button"
      className={styles.way}
      data-adds={popover === undefined || undefined}
      aria-expanded={way === 'random' ? undefined : adding === way}
      onClick={add}
      {...(popover !== undefined && { popoverTarget: popover, popoverTargetAction: 'hide' as const })}
    >
      <Plus size={14} aria-hidden />
      {say(`web.ce.deal.add.${way}`)}
    </button>
  ));
}
