import type { Message } from '@starboard/engine';
import { event, type Of } from './event-message.ts';
import { cellName, heroName, nameOfCard, plain } from './names.ts';
import { thingName } from './things.ts';

type HeroEvent = Of<
  | 'heroMoved'
  | 'heroDisplaced'
  | 'hurt'
  | 'healed'
  | 'dieLost'
  | 'dieRegained'
  | 'shotsCame'
  | 'used'
  | 'searched'
  | 'cardsShown'
  | 'kept'
  | 'discarded'
  | 'attached'
  | 'traded'
>;

/** What a hero does, or what is done to it. */
export function ofHero(happened: HeroEvent): Message {
  const hero = heroName(happened.hero);
  switch (happened.type) {
    case 'heroMoved':
      return event('hero-moved', { hero, to: cellName(happened.to) });
    case 'heroDisplaced':
      return event('hero-displaced', { hero, to: cellName(happened.to) });
    case 'hurt':
      return event('hurt', { hero, damage: happened.damage, by: plain(`harm.${happened.by}`) });
    case 'healed':
      return event('healed', { hero, damage: happened.damage });
    case 'dieLost':
      return event('die-lost', { hero });
    case 'dieRegained':
      return event('die-regained', { hero });
    case 'shotsCame': {
      const { card, rolled, hits } = happened;
      return event('shots-came', { hero, card: nameOfCard(card), rolled: rolled.join(' '), hits });
    }
    case 'used':
      return event('used', { hero, thing: thingName(happened.thing) });
    case 'searched':
      return event(`searched-${happened.how}`, { hero });
    case 'cardsShown':
      return event('cards-shown', { hero, cards: happened.cards.map(nameOfCard) });
    case 'kept':
      return event('kept', { hero, card: nameOfCard(happened.card) });
    case 'discarded':
      return event('discarded', { hero, card: nameOfCard(happened.card) });
    case 'attached': {
      const [upgrade, weapon] = [nameOfCard(happened.upgrade), nameOfCard(happened.weapon)];
      return event('attached', { hero, upgrade, weapon });
    }
    case 'traded':
      return event('traded', { hero, to: heroName(happened.to), things: happened.things.map(thingName) });
  }
}
