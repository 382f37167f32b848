import type { Reason } from '@starboard/engine';
import { isAdjacent, sees } from '../../board/board.ts';
import { isCard, isWeapon } from '../../content/equipment.ts';
import { times } from '../../content/presets.ts';
import { diceIn, releaseNormal } from '../dice/holders.ts';
import { discard, gearOf, letGo, mostWeapons, receive, weaponsOf } from '../equipment/gear.ts';
import { boardIn, heroAt, idOf, isUntimed, nextNumber } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Here } from '../state/events.ts';
import type { Hero, Offer, State } from '../state/state.ts';
import { command, ownHero, ownHeroes, tradingPhases } from './command.ts';

/** Whether two heroes stand so that they may trade. */
export function canReach(state: State, a: Hero, b: Hero): boolean {
  const board = boardIn(state);
  return isAdjacent(board, a.cell, b.cell) && (state.phase !== 'time-up' || sees(board, a.cell, b.cell));
}

const owns = (hero: Hero, thing: string): boolean =>
  gearOf(hero, thing) !== undefined || hero.charges.some(({ id }) => id === thing);

function refuseThings(state: State, hero: Hero, things: readonly string[]): Reason | null {
  if (new Set(things).size < things.length || !things.every((thing) => owns(hero, thing)))
    return no('not-yours');
  const isLocked = things.some((thing) => diceIn(state, thing).some(({ at }) => at === 'locked'));
  return isLocked ? no('locked-dice') : null;
}

const weaponsAmong = (things: readonly string[]): number =>
  things.filter((thing) => isCard(thing) && isWeapon(thing)).length;

/** Offers things to a hero beside one's own, for others or for nothing. */
export const offer = command({
  name: 'offer',
  phases: tradingPhases,
  refuse(state, seat, { hero: index, to, gives, takes }) {
    const hero = ownHero(state, seat, index);
    const other = state.heroes[to];
    if (!hero || !other || index === to) return no('not-yours');
    if (gives.length + takes.length === 0) return no('no-target');
    const refusal = refuseThings(state, hero, gives) ?? refuseThings(state, other, takes);
    if (refusal) return refusal;
    if (!canReach(state, hero, other)) return no('not-adjacent');
    const kept = weaponsOf(hero).length - weaponsAmong(gives) + weaponsAmong(takes);
    return kept > mostWeapons ? no('limit-reached') : null;
  },
  perform(table, _seat, { hero, to, gives, takes }) {
    const { state } = table;
    const endsAt = state.phase === 'planning' || isUntimed(state) ? null : table.now + times.offer;
    const made = { id: nextNumber(state), hero, to, gives: [...gives], takes: [...takes], endsAt };
    // one player commands both heroes: no other is to be asked
    if (heroAt(state, hero).seat === heroAt(state, to).seat) return trade(table, made, []);
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
      return near.flatMap((to) => things.map((thing) => ({ hero: index, to, gives: [thing], takes: [] })));
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
    if (!canReach(state, from, to)) return no('not-adjacent');
    const refusal = refuseThings(state, from, open.gives) ?? refuseThings(state, to, open.takes);
    if (refusal) return refusal;
    if (
      !discards.every(
        (card) => isCard(card) && isWeapon(card) && gearOf(to, card) && !open.takes.includes(card),
      )
    )
      return no('not-yours');
    const held = weaponsOf(to).length + weaponsAmong(open.gives) - weaponsAmong(open.takes) - discards.length;
    return held > mostWeapons ? no('limit-reached') : null;
  },
  perform(table, _seat, { offer: id, discards }) {
    const { offers } = table.state;
    const open = offerById(table.state, id);
    if (!open) return;
    offers.splice(offers.indexOf(open), 1);
    trade(table, open, discards);
  },
  candidates: (state, seat) =>
    state.offers.flatMap(({ id, to }) => {
      const hero = ownHero(state, seat, to);
      if (!hero) return [];
      const discards = [[], ...weaponsOf(hero).map(({ card }) => [card])];
      return discards.map((cards) => ({ offer: id, discards: cards }));
    }),
});

function trade(table: Here, { hero, to, gives, takes }: Offer, discards: readonly string[]): void {
  const { state } = table;
  const [from, other] = [heroAt(state, hero), heroAt(state, to)];
  for (const card of discards) discard(table, to, card);
  const [given, taken] = [
    gives.map((thing) => handOver(state, from, thing)),
    takes.map((thing) => handOver(state, other, thing)),
  ];
  for (const put of given) put(other);
  for (const put of taken) put(from);
  const things = [...gives, ...takes];
  table.emit({ type: 'traded', hero: idOf(from), to: idOf(other), things });
}

/** Takes a thing from a hero; what is returned gives it to another. */
function handOver(state: State, hero: Hero, thing: string): (to: Hero) => void {
  if (isCard(thing)) {
    const { upgrades } = letGo(state, hero, thing);
    return (to) => receive(to, thing, upgrades);
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
