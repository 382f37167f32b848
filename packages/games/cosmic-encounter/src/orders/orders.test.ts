import {
  decisionOf,
  isDeclared,
  type Json,
  type Match,
  randomFrom,
  sample,
  startMatch,
  standingInput,
  submit,
} from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { cosmicEncounter, usualOrders } from '../index.ts';
import type { State } from '../rules/state/state.ts';
import { scenario, type ScenarioTable } from '../testing/index.ts';
import type { Condition, StandingOrder } from './order.ts';

const orders = (...given: readonly StandingOrder[]): Json => [...usualOrders, ...given] as unknown as Json;

/** Lets the orders of every seat answer until a player is really asked; tells what the windows were. */
function letOrdersAnswer(match: Match, given: Json): string[] {
  const answered: string[] = [];
  for (;;) {
    const input = match.questions
      .map(({ seat }) => standingInput(match, seat, given))
      .find((made) => made !== null);
    if (!input) return answered;
    answered.push(match.questions[0]?.prompt ?? '');
    expect(submit(match, input)).toMatchObject({ accepted: true });
  }
}

/** Plays on by chance; a player asked in a window passes, after a look at it. */
function playPast(match: Match, windows: number, look: (match: Match, seat: number) => void): void {
  const luck = randomFrom('orders');
  for (let seen = 0; seen < windows; ) {
    const question = match.questions[0];
    if (!question) return;
    const { seat, shape, isWindow } = question;
    if (isWindow) look(match, seat);
    const decision = decisionOf(match, seat);
    const answer = isWindow ? 'pass' : sample(shape, luck, 'answers');
    if (submit(match, { seat, decision, answer }).accepted && isWindow) seen++;
  }
}

const started = () =>
  startMatch(cosmicEncounter, { seats: 4, seed: 'orders', options: { flares: 'standard' } });

