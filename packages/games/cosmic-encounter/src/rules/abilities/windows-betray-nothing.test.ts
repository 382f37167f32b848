import {
  below,
  canonical,
  copy,
  decisionOf,
  eventsFor,
  type Json,
  latestEvents,
  type Match,
  pickOne,
  playFrom,
  type RandomState,
  randomFrom,
  type Seat,
  sample,
  startMatch,
  submit,
  viewFor,
} from '@starboard/engine';
import { firstDifference } from '@starboard/engine/testing';
import { expect, test } from 'vitest';
import { techIds } from '../../content/technologies.ts';
import { alienIds, cosmicEncounter, type Options } from '../../index.ts';
import { hasNothingUnderWay, sharedAnswer, withOtherSecrets } from '../../testing/two-tables.ts';

// Who is asked, and when, must follow from what all players know. Two tables that differ in others' secrets alone are
// played alike, and one seat watches both: every message to it must come at the same moment, and say the same.

/** How long the two are played alike at most. */
const longest = 250;

/** No player is told who else is asked, but it decides when the next message comes. */
const asked = ({ questions }: Match): Seat[] => questions.map(({ seat }) => seat);

/** All that reaches the seat after an input. */
const messages = (match: Match, viewer: Seat) => ({
  events: eventsFor(cosmicEncounter, latestEvents(match) as never[], viewer),
  view: viewFor(match, viewer),
});

const secrets = new RegExp(`"([a-z0-9-]+/\\d+|${[...alienIds, ...techIds].join('|')})"`, 'g');

/** What happened, without the card, sheet or technology it happened with. */
const toldOf = (match: Match, viewer: Seat): string[] =>
  messages(match, viewer).events.map((event) => canonical(event as Json).replaceAll(secrets, '"secret"'));

const give = (match: Match, seat: Seat, answer: Json): void => {
  const result = submit(match, { seat, decision: decisionOf(match, seat), answer });
  expect(result).toMatchObject({ accepted: true });
};

/** Plays on at both tables until the seat is shown something new, or a player must do what is open at one only. */
function playAlike(here: Match, there: Match, viewer: Seat, player: RandomState, where: string): number {
  for (let inputs = 0; inputs < longest; inputs++) {
    const apart = firstDifference(asked(here), asked(there));
    if (apart)
      throw new Error(`${where}, after ${inputs}: who is asked betrays a secret to ${viewer}: ${apart}`);
    if (here.questions.length === 0) return inputs;
    const { seat } = pickOne(player, 'seat', here.questions);
    const answers = sharedAnswer(here, there, seat, player);
    if (!answers) return inputs;
    give(here, seat, answers[0]);
    give(there, seat, answers[1]);
    const difference = firstDifference(messages(here, viewer), messages(there, viewer));
    if (!difference) continue;
    // what is drawn or turned up may differ, and the tables with it from then on; but not, after a pass, that it is
    if (here.table.irrevocable && there.table.irrevocable) {
      const isPass = answers[0] === 'pass';
      const told = isPass ? firstDifference(toldOf(here, viewer), toldOf(there, viewer)) : null;
      if (!told) return inputs;
      throw new Error(`${where}, after ${inputs}: something else happens before ${viewer}: ${told}`);
    }
    throw new Error(
      `${where}, after ${inputs}: ${seat}'s ${canonical(answers[0])} shows ${viewer}: ${difference}`,
    );
  }
  return longest;
}

/** Plays a game at random; now and then a seat looks at another table that might be this one. */
function comparedInputs(seats: number, options: Partial<Options>, seed: string): number {
  const match = startMatch(cosmicEncounter, { seats, options, seed, undo: false });
  const player = randomFrom(`player of ${seed}`);
  let compared = 0;
  for (let inputs = 0; inputs < 800 && match.questions.length > 0; inputs++) {
    if (hasNothingUnderWay(match) && below(player, 'look', 40) === 0) {
      const viewer = below(player, 'viewer', seats);
      const where = `${seed}, input ${inputs}`;
      const other = withOtherSecrets(match, viewer, where);
      const real = playFrom(cosmicEncounter, copy(match.position), { undo: false });
      compared += playAlike(real, other, viewer, player, where);
    }
    const { seat, shape, secret, timeout } = pickOne(player, 'seat', match.questions);
    const isPass = secret && timeout !== undefined && below(player, 'pass', 3) > 0;
    give(match, seat, isPass ? timeout : sample(shape, player, 'answer'));
  }
  return compared;
}

const tables: readonly [name: string, options: Partial<Options>][] = [
  ['flares', { flares: 'unlimited', alienChoice: 'random' }],
  [
    'hidden powers',
    { flares: 'unlimited', alienChoice: 'two-flares', hiddenPowers: true, powerTurnover: true },
  ],
  ['technologies', { flares: 'standard', alienChoice: 'random', technologies: true, encountersPerTurn: 1 }],
  ['the first edition', { edition: '2008', hiddenPowers: true, technologies: true }],
];

test.each(tables)(
  'Nobody can tell from when it is asked what others hold: %s',
  (name, options) => {
    for (const seats of [3, 4, 5])
      expect(comparedInputs(seats, options, `${name} ${seats}`)).toBeGreaterThan(100);
  },
  60_000,
);
