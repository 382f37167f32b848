import type { Reason } from '@starboard/engine';
import { type CardId, isCard } from '../../content/equipment.ts';
import { times } from '../../content/presets.ts';
import { diceIn, releaseNormal } from '../dice/holders.ts';
import { discard, gearOf, isRoomFor, letGo, waysToDiscard } from '../equipment/gear.ts';
import { canReach, refuseReach } from '../equipment/trading.ts';
import { heroAt, idOf, isUntimed, nextNumber } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Here } from '../state/events.ts';
import type { Hero, Offer, State } from '../state/state.ts';
import { command, ownHero, ownHeroes, tradingPhases } from './command.ts';

const owns = (hero: Hero, thing: string): boolean =>
  gearOf(hero, thing) !== undefined || hero.charges.some(({ id }) => id === thing);

function refuseThings(state: State, hero: Hero, things: readonly string[]): Reason | null {
  if (new Set(things).size < things.length || !things.every((thing) => owns(hero, thing)))
    return no('not-yours');
  const isLocked = things.some((thing) => diceIn(state, thing).some(({ at }) => at === 'locked'));
  return isLocked ? no('locked-dice') : null;
}

/** Of a list of weapons to be given up those of one hero: of two heroes with one player it names both's. */
const ofHero = (discards: readonly CardId[], hero: Hero): readonly CardId[] =>
  discards.filter((card) => gearOf(hero, card) !== undefined);

const isOwn = (state: State, { hero, to }: Pick<Offer, 'hero' | 'to'>): boolean =>
  heroAt(state, hero).seat === heroAt(state, to).seat;

/** Offers things to a hero beside one's own, for others or for nothing. */
export const offer = command({
  name: 'offer',
  phases: tradingPhases,
  refuse(state, seat, { hero: index, to, gives, takes, discards }) {
    const hero = ownHero(state, seat, index);
    const other = state.heroes[to];
    if (!hero || !other || index === to) return no('not-yours');
    if (gives.length + takes.length === 0) return no('no-target');
    const refusal =
      refuseThings(state, hero, gives) ??
      refuseThings(state, other, takes) ??
      refuseReach(state, hero, other);
    if (refusal) return refusal;
    const theirs = isOwn(state, { hero: index, to }) ? ofHero(discards, other) : [];
    const own = discards.filter((card) => !theirs.includes(card));
    if (!isRoomFor(hero, takes, own, gives)) return no('limit-reached');
    const isSettled = !isOwn(state, { hero: index, to }) || isRoomFor(other, gives, theirs, takes);
    return isSettled ? null : no('limit-reached');
  },
  perform(table, _seat, { hero, to, gives, takes, discards }) {
    const { state } = table;
    const endsAt = state.phase === 'planning' || isUntimed(state) ? null : table.now + times.offer;
    const made: Offer = {
      id: nextNumber(state),
      hero,
      to,
      gives: [...gives],
      takes: [...takes],
      discards: [...discards],
      endsAt,
    };
    // one player commands both heroes: no other is to be asked
    if (isOwn(state, made)) return trade(table, made, discards);
    const before = state.offers.findIndex((each) => each.hero === hero);
    if (before >= 0) state.offers.splice(before, 1);
    state.offers.push(made);
  },
  candidates: (state, seat) =>
    ownHeroes(state, seat).flatMap((index) => {
      const hero = heroAt(state, index);
      const near = state.heroes.flatMap((other, to) =>
        to !== index && canReach(state, hero, other) ? [to] : [],
      );
      const things = [...hero.gear.map(({ card }) => card), ...hero.charges.map(({ id }) => id)];
      return near.flatMap((to) =>
        things.flatMap((thing) => {
          const ways = isOwn(state, { hero: index, to }) ? waysToDiscard(heroAt(state, to), [thing]) : [[]];
          return ways.map((discards) => ({ hero: index, to, gives: [thing], takes: [], discards }));
        }),
      );
    }),
});

const offerById = (state: State, id: number): Offer | undefined =>
  state.offers.find((each) => each.id === id);

/** Takes an offer; a third weapon that comes with it costs another. */
export const accept = command({
  name: 'accept',
  phases: tradingPhases,
  whileOwing: true,
  refuse(state, seat, { offer: id, discards }) {
    const open = offerById(state, id);
    if (!open) return no('stale');
    const to = ownHero(state, seat, open.to);
    if (!to) return no('not-yours');
    const from = heroAt(state, open.hero);
    const refusal =
      refuseReach(state, from, to) ??
      refuseThings(state, from, open.gives) ??
      refuseThings(state, to, open.takes);
    if (refusal) return refusal;
    const isSettled =
      isRoomFor(to, open.gives, discards, open.takes) &&
      isRoomFor(from, open.takes, open.discards, open.gives);
    return isSettled ? null : no('limit-reached');
  },
  perform(table, _seat, { offer: id, discards }) {
    const { offers } = table.state;
    const open = offerById(table.state, id);
    if (!open) return;
    offers.splice(offers.indexOf(open), 1);
    trade(table, open, discards);
  },
  candidates: (state, seat) =>
    state.offers.flatMap(({ id, to, gives, takes }) => {
      const hero = ownHero(state, seat, to);
      const ways = hero ? waysToDiscard(hero, gives, takes) : [];
      return ways.map((discards) => ({ offer: id, discards }));
    }),
});

/** Things change hands; `discards`: what each of the two gives up beside them. */
function trade(table: Here, made: Offer, discards: readonly CardId[]): void {
  const { state } = table;
  const { hero, to, gives, takes } = made;
  const [from, other] = [heroAt(state, hero), heroAt(state, to)];
  for (const index of [hero, to])
    for (const card of ofHero([...new Set([...made.discards, ...discards])], heroAt(state, index)))
      discard(table, index, card);
  const [given, taken] = [
    gives.map((thing) => handOver(state, from, thing)),
    takes.map((thing) => handOver(state, other, thing)),
  ];
  for (const put of given) put(other);
  for (const put of taken) put(from);
  table.emit({ type: 'traded', hero: idOf(from), to: idOf(other), things: [...gives, ...takes] });
}

/** Takes a thing from a hero; what is returned gives it to another, used and face down as it is. */
function handOver(state: State, hero: Hero, thing: string): (to: Hero) => void {
  if (isCard(thing)) {
    const gear = letGo(state, hero, thing);
    return (to) => to.gear.push(gear);
  }
  releaseNormal(state, thing, true);
  const [charge] = hero.charges.splice(
    hero.charges.findIndex(({ id }) => id === thing),
    1,
  );
  return (to) => {
    if (charge) to.charges.push(charge);
  };
}
