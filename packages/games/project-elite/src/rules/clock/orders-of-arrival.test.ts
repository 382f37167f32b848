import {
  below,
  copy,
  decisionOf,
  hearsClock,
  type Input,
  type Json,
  type Match,
  randomFrom,
  submit,
  wakesAt,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import { begin, mustTake, randomInputs } from '../../testing/random-inputs.ts';

const seats = 6;
const acts = 5000;
const orders = 50;
/** The most milliseconds that an act takes to arrive. */
const delay = 250;

interface Act {
  readonly seat: number;
  readonly answer: Json;
  readonly at: number;
}

/** What six players say in missions one after another, each with the moment at which it is said. */
function whatIsSaid(): readonly (readonly Act[])[] {
  const missions: Act[][] = [];
  for (let left = acts; left > 0; left -= missions.at(-1)?.length ?? left) {
    let now = 0;
    const said = randomInputs(seats, `mission ${missions.length}`).flatMap((input): Act[] => {
      if ('at' in input) now = input.at ?? now;
      return 'answer' in input ? [{ seat: input.seat, answer: input.answer, at: now }] : [];
    });
    missions.push(said.slice(0, left));
  }
  return missions;
}

/** The same acts as they come in when each is some time on its way. */
function arriving(said: readonly Act[], order: string): readonly Act[] {
  const random = randomFrom(order);
  return said
    .map((act) => ({ ...act, at: act.at + below(random, 'delay', delay) }))
    .sort((a, b) => a.at - b.at);
}

interface Played {
  readonly match: Match;
  readonly taken: readonly Input[];
  readonly refused: number;
}

/** A host hears them in that order, and what is due before each. */
function play(said: readonly Act[], mission: number): Played {
  const match = begin(seats, `mission ${mission}`);
  const taken: Input[] = [];
  let refused = 0;
  const hear = (input: Input) => {
    const looksClosely = refused % 50 === 0;
    const before = looksClosely ? copy(match.position) : null;
    if (submit(match, input).accepted) {
      taken.push(input);
      return;
    }
    refused++;
    if (before) expect(match.position).toEqual(before);
  };
  for (const { seat, answer, at } of said) {
    for (let bell = wakesAt(match, true); bell !== null && bell <= at; bell = wakesAt(match, true))
      hear({ at: bell });
    const isTimed = hearsClock(match.game, match.position);
    const now = Math.max(at, match.position.now);
    hear({ seat, decision: decisionOf(match, seat), answer, ...(isTimed && { at: now }) });
  }
  return { match, taken, refused };
}

test(`${acts} acts of six seats in ${orders} orders of arrival: each is played again exactly`, () => {
  const missions = whatIsSaid();
  expect(missions.flat()).toHaveLength(acts);
  const ends = new Set<string>();
  let refused = 0;
  for (let order = 0; order < orders; order++) {
    const ended = missions.map((said, mission) => {
      const played = play(arriving(said, `order ${order}`), mission);
      refused += played.refused;
      // what was refused is not in it: had it changed anything, this would come to something else
      const again = begin(seats, `mission ${mission}`);
      for (const input of played.taken) mustTake(again, input);
      const end = JSON.stringify(played.match.position);
      expect(JSON.stringify(again.position)).toBe(end);
      return end;
    });
    ends.add(ended.join());
  }
  expect(refused).toBeGreaterThan(orders);
  expect(ends.size).toBe(orders);
});