describe('standing orders', () => {
  test('the usual ones pass wherever there is nothing to do, and nowhere else', () => {
    const match = started();
    for (let step = 0; step < 200 && !match.position.outcome; step++) {
      letOrdersAnswer(match, orders());
      for (const { prompt, shape } of match.questions) {
        if (shape.kind === 'choose' && prompt.includes('.', 'ce.ask.'.length))
          expect(shape.options).not.toEqual(['pass']);
      }
      const [question] = match.questions;
      if (!question) break;
      const decision = match.position.decisions[question.seat] ?? 0;
      const answer = question.shape.kind === 'choose' ? (question.shape.options.at(-1) ?? '') : null;
      if (!submit(match, { seat: question.seat, decision, answer }).accepted) break;
    }
  });

  test('“ask” stops even where there is nothing to do', () => {
    const match = started();
    letOrdersAnswer(match, orders({ at: 'regroup.start', as: 'offense', then: 'ask' }));
    expect(match.questions).toMatchObject([
      { seat: match.questions[0]?.seat, prompt: 'ce.ask.regroup.start' },
    ]);
    expect((match.position.state as { offense: number }).offense).toBe(match.questions[0]?.seat);
  });

  test('“pass” passes what could be played; the last order that fits counts', () => {
    const match = started();
    const never = orders({ at: 'all', as: 'any', then: 'pass' });
    letOrdersAnswer(match, never);
    expect(match.questions[0]?.prompt).not.toMatch(/^ce\.ask\.\w+[-\w]*\./);
    const again = started();
    letOrdersAnswer(
      again,
      orders({ at: 'all', as: 'any', then: 'pass' }, { at: 'regroup', as: 'any', then: 'ask' }),
    );
    expect(again.questions.every(({ prompt }) => prompt.startsWith('ce.ask.regroup.'))).toBe(true);
  });

  test('tell whether they pass whatever the player holds', () => {
    const match = started();
    const [question] = match.questions;
    if (!question) throw new Error('nobody is asked');
    const window = question.prompt.replace('ce.ask.', '');
    const declared = (...given: readonly StandingOrder[]) =>
      isDeclared(match, question.seat, orders(...given));
    expect(declared()).toBe(false);
    expect(declared({ at: window, as: 'any', then: 'pass' })).toBe(true);
    expect(declared({ at: 'all', as: 'any', then: 'pass' }, { at: window, as: 'any', then: 'ask' })).toBe(
      false,
    );
    expect(declared({ at: 'reveal', as: 'any', then: 'pass' })).toBe(false);
  });

  test('let a table run without a pause where everybody has declared to pass', () => {
    const given = orders({ at: 'all', as: 'any', then: 'pass' });
    playPast(started(), 400, (match, seat) => {
      expect(isDeclared(match, seat, given)).toBe(true);
      expect(standingInput(match, seat, given)).toMatchObject({ seat, answer: 'pass' });
    });
  });

  test('can leave others to it, and still have a say as a main player', () => {
    const given = orders(
      { at: 'all', as: 'any', then: 'pass' },
      { at: 'all', as: 'offense', then: 'ask-if-able' },
      { at: 'all', as: 'defense', then: 'ask-if-able' },
    );
    const met = new Set<boolean>();
    playPast(started(), 400, (match, seat) => {
      const { offense, encounter } = match.position.state as State;
      const isMain = seat === (encounter?.offense ?? offense) || seat === encounter?.defense;
      expect(isDeclared(match, seat, given)).toBe(!isMain);
      met.add(isMain);
    });
    expect(met.size).toBe(2);
  });

  test('can hold for one encounter, and lapse with it', () => {
    const match = started();
    letOrdersAnswer(match, orders({ at: 'regroup.start', as: 'offense', then: 'ask' }));
    const { turnNumber, encounter } = match.position.state as State;
    const only = { turn: turnNumber, encounter: encounter?.number ?? 0 };
    const given = orders({ at: 'all', as: 'any', then: 'pass', only });
    const met = new Set<boolean>();
    playPast(match, 400, (_, seat) => {
      const { turnNumber: turn, encounter: present } = match.position.state as State;
      const isSame = turn === only.turn && present?.number === only.encounter && !present.isOutOfTurn;
      expect(isDeclared(match, seat, given)).toBe(isSame);
      met.add(isSame);
    });
    expect(met.size).toBe(2);
  });

  test('are no orders when nobody could mean them', () => {
    const refuse = (given: unknown) => cosmicEncounter.standing?.refuse(given)?.key ?? null;
    expect(refuse(usualOrders)).toBeNull();
    expect(refuse([{ at: 'react.power-use', as: 'main', then: 'pass' }])).toBeNull();
    const once = { at: 'all', as: 'any', then: 'pass' };
    expect(refuse([{ ...once, only: { turn: 3, encounter: 1 } }])).toBeNull();
    for (const only of [null, 3, {}, { turn: 3 }, { turn: '3', encounter: 1 }])
      expect(refuse([{ ...once, only }])).toBe('engine.malformed');
    expect(refuse('never')).toBe('engine.malformed');
    expect(refuse([null])).toBe('engine.malformed');
    expect(refuse([{ at: 'lunch', as: 'any', then: 'pass' }])).toBe('ce.order-without-moment');
    expect(refuse([{ at: 'all', as: 'captain', then: 'pass' }])).toBe('engine.malformed');
    expect(refuse([{ at: 'all', as: 'any', then: 'win' }])).toBe('engine.malformed');
    expect(refuse([{ ...once, about: 'zombie.immortality' }])).toBeNull();
    expect(refuse([{ ...once, about: 'lunch' }])).toBe('ce.order-without-ability');
    const use = (then: unknown, more = {}) => refuse([{ at: 'react', as: 'any', then, ...more }]);
    for (const condition of [undefined, 'i-lose', 'i-am-main', 'against-me', { ability: 'cosmic-zap' }])
      expect(use({ use: 'cosmic-zap', if: condition })).toBeNull();
    for (const condition of ['i-win', 7, null, [], {}, { ability: 'lunch' }])
      expect(use({ use: 'cosmic-zap', if: condition })).not.toBeNull();
    expect(use({ use: 'lunch' })).toBe('ce.order-without-ability');
    expect(use({ use: 'cosmic-zap', often: true })).toBe('engine.malformed');
    expect(use({ use: 'cosmic-zap' }, { about: 'cosmic-zap' })).toBe('engine.malformed');
    expect(refuse(Array.from({ length: 201 }, () => usualOrders[0]))).toBe('engine.malformed');
  });
});

