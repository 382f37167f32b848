import { type Match, startMatch, viewFor, whatIf } from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers, largestFleet, type View } from '../index.ts';
import { randomPlay } from '../testing/random-play.ts';

const seenBy = (match: Match, seat: number) => viewFor(match, seat).view as View;
const held = ({ players }: View, seat: number) => {
  const { fuel, ore } = players[seat] as View['players'][number];
  return { fuel, ore };
};

test.each([
  [2, 'unlimited'],
  [3, 'unlimited'],
  [4, 'limited'],
])('previews tell what dockings and landings then bring, at %i players, %s supply', (seats, supply) => {
  const match = startMatch(alienFrontiers, { seats, seed: `previews ${seats}`, options: { supply } });
  let docks = 0;
  let landings = 0;
  let endings = 0;
  for (const { seat, prompt } of randomPlay(match, 'previews')) {
    const before = seenBy(match, seat);
    if (prompt === 'af.ask.act') {
      for (const { key, cost, gain, credit = 0, circle, ship } of before.docks) {
        const { fuel, ore } = held(before, seat);
        const then = { fuel: fuel - cost.fuel + gain.fuel, ore: ore - cost.ore + gain.ore };
        const after = seenBy(whatIf(match, seat, key), seat);
        const player = after.players[seat] as View['players'][number];
        expect(held(after, seat)).toEqual(then);
        expect(after.thisTurn.artifactCredit).toBe(before.thisTurn.artifactCredit + credit);
        if (circle !== undefined) expect(player.hub).toBe(circle);
        if (ship !== undefined) expect(largestFleet - player.inStock).toBe(ship);
        docks++;
      }
    }
    if (prompt === 'af.ask.land') {
      for (const { territory, controller, bringsBonus, points, winners } of before.landings) {
        const landed = whatIf(match, seat, territory);
        expect(landed.position.outcome?.winners ?? null).toEqual(winners);
        const after = seenBy(landed, seat);
        if (winners) endings++;
        expect(after.territories[territory].controller).toBe(controller);
        const isEnjoyed = after.players[seat]?.bonuses.includes(territory);
        expect(bringsBonus).toBe(controller === seat && isEnjoyed);
        expect(after.players.map(({ score }, at) => score - (before.players[at]?.score ?? 0))).toEqual(
          points,
        );
        landings++;
      }
    }
  }
  expect(docks).toBeGreaterThan(500);
  expect(landings).toBeGreaterThan(50);
  expect(endings).toBeGreaterThan(5);
});

test('the Market’s price counts the pair that would dock', () => {
  const match = startMatch(alienFrontiers, { seats: 3, seed: 'market' });
  const seen = new Set<number>();
  for (const { seat, prompt } of randomPlay(match, 'market')) {
    if (prompt !== 'af.ask.act') continue;
    for (const { key, price } of seenBy(match, seat).docks) {
      if (price === undefined) continue;
      expect(seenBy(whatIf(match, seat, key), seat).thisTurn.marketPrice).toBe(price);
      seen.add(price);
    }
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('a loan costs what the Data Crystal then takes, and is told for whatever it offers', () => {
  let paid = 0;
  for (let game = 0; game < 8; game++) {
    const match = startMatch(alienFrontiers, { seats: 4, seed: `loans ${game}` });
    for (const { seat, prompt, shape } of randomPlay(match, 'loans')) {
      if (prompt !== 'af.ask.borrow' || shape.kind !== 'choose') continue;
      const before = seenBy(match, seat);
      expect(before.loans.map(({ territory }) => territory)).toEqual(shape.options);
      for (const { territory, fuel } of before.loans) {
        const after = seenBy(whatIf(match, seat, territory), seat);
        expect(held(before, seat).fuel - held(after, seat).fuel).toBe(fuel);
        paid += fuel;
      }
    }
  }
  expect(paid).toBeGreaterThan(5);
});

test('only whoever plays is shown previews', () => {
  const match = startMatch(alienFrontiers, { seats: 2, seed: 'shown' });
  const [{ seat } = { seat: -1 }] = match.questions;
  expect(seenBy(match, seat).docks).not.toEqual([]);
  expect(seenBy(match, 1 - seat)).toMatchObject({ docks: [], landings: [], loans: [] });
});
