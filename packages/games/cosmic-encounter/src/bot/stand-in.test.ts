import {
  decisionOf,
  derivedSeed,
  type Json,
  type Match,
  promptOf,
  randomFrom,
  redeal,
  sample,
  type Seat,
  startMatch,
  submit,
} from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { typeOf } from '../content/cosmic-cards.ts';
import { colours, cosmicEncounter, type Event, type Options } from '../index.ts';
import { scenario } from '../testing/index.ts';

const { standIn } = cosmicEncounter;
if (!standIn) throw new Error('somebody is expected to stand in');

const luck = randomFrom('luck');

/** What is answered for a seat that is asked, as a host has it answered. */
function answerFor(match: Match, seat: Seat): Json {
  const question = match.questions.find((asked) => asked.seat === seat);
  if (!question || !standIn) throw new Error(`seat ${seat} is not asked`);
  return standIn.decide(promptOf(question, decisionOf(match, seat)), {
    seat,
    random: luck,
    look: () => redeal(match, seat, derivedSeed(luck, 'worlds')),
    glance: () => undefined,
    draw: () => sample(question.shape, luck, 'answers'),
    hasWaited: false,
    isTimed: () => false,
    now: () => 0,
  });
}

const red = colours.indexOf('red');

/** What is answered for Red, with any luck of the bot's; a card by its face. */
function expectAlways(match: Match, expected: Json): void {
  for (let time = 0; time < 10; time++) {
    const answer = answerFor(match, red);
    expect(typeof answer === 'string' ? answer.split('/')[0] : answer).toEqual(expected);
  }
}

/** A whole game in which the first seat is stood in for and the others play at random; what happened. */
function playedFor(seed: string, options: Partial<Options>): readonly Event[] {
  const match = startMatch(cosmicEncounter, { seats: 4, seed, options, undo: false });
  const random = randomFrom(seed);
  const events: Event[] = [];
  for (let inputs = 0; !match.position.outcome && inputs < 6000; inputs++) {
    const [question] = match.questions;
    if (!question) throw new Error('nobody is asked');
    const { seat, shape } = question;
    const answer = seat === 0 ? answerFor(match, 0) : sample(shape, random, 'answers');
    const result = submit(match, { seat, decision: decisionOf(match, seat), answer });
    if (!result.accepted)
      throw new Error(
        `${question.prompt}: ${JSON.stringify([answer, result.reason, result.error?.message])}`,
      );
    events.push(...(result.events as readonly Event[]));
  }
  return events;
}

describe('whoever plays for somebody who is away', () => {
  test.each([
    ['plain', {}],
    ['with flares and technologies', { flares: 'standard', technologies: true }],
  ] as const)('uses up nothing of theirs by choice, %s', (_name, options) => {
    for (let game = 0; game < 6; game++) {
      const events = playedFor(`away ${game}`, options);
      const announced = events.filter((event) => event.type === 'abilityAnnounced');
      expect(announced.filter(({ seat, card }) => seat === 0 && card !== null)).toEqual([]);
      // the others do, so there was something to use
      expect(announced.filter(({ seat, card }) => seat !== 0 && card !== null)).not.toEqual([]);
      const given = events.filter((event) => event.type === 'dealOffered' && event.seat === 0);
      expect(given).toEqual([]);
    }
  });

  test('plays an attack rather than talk', () => {
    const match = startMatch(cosmicEncounter, { seats: 3, seed: 'select', undo: false });
    const random = randomFrom('select');
    let selected = 0;
    while (!match.position.outcome && selected < 10) {
      const [question] = match.questions;
      if (!question) throw new Error('nobody is asked');
      const { seat, shape, prompt } = question;
      if (prompt === 'ce.ask.select' && shape.kind === 'choose') {
        const hasAttack = shape.options.some((card) => typeOf(card) === 'attack');
        const card = answerFor(match, seat);
        expect(shape.options).toContain(card);
        if (hasAttack) expect(typeOf(card as string)).toBe('attack');
        selected++;
      }
      submit(match, { seat, decision: decisionOf(match, seat), answer: sample(shape, random, 'answers') });
    }
    expect(selected).toBe(10);
  });

  const negotiating = {
    red: { hand: ['negotiate', 'attack-04'] },
    blue: { hand: ['negotiate', 'attack-20'] },
  } as const;

  scenario('takes a gift, and breaks off what would cost something', negotiating, (table) => {
    table.encounter({ defense: 'blue', ships: 3 }).lay('negotiate', 'negotiate');
    table.expectNext('deal', 'red', 'blue');
    expect(answerFor(table.match, red)).toBe('break-off');
    table.offers('blue', { red: { cards: ['attack-04'] }, blue: { cards: ['attack-20'] } });
    expect(answerFor(table.match, red)).toBe('break-off');
    table.offers('blue', { blue: { cards: ['attack-20'] } });
    expect(answerFor(table.match, red)).toBe('accept');
    table.accepts('red').expectResult('deal');
  });

  const outposts = { 'red-1': 5, 'red-2': 4, 'red-3': 1, 'red-4': 1, 'red-5': 1, 'blue-1': 1, 'blue-2': 1 };

  scenario(
    'launches from the fullest home colony',
    { red: { ships: outposts, removed: 6 }, destiny: ['blue'] },
    (table) => {
      table.until('aim').aims('blue-3').expectNext('send-ships', 'red');
      expectAlways(table.match, { 'red-1': 1 });
    },
  );

  scenario(
    'pays for a failed deal with ships that leave no colony empty',
    {
      ...negotiating,
      red: { ...negotiating.red, ships: { ...outposts, 'red-1': 2, 'red-2': 3, 'blue-3': 2 }, removed: 8 },
    },
    (table) => {
      table.encounter({ defense: 'blue', on: 'blue-4', ships: { 'red-3': 1 } }).lay('negotiate', 'negotiate');
      table.breaksOff('blue').expectNext('give-up-ships', 'red', 'blue');
      expectAlways(table.match, { 'red-2': 2, 'red-1': 1 });
    },
  );

  scenario(
    'throws away the lowest attack',
    { red: { alien: 'hate', hand: ['cosmic-zap', 'attack-40', 'flare-zombie', 'attack-04', 'negotiate'] } },
    (table) => {
      table.expectNext('rage', 'red');
      expectAlways(table.match, 'attack-04');
    },
  );

  scenario(
    'but not the only card it could play in an encounter',
    { red: { alien: 'hate', hand: ['cosmic-zap', 'attack-04', 'quash'] } },
    (table) => {
      table.expectNext('rage', 'red');
      expectAlways(table.match, 'quash');
    },
  );

  scenario(
    'loses to the Plague what is least of its kind',
    { red: { hand: ['attack-40', 'attack-04', 'cosmic-zap', 'quash'] }, yellow: { extra: ['plague'] } },
    (table) => {
      table.plays('yellow', 'plague', 'red').givesUp('red', { 'red-1': 3 }).expectNext('discard-one', 'red');
      expectAlways(table.match, 'attack-04');
      table.answers('red', 'attack-04').expectNext('discard-one', 'red');
      expectAlways(table.match, 'quash');
    },
  );

  scenario(
    'settles an empty home planet rather than draw again',
    { red: { ships: { 'red-1': 0, 'red-2': 8 } }, destiny: ['red'] },
    (table) => {
      table.expectNext('destiny', 'red');
      expectAlways(table.match, 're-establish:red-1');
      table.chooses('re-establish:red-1').expectNext('re-establish', 'red');
      expectAlways(table.match, { 'red-2': 1 });
    },
  );
});
