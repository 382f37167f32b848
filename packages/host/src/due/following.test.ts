import {
  type AnyGame,
  asks,
  decisionOf,
  goto,
  type Input,
  type Json,
  rulesOf,
  saveMatch,
  type Seat,
  type StandingOrders,
  startMatch,
} from '@starboard/engine';
import { highCard, masquerade, tinyGame } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import type { Pace } from '../clock/pace.ts';
import { HostedMatch } from '../hosted-match.ts';
import type { Author, LogEntry } from '../log/log-entry.ts';
import type { Entered } from '../taken.ts';
import { toldTogether } from '../telling/told-together.ts';
import { takeFollowing } from './following.ts';

/** Orders are a list of options: the first that is offered is chosen. */
const standing: StandingOrders = {
  usual: [],
  refuse: () => null,
  answer(orders, { shape }) {
    const options = 'options' in shape ? shape.options : [];
    return (orders as string[]).find((option) => options.includes(option));
  },
};
const cards = { ...highCard, standing };
const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true } as const;
const table = { seats: [person, person], status: 'playing', endVotes: [] };

function hostedOf(game: AnyGame, pace: Pace | null = null, log: readonly LogEntry[] = []): HostedMatch {
  const saved = saveMatch(startMatch(game, { seats: 2, seed: 'following' }));
  const stored = { id: 'one', seq: log.length, saved, savedSeq: 0, told: [0, 0, 0], clock: null };
  return new HostedMatch(game, stored, { recent: log, pace, latestAt: 0 });
}

/** Takes an input, and what follows from it. */
function enters(
  hosted: HostedMatch,
  ordered: readonly string[],
  input: Input,
  by: Author = 'person',
): Entered[] {
  const orders = new Map<Seat, Json>([[0, [...ordered]]]);
  const seat = 'seat' in input ? input.seat : null;
  const first = hosted.take({ input, by, seat, request: null }, 0);
  if ('refused' in first) throw new Error(first.refused.key);
  const entries: Entered[] = [{ taken: first }];
  takeFollowing(hosted, { table, orders, left: new Map() }, entries, (asked) => {
    const taken = hosted.take(asked, 0);
    if ('entry' in taken) entries.push({ taken });
    return taken;
  });
  return entries;
}

const says = (hosted: HostedMatch, ordered: readonly string[], answer: Json, seat = 0): Entered[] =>
  enters(hosted, ordered, { seat, decision: decisionOf(hosted.match, seat), answer });

const stepsBack = (hosted: HostedMatch, ordered: readonly string[]): Entered[] =>
  enters(hosted, ordered, { seat: 0, undo: true });

const asked = ({ match }: HostedMatch): readonly string[] => match.questions.map(({ prompt }) => prompt);

const inputsOf = (entries: readonly Entered[]) =>
  entries.map(({ taken: { entry } }) => [entry.by, entry.input]);

test('what is ordered is answered with the answer before it', () => {
  const hosted = hostedOf(cards);
  expect(inputsOf(says(hosted, ['1'], 'high'))).toEqual([
    ['person', { seat: 0, decision: 1, answer: 'high' }],
    ['order', { seat: 0, decision: 2, answer: '1' }],
  ]);
  expect(asked(hosted)).toEqual(['buy-card']);
});

test('a step back goes past what orders answered, to what its player did', () => {
  const hosted = hostedOf(cards);
  says(hosted, ['1'], 'high');
  const back = stepsBack(hosted, ['1']);
  expect(inputsOf(back)).toEqual([
    ['person', { seat: 0, undo: true }],
    ['order', { seat: 0, undo: true }],
  ]);
  expect(back.map(({ taken }) => taken.entry.request)).toEqual([null, '0.4.back']);
  expect(asked(hosted)).toEqual(['call-direction']);
  // there they are asked, in spite of their orders
  expect(says(hosted, ['high', '1'], 'low')).toHaveLength(2);
});

test('it stops where the way back ends', () => {
  const hosted = hostedOf(cards);
  const ordered = ['high', '1'];
  const call = { seat: 0, decision: 1, answer: 'high' };
  expect(enters(hosted, ordered, call, 'order')).toHaveLength(2);
  expect(stepsBack(hosted, ordered)).toHaveLength(2);
  expect(asked(hosted)).toEqual(['call-direction']);
});

