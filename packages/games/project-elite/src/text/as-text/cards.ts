import type { Message } from '@starboard/engine';
import type { View } from '../../view/view.ts';
import { joined, nameOfCard, plain } from '../names.ts';
import { heroOf } from '../seats.ts';
import { thingName } from '../things.ts';

/** Offers, weapons to take, and the piles. */
export const cardsText = (view: View): readonly Message[] => {
  const { piles, weaponRow, offers } = view;
  return [
    ...(weaponRow.length > 0 ? [plain('text.weapon-row', { cards: joined(weaponRow.map(nameOfCard)) })] : []),
    ...offers.map(({ hero, to, gives, takes }) =>
      plain('text.offer', {
        hero: heroOf(view, hero),
        to: heroOf(view, to),
        gives: joined(gives.map(thingName)),
        takes: joined(takes.map(thingName)),
      }),
    ),
    plain('text.piles', {
      swarm: piles.swarm,
      bosses: piles.bosses,
      search: piles.search,
      technology: piles.technology,
    }),
  ];
};
