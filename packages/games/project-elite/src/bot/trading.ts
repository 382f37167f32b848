import type { Json, Seat } from '@starboard/engine';
import { cardOf, isCard, isWeapon } from '../content/equipment.ts';
import { saying } from '../rules/commands/understand.ts';
import { diceIn } from '../rules/dice/holders.ts';
import { weaponsOf } from '../rules/equipment/gear.ts';
import { canReach } from '../rules/equipment/trading.ts';
import { heroAt } from '../rules/state/reading.ts';
import type { Hero, Offer, State } from '../rules/state/state.ts';
import { gainOf } from './choices.ts';

/** What a thing is worth to a hero who does not have it. */
function worthTo(hero: Hero, thing: string): number {
  if (!isCard(thing)) return hero.charges.length === 0 ? 0.4 : 0;
  return gainOf(hero, thing, []);
}

const mostWeapons = 2;

/** A gift, or an exchange that does not make the hero weaker. */
function isFair(hero: Hero, { gives, takes }: Offer): boolean {
  const weapons = gives.filter((thing) => isCard(thing) && isWeapon(thing)).length;
  const lost = takes.filter((thing) => isCard(thing) && isWeapon(thing)).length;
  if (weaponsOf(hero).length + weapons - lost > mostWeapons) return false;
  const gain = gives.reduce((sum, thing) => sum + worthTo(hero, thing), 0);
  return takes.length === 0 || gain >= takes.length * 0.6;
}

/** Takes an offer that is good, or gives away an upgrade or a charge to a hero beside who can use it better. */
export function fitOffer(state: State, seat: Seat): Json | null {
  for (const offer of state.offers) {
    const to = heroAt(state, offer.to);
    if (to.seat !== seat || !canReach(state, heroAt(state, offer.hero), to) || !isFair(to, offer)) continue;
    if (
      [...offer.gives, ...offer.takes].some((thing) => diceIn(state, thing).some(({ at }) => at === 'locked'))
    )
      continue;
    return saying('accept', { offer: offer.id, discards: [] });
  }
  for (const [index, hero] of state.heroes.entries())
    if (hero.seat === seat && !state.offers.some((offer) => offer.hero === index)) {
      const gift = giftOf(state, index, hero);
      if (gift) return gift;
    }
  return null;
}

function giftOf(state: State, index: number, hero: Hero): Json | null {
  const upgrade = hero.gear.find(({ card }) => cardOf(card).is === 'upgrade')?.card;
  const charge =
    hero.charges.length > 1
      ? hero.charges.find(({ id, isReady }) => !isReady && diceIn(state, id).length === 0)?.id
      : undefined;
  for (const thing of [upgrade, charge]) {
    if (thing === undefined) continue;
    const to = state.heroes.findIndex(
      (other, each) => each !== index && canReach(state, hero, other) && worthTo(other, thing) > 0.3,
    );
    if (to >= 0) return saying('offer', { hero: index, to, gives: [thing], takes: [], discards: [] });
  }
  return null;
}
