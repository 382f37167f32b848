import type { Message } from '@starboard/engine';
import { heroCard } from '../../content/heroes.ts';
import { isInStartArea } from './start.ts';
import type { View } from '../../view/view.ts';
import { gearDoes, slotText, slotsText } from '../gear.ts';
import {
  cellName,
  dodgeName,
  heroAbility,
  heroDoes,
  joined,
  nameOfCard,
  plain,
  seatParam,
} from '../names.ts';
import { dieState, heroOf } from '../seats.ts';
import { filledSlots, slotsOf } from '../slots-in-view.ts';
import { tokenName } from '../things.ts';
import { tokenSlots } from '../../content/tokens.ts';

/** Every player's dice: what they show, or where they lie. */
export const diceText = (view: View): readonly Message[] =>
  view.dice.map((dice, seat) =>
    plain('text.dice-of', {
      seat: seatParam(seat),
      dice: joined(alike(dice), 'then'),
    }),
  );

/** Dice that show the same, or lie in the same place, in one. */
function alike(dice: View['dice'][number]): readonly Message[] {
  const groups = new Map<string, { readonly what: Message; readonly numbers: number[] }>();
  for (const [index, die] of dice.entries()) {
    const what = dieState(die);
    const group = groups.get(JSON.stringify(what)) ?? { what, numbers: [] };
    group.numbers.push(index + 1);
    groups.set(JSON.stringify(what), group);
  }
  return [...groups.values()].map(({ what, numbers }) =>
    plain('text.dice-alike', { numbers: joined(numbers), what }),
  );
}

/** Each hero, and a line for each of its things. */
export const heroesText = (view: View): readonly Message[] =>
  view.heroes.flatMap((hero, index) => {
    const { id } = hero;
    const params = { hero: heroOf(view, index) };
    if (id === null) return [heroLine(view, index)];
    return [
      heroLine(view, index),
      plain('text.ability', { hero: params.hero, ability: heroAbility(id), does: heroDoes(id) }),
      ...slotsOfThing(view, id, plain('token.board', { hero: params.hero })),
      ...hero.gear.flatMap((gear) => [
        plain(gear.isFaceDown ? 'text.gear-face-down' : 'text.gear', {
          hero: params.hero,
          card: nameOfCard(gear.card),
          does: gearDoes(gear),
        }),
        ...(gear.upgrades.length > 0
          ? [
              plain('text.upgrades', {
                card: nameOfCard(gear.card),
                upgrades: joined(gear.upgrades.map(nameOfCard)),
              }),
            ]
          : []),
        ...slotsOfThing(view, gear.card, nameOfCard(gear.card)),
      ]),
      ...hero.charges.flatMap(({ id: charge, isReady }) => [
        plain(isReady ? 'text.charge-ready' : 'text.charge', {
          hero: params.hero,
          charge: tokenName(charge),
          slots: slotsText(tokenSlots(charge)),
        }),
        ...slotsOfThing(view, charge, tokenName(charge)),
      ]),
      ...(hero.searches.length > 0
        ? [plain('text.held', { hero: params.hero, count: hero.searches.length })]
        : []),
      plain('text.dodge', { hero: params.hero, way: dodgeName(hero.dodge) }),
    ];
  });

/** Which slots of a thing are filled, and with whose dice; nothing where all are empty. */
export function slotsOfThing(view: View, holder: string, name: Message): readonly Message[] {
  const filled = filledSlots(view, holder);
  if (filled.every((each) => each === null)) return [];
  const slots = slotsOf(view, holder).map((slot, index) => {
    const die = filled[index];
    const asked = slotText(slot);
    return die
      ? plain('slot.filled', { slot: asked, seat: seatParam(die.seat), die: die.die + 1 })
      : plain('slot.empty', { slot: asked });
  });
  return [plain('text.slots', { thing: name, slots: joined(slots) })];
}

/** Who a hero is, where, and how badly hurt. */
export function heroLine(view: View, index: number): Message {
  const hero = view.heroes[index];
  if (!hero) throw new Error(`there is no hero ${index}`);
  const { id, seat, cell, damage } = hero;
  const params = { hero: heroOf(view, index), seat: seatParam(seat), cell: cellName(cell) };
  if (id === null) return plain('text.hero-unknown', params);
  const { survives, limit } = heroCard(id);
  const where = isInStartArea(view, cell) ? 'text.hero-home' : 'text.hero';
  return plain(where, { ...params, damage, most: survives, limit });
}