scenario(
  'Where somebody might cheat, orders speak for who cannot, and for who does not want to',
  {
    options: { filchFlare: 'classic' },
    red: { hand: ['attack-10', 'attack-04'] },
    blue: { hand: ['attack-06', 'flare-filch-classic'], warp: 3 },
  },
  (table) => {
    table.until('cheat');
    const { match } = table;
    const [red, blue] = [0, 1];
    expect(standingInput(match, red, orders())).toMatchObject({ answer: 'pass' });
    expect(isDeclared(match, red, orders())).toBe(false);
    expect(standingInput(match, blue, orders())).toBeNull();
    const never = orders({ at: 'all', as: 'any', then: 'pass' });
    for (const seat of [red, blue]) {
      expect(standingInput(match, seat, never)).toMatchObject({ answer: 'pass' });
      expect(isDeclared(match, seat, never)).toBe(true);
    }
    expect(standingInput(match, red, orders({ at: 'cheat', as: 'any', then: 'ask' }))).toBeNull();
  },
);

/** Where red, the offense, has one artifact that could be played, and whose owner is asked. */
const withArtifact = {
  red: { hand: ['attack-20', 'attack-04'], extra: ['emotion-control'] },
  blue: { hand: ['attack-06', 'attack-04'] },
} as const;

const revealed = (table: ScenarioTable) =>
  table.encounter({ defense: 'blue', ships: 3 }).lay('attack-20', 'attack-06').until('reveal.after-reveal');

scenario('Orders may speak of one card', withArtifact, (table) => {
  const red = 0;
  const { match } = revealed(table);
  const [question] = match.questions.filter(({ seat }) => seat === red);
  expect(question?.shape).toMatchObject({ options: ['emotion-control', 'pass'] });
  const all = { at: 'all', as: 'any' } as const;
  const never: StandingOrder = { ...all, then: 'pass', about: 'emotion-control' };
  const asks: StandingOrder = { ...all, then: 'ask', about: 'emotion-control' };
  const zap: StandingOrder = { ...all, then: 'pass', about: 'cosmic-zap' };
  const passes = { answer: 'pass' };
  expect(standingInput(match, red, orders(never))).toMatchObject(passes);
  expect(standingInput(match, red, orders(zap))).toBeNull();
  expect(standingInput(match, red, orders(never, asks))).toBeNull();
  // the last that speaks of the card counts, be it by moment or by name
  const passAll: StandingOrder = { ...all, then: 'pass' };
  expect(standingInput(match, red, orders(asks, passAll))).toMatchObject(passes);
  expect(standingInput(match, red, orders(passAll, asks))).toBeNull();
  expect(isDeclared(match, red, orders(never))).toBe(false);
  expect(isDeclared(match, red, orders(asks, passAll, never))).toBe(true);
  expect(isDeclared(match, red, orders(passAll, asks))).toBe(false);
});

scenario('Orders may act, if what they depend on holds', withArtifact, (table) => {
  const [red, blue] = [0, 1];
  const { match } = revealed(table);
  const plays = (condition?: Condition): StandingOrder => ({
    at: 'reveal',
    as: 'any',
    then: { use: 'emotion-control', ...(condition && { if: condition }) },
  });
  const played = { seat: red, answer: 'emotion-control' };
  const passAll: StandingOrder = { at: 'all', as: 'any', then: 'pass' };
  expect(standingInput(match, red, orders(plays()))).toMatchObject(played);
  expect(standingInput(match, red, orders(passAll, plays('i-am-main')))).toMatchObject(played);
  // red is ahead, and answers nothing
  for (const condition of ['i-lose', 'against-me', { ability: 'cosmic-zap' }] as const)
    expect(standingInput(match, red, orders(passAll, plays(condition)))).toMatchObject({ answer: 'pass' });
  expect(isDeclared(match, red, orders(passAll, plays('i-lose')))).toBe(false);
  if (match.questions.some(({ seat }) => seat === blue))
    expect(standingInput(match, blue, orders(passAll, plays()))).toMatchObject({ answer: 'pass' });
});

const plagued = { yellow: { extra: ['plague'] }, red: { extra: ['card-zap'] } } as const;

scenario('Orders may speak of all that answers one use', plagued, (table) => {
  const red = 0;
  const { match } = table.plays('yellow', 'plague', 'blue');
  const stops: StandingOrder = { at: 'all', as: 'any', then: 'ask', about: 'card-zap' };
  const toThis: StandingOrder = { at: 'react', as: 'any', then: 'pass', to: 'plague' };
  const toOther: StandingOrder = { ...toThis, to: 'ionic-gas' };
  expect(standingInput(match, red, orders(stops, toOther))).toBeNull();
  expect(standingInput(match, red, orders(stops, toThis))).toMatchObject({ answer: 'pass' });
  expect(isDeclared(match, red, orders(toThis))).toBe(true);
  expect(isDeclared(match, red, orders(toOther))).toBe(false);
});
