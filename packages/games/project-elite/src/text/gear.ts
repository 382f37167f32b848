import type { Message, MessageParam } from '@starboard/engine';
import { cardOf, printedCard, type Title, titleOf } from '../content/equipment.ts';
import { type EquipmentCard, unlimited, type WeaponCard } from '../content/equipment-kinds.ts';
import type { Slot } from '../content/slots.ts';
import { upgraded } from '../rules/equipment/gear.ts';
import type { Gear } from '../rules/state/state.ts';
import { faceName, joined, plain } from './names.ts';

/** What a slot takes, and whether it keeps it. */
export function slotText({ takes, locks }: Slot): Message {
  const [first, second] = takes.map(faceName);
  const what = second ? plain('slot.either', { first: first ?? '', second }) : (first ?? plain('text.none'));
  return locks ? plain('slot.locking', { what }) : what;
}

/** What slots take together, whether they keep it or not. */
export const facesText = (slots: readonly Slot[]): MessageParam =>
  joined(
    slots.map((slot) => slotText({ ...slot, locks: false })),
    'plus',
  );

/** The same with what keeps its dice; that all do is said once. */
export function slotsText(slots: readonly Slot[]): MessageParam {
  if (slots.length === 0) return plain('slot.none');
  const isMixed = slots.length === 1 || !slots.every(({ locks }) => locks);
  return isMixed
    ? joined(slots.map(slotText), 'plus')
    : plain('slot.all-locking', { what: facesText(slots) });
}

/** The numbers of a weapon, with its upgrades if it has any. */
function weaponNumbers(card: WeaponCard, { range, dice, hitsOn }: ReturnType<typeof upgraded>): Message[] {
  return [
    range >= unlimited ? plain('weapon.far') : plain('weapon.range', { range }),
    card.mode === 'sweep' ? plain('weapon.sweep') : plain('weapon.dice', { dice }),
    plain('weapon.hits', { hitsOn }),
    ...(card.damage > 1 ? [plain('weapon.damage', { damage: card.damage })] : []),
    ...(card.isStraight ? [plain('weapon.straight')] : []),
    ...(card.needsNoSight ? [plain('weapon.no-sight')] : []),
    ...(card.mode === 'blast' || card.mode === 'chain' ? [plain(`weapon.${card.mode}`)] : []),
    ...(card.stepsAfterKill ? [plain('weapon.step')] : []),
    ...card.refuses.map((kind) => plain(`weapon.no-${kind}`)),
  ];
}

function printedText(title: string, card: EquipmentCard, gear: Pick<Gear, 'card' | 'upgrades'>): Message {
  if (card.is === 'weapon') {
    const numbers = joined(weaponNumbers(card, upgraded(gear)));
    return plain('gear.weapon', { slots: slotsText(card.slots), numbers });
  }
  const does = plain(`card.${title}.does`);
  if (card.is === 'upgrade') return plain(`gear.upgrade-${card.kind}`, { does });
  if (card.slots.length === 0) return plain('gear.item-free', { does });
  const slots = slotsText(card.slots);
  return plain(card.isOneUse ? 'gear.item-once' : 'gear.item', { slots, does });
}

/** What a card is and does, in a line. */
export const titleDoes = (title: Title): Message =>
  printedText(title, printedCard(title), { card: `${title}.1`, upgrades: [] });

/** The same of a card in front of a hero, with its upgrades counted in. */
export const gearDoes = (gear: Gear): Message => printedText(titleOf(gear.card), cardOf(gear.card), gear);
