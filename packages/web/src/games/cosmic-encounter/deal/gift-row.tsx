import { type Gift, isAnyKind } from '@starboard/cosmic-encounter/deal';
import { giftName, type GiftItem } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import { Minus, Plus, X } from 'lucide-react';
import { useTableContext } from '../../../table/table-context.ts';
import { CardBack } from '../pieces/cards/card-back.tsx';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { ShipStack } from '../pieces/ship-stack.tsx';
import { withKind, withoutCard, withRelease } from './gift.ts';
import { KindFace } from './kind-face.tsx';
import type { GiftLimits } from './limits.ts';
import styles from './gift-row.module.css';

interface GiftRowProps {
  readonly item: GiftItem;
  readonly gift: Gift;
  readonly giver: Seat;
  /** Of the viewer's own things. */
  readonly isOwn: boolean;
  readonly limits: GiftLimits | null;
  /** Null where it can only be looked at. */
  readonly give: ((gift: Gift) => void) | null;
}

/** One thing that is given, with how it is meant; and a way to take it out again. */
export function GiftRow({ item, gift, giver, isOwn, limits, give }: GiftRowProps) {
  const { say } = useTableContext();
  const name = sentence(say(giftName(item)));
  const counted = countOf(item, gift, limits, give);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Picture item={item} />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <small>
          {say('web.ce.deal.meant', { how: howOf(item), who: isOwn ? 'me' : 'other', seat: { seat: giver } })}
        </small>
      </span>
      {give && (
        <span className={styles.steps}>
          {counted && counted.count > 1 && <OneLess name={name} {...counted} />}
          {(counted?.count ?? 1) === 1 && <TakeOut name={name} takeOut={() => give(without(gift, item))} />}
          {counted && counted.most > 1 && <OneMore name={name} {...counted} />}
        </span>
      )}
    </li>
  );
}

interface Counted {
  readonly count: number;
  readonly most: number;
  readonly set: (count: number) => void;
}

/** More or fewer random cards, or ships; null of what is one thing. */
function countOf(
  item: GiftItem,
  gift: Gift,
  limits: GiftLimits | null,
  give: ((gift: Gift) => void) | null,
): Counted | null {
  if (!give || !limits) return null;
  if ('random' in item)
    return { count: item.random, most: limits.mostRandom, set: (random) => give({ ...gift, random }) };
  if (!('release' in item)) return null;
  const most = limits.release.find(({ owner }) => owner === item.owner)?.most ?? 0;
  return { count: item.release, most, set: (count) => give(withRelease(gift, item.owner, count)) };
}

interface StepProps extends Counted {
  readonly name: string;
}

function OneLess({ name, count, set }: StepProps) {
  const { say } = useTableContext();
  return (
    <button type="button" aria-label={say('web.answer.less', { what: name })} onClick={() => set(count - 1)}>
      <Minus size={16} aria-hidden />
    </button>
  );
}

function OneMore({ name, count, most, set }: StepProps) {
  const { say } = useTableContext();
  return (
    <button
      type="button"
      aria-label={say('web.answer.more', { what: name })}
      aria-disabled={count >= most}
      onClick={() => count < most && set(count + 1)}
    >
      <Plus size={16} aria-hidden />
    </button>
  );
}

/** In the place of one less, where there is but one. */
function TakeOut({ name, takeOut }: { readonly name: string; readonly takeOut: () => void }) {
  const { say } = useTableContext();
  return (
    <button
      type="button"
      className={styles.out}
      aria-label={say('web.ce.deal.remove', { what: name })}
      onClick={({ currentTarget }) => {
        // the row goes, and the focus with it
        currentTarget.closest('section')?.querySelector<HTMLElement>('[data-adds]')?.focus();
        takeOut();
      }}
    >
      <X size={18} aria-hidden />
    </button>
  );
}

function Picture({ item }: { readonly item: GiftItem }) {
  if ('card' in item) return <CardFace face={item.card} width={34} />;
  if ('kind' in item) return <KindFace kind={item.kind} width={34} />;
  if ('random' in item) return <CardBack kind="cosmic" width={34} />;
  if ('release' in item)
    return (
      <svg width="40" height="40" viewBox="-18 -26 36 40" aria-hidden="true">
        <ShipStack seat={item.owner} count={item.release} number="none" />
      </svg>
    );
  return null;
}

/** How a thing is meant, for the words below its name. */
function howOf(item: GiftItem): string {
  if ('card' in item) return 'named';
  if ('random' in item) return 'random';
  if (!('kind' in item)) return 'freed';
  if (isAnyKind(item.kind)) return 'picked';
  return item.kind === 'highest-attack' || item.kind === 'lowest-attack' ? 'one' : 'all';
}

function without(gift: Gift, item: GiftItem): Gift {
  if ('card' in item) return withoutCard(gift, item.card);
  if ('kind' in item) return withKind(gift, item.kind);
  if ('random' in item) return { ...gift, random: 0 };
  if ('colony' in item) return { ...gift, colony: null };
  return withRelease(gift, item.owner, 0);
}

/** The name of a gift stands within sentences elsewhere. */
const sentence = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
