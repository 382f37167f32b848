import {
  decisionOf,
  type Json,
  latestEvents,
  type Match,
  pickOne,
  randomFrom,
  sample,
  startMatch,
  submit,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import { cosmicEncounter, type Event, type Options, type Side, type State } from '../../index.ts';
import { seatOf } from '../../testing/answers.ts';
import { scenario } from '../../testing/index.ts';
import { cardFacts, typeOf } from '../../content/cosmic-cards.ts';
import { shipsInEncounter } from '../ships/ships.ts';
import { stepsOfTotals, totalsOf, type TotalStep } from './totals.ts';

scenario(
  'Every step to a total says whose it is and which use made it so',
  {
    red: { alien: 'macron', hand: ['attack-10', 'reinforcement-3'] },
    blue: { alien: 'mirror', hand: ['attack-06'] },
    green: { alien: 'clone' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'green')
      .joins('green', 'offense', 3)
      .lay('attack-10', 'attack-06')
      .plays('red', 'reinforcement-3', 'offense')
      .expectTotals(20, 10);
    const { steps } = table.view.encounter ?? {};
    const [red, green, blue] = [seatOf('red'), seatOf('green'), seatOf('blue')];
    const mass = { seat: red, ability: 'macron.mass' };
    const reinforcement = { seat: red, ability: 'reinforcement-3' };
    expect(steps).toEqual([
      { side: 'offense', what: 'card', seat: red, causes: [], from: 0, to: 10, adds: 10, card: 'attack-10' },
      { side: 'defense', what: 'card', seat: blue, causes: [], from: 0, to: 6, adds: 6, card: 'attack-06' },
      {
        side: 'offense',
        what: 'ships',
        seat: red,
        causes: [mass],
        from: 10,
        to: 14,
        adds: 4,
        ships: 1,
        each: 4,
      },
      { side: 'offense', what: 'ships', seat: green, causes: [], from: 14, to: 17, adds: 3, ships: 3 },
      { side: 'offense', what: 'add', seat: null, causes: [reinforcement], from: 17, to: 20, adds: 3 },
      { side: 'defense', what: 'ships', seat: blue, causes: [], from: 6, to: 10, adds: 4, ships: 4 },
    ]);
    table.until('aim');
  },
);

scenario(
  'A card that counts as something else says by which use',
  {
    red: { hand: ['attack-10', 'flare-mirror'] },
    blue: { hand: ['attack-20'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-20')
      .plays('red', 'flare-mirror')
      .expectTotals(21, 24);
    const wild = { seat: seatOf('red'), ability: 'mirror.wild' };
    expect(table.view.encounter?.steps[0]).toEqual({
      side: 'offense',
      what: 'card',
      seat: seatOf('red'),
      causes: [wild],
      from: 0,
      to: 20,
      adds: 20,
      card: 'attack-10',
    });
  },
);

/** What the steps of a side lead to; each must go on from where the one before it ended, and be explained. */
function endOf(steps: readonly TotalStep[], side: Side): number {
  let sum = 0;
  for (const step of steps.filter((each) => each.side === side)) {
    expect(step.from).toBe(sum);
    expect(step.seat !== null || step.causes.length > 0, `whose ${step.what} it is`).toBe(true);
    sum = step.to;
  }
  return sum;
}

/** A card is worth what is printed on it and a ship counts one, unless a use has made it otherwise. */
function expectExplained(state: State, { side, what, seat, causes, from, to }: TotalStep): void {
  const played = state.encounter?.cards[side];
  const isMorph = typeOf(played?.card ?? '') === 'morph';
  if (causes.length > 0 || seat === null || !played || isMorph) return;
  if (what === 'card')
    expect(to - from).toBe(cardFacts(played.claim ? `${played.claim}/1` : played.card).value);
  if (what === 'ships') expect(to - from).toBe(shipsInEncounter(state, seat));
}

/** The match's latest comparison of totals, if its latest input brought one. */
const compared = (match: Match) =>
  (latestEvents(match) as readonly Event[]).find((event) => event.type === 'totalsCompared');

test.each<[string, Partial<Options>]>([
  ['few variants', { alienChoice: 'random' }],
  ['flares and technologies', { alienChoice: 'random', flares: 'unlimited', technologies: true }],
])('the steps lead to the totals, in 250 encounters with %s', { timeout: 120_000 }, (seed, options) => {
  let encounters = 0;
  for (let game = 0; encounters < 250; game++) {
    const match = startMatch(cosmicEncounter, { seats: 4, options, seed: `${seed} ${game}`, undo: false });
    const player = randomFrom(`${seed} ${game}`);
    for (let inputs = 0; inputs < 3_000 && match.questions.length > 0; inputs++) {
      const { seat, shape, isWindow, timeout } = pickOne(player, 'seat', match.questions);
      const answer: Json =
        isWindow && inputs % 4 > 0 && timeout !== undefined ? timeout : sample(shape, player, 'answer');
      submit(match, { seat, decision: decisionOf(match, seat), answer });
      const told = compared(match);
      const state = match.position.state as State;
      const fight = state.encounter?.cards;
      if (fight?.offense?.counts?.type === 'attack' && fight.defense?.counts?.type === 'attack') {
        const totals = totalsOf(state);
        const steps = stepsOfTotals(state);
        for (const step of steps) expectExplained(state, step);
        expect({ offense: endOf(steps, 'offense'), defense: endOf(steps, 'defense') }).toEqual(totals);
      }
      if (told?.type !== 'totalsCompared' || !state.encounter?.compared) continue;
      encounters++;
      for (const side of ['offense', 'defense'] as const)
        expect(endOf(state.encounter.compared, side)).toBe(told[side]);
    }
  }
});