test('it stops at what its player answered, also where they have ordered the same since', () => {
  const hosted = hostedOf(cards);
  says(hosted, [], 'high');
  says(hosted, [], '1');
  expect(stepsBack(hosted, ['high', '1'])).toHaveLength(1);
  expect(asked(hosted)).toEqual(['call-stake']);
});

test('it stops at what would not be ordered any more', () => {
  const hosted = hostedOf(cards);
  says(hosted, ['1'], 'high');
  expect(stepsBack(hosted, ['2'])).toHaveLength(2);
  says(hosted, ['1'], 'high');
  expect(stepsBack(hosted, [])).toHaveLength(1);
  expect(asked(hosted)).toEqual(['call-stake']);
});

test('a host that takes the match up from its log steps back as far', () => {
  const first = hostedOf(cards);
  const log = says(first, ['1'], 'high').map(({ taken }) => taken.entry);
  const second = hostedOf(cards, null, log);
  expect(stepsBack(second, ['1'])).toHaveLength(2);
  expect(asked(second)).toEqual(['call-direction']);
});

test('told together, no player is asked what an order answers, and messages keep their numbers', () => {
  const hosted = hostedOf(cards);
  const promptsTold = (entries: readonly Entered[], viewer: number) =>
    toldTogether(hosted, entries).map(({ taken }) => {
      const { n, sections } = taken.news[viewer] ?? { n: 0, sections: '{}' };
      const { prompt, awaited } = JSON.parse(sections) as {
        readonly prompt?: { readonly prompt: string } | null;
        readonly awaited?: readonly Seat[];
      };
      return [n, prompt && prompt.prompt, awaited];
    });
  const called = says(hosted, ['1'], 'high');
  expect(promptsTold(called, 0)).toEqual([
    [1, null, []],
    [2, 'buy-card', [0]],
  ]);
  // others see only what has happened
  expect(promptsTold(called, 1)).toEqual([
    [1, undefined, undefined],
    [2, undefined, undefined],
  ]);
  expect(promptsTold(stepsBack(hosted, ['1']), 0)).toEqual([
    [3, null, []],
    [4, 'call-direction', [0]],
  ]);
});

test('where silence tells nothing, only passes are taken with what opened their moment', () => {
  const night: Pace = { free: 60_000, reserve: 0, window: 5_000 };
  const declared = { ...standing, isDeclared: () => true };
  for (const [orders, followed] of [
    [['sleep'], 1],
    [['give:1:1'], 0],
  ] as const) {
    const hosted = hostedOf({ ...masquerade, standing: declared }, night);
    expect(says(hosted, orders, 'sleep', 1)).toHaveLength(1 + followed);
    expect(says(hostedOf({ ...masquerade, standing: declared }), orders, 'sleep', 1)).toHaveLength(2);
  }
});

test('rules that ask for ever are followed for a while, and the rest is due afterwards', () => {
  const { procedure } = rulesOf<object, never>();
  const main = procedure<object, 'ask'>('main', 'ask', {
    ask: asks(
      () => ({ seat: 0, prompt: 'again', shape: { kind: 'choose', options: ['yes'] } }),
      () => goto('ask'),
    ),
  });
  const hosted = hostedOf({ ...tinyGame(main, () => ({})), standing });
  expect(says(hosted, ['yes'], 'yes')).toHaveLength(65);
});

test('what cannot be taken ends what follows', () => {
  const hosted = hostedOf(cards);
  const first = hosted.take(
    { input: { seat: 0, decision: 1, answer: 'high' }, by: 'person', seat: 0, request: null },
    0,
  );
  if ('refused' in first) throw new Error(first.refused.key);
  let tries = 0;
  takeFollowing(hosted, { table, orders: new Map([[0, ['1']]]), left: new Map() }, [{ taken: first }], () => {
    tries++;
    return { refused: { key: 'engine.rules-failed' } };
  });
  expect(tries).toBe(1);
});
