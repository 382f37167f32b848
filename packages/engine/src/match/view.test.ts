import { describe, expect, test } from 'vitest';
import type { Question } from '../decisions/question.ts';
import type { Open } from '../decisions/shape.ts';
import { eventsFor } from '../game/event.ts';
import { latestEvents, type Match, startMatch } from './match.ts';
import { reason } from '../game/reason.ts';
import { answer } from '../testing/expect-refused.ts';
import { type HighCardEvent, type HighCardState, highCard } from '../testing/toys/high-card/high-card.ts';
import { marketDay } from '../testing/toys/market-day/market-day.ts';
import { masquerade } from '../testing/toys/masquerade/masquerade.ts';
import { tapRace } from '../testing/toys/tap-race/tap-race.ts';
import { promptOf, viewFor, viewOf } from './view.ts';

const cards = () => startMatch(highCard, { seats: 2, seed: 'view' });
const stateOf = (match: Match) => match.position.state as HighCardState;

/** Two traders at the fountain, each asked in secret. */
function fountain(): Match {
  const match = startMatch(marketDay, { seats: 2, seed: 'hostile' });
  answer(match, 0, { apples: 2, bread: 2 });
  answer(match, 0, []);
  answer(match, 0, { to: '1', good: 'apples', price: 1 });
  answer(match, 1, 'no');
  return match;
}

describe('a view', () => {
  test('shows a seat its own hand and its own question', () => {
    const match = cards();
    expect(viewFor(match, 0)).toEqual({
      viewer: 0,
      view: expect.objectContaining({ hand: stateOf(match).hands[0], hands: [3, 3], deck: 24 }),
      awaited: [0],
      prompt: {
        decision: 1,
        prompt: 'call-direction',
        shape: { kind: 'choose', options: ['high', 'low'] },
        timeout: 'high',
      },
      canUndo: false,
      outcome: null,
    });
  });

  test('shows others and spectators neither hand nor question, but who is thinking', () => {
    const match = cards();
    expect(viewFor(match, 1)).toMatchObject({
      view: { hand: stateOf(match).hands[1] },
      awaited: [0],
      prompt: null,
    });
    expect(viewFor(match, 'spectator')).toMatchObject({ view: { hand: null }, awaited: [0], prompt: null });
  });

  test('tells a seat’s own screen more where the game has more to tell, and nobody else', () => {
    const game = { ...highCard, explained: (_state: object, seat: number) => ({ mine: seat }) };
    const match = startMatch(game, { seats: 2, seed: 'view' });
    expect(viewFor(match, 1).view).toMatchObject({ mine: 1 });
    expect(viewFor(match, 'spectator').view).not.toHaveProperty('mine');
    expect(viewOf(match, 1)).not.toHaveProperty('mine');
  });

  test('tells only the seat itself that it may step back', () => {
    const match = cards();
    answer(match, 0, 'low');
    const may = [0, 1, 'spectator' as const].map((viewer) => viewFor(match, viewer).canUndo);
    expect(may).toEqual([true, false, false]);
  });

  test('tells nobody else of a secret question', () => {
    const match = fountain();
    expect(viewFor(match, 0)).toMatchObject({ awaited: [0], prompt: { prompt: 'fountain' } });
    expect(viewFor(match, 1)).toMatchObject({ awaited: [1], prompt: { prompt: 'fountain' } });
    expect(viewFor(match, 'spectator')).toMatchObject({ awaited: [], prompt: null });
    answer(match, 1, 0);
    expect(viewFor(match, 1)).toMatchObject({ awaited: [], prompt: null });
    expect(viewFor(match, 0)).toMatchObject({ awaited: [0] });
  });

  test('says what the prompt speaks of', () => {
    const { prompt } = viewFor(startMatch(masquerade, { seats: 2, seed: 'view' }), 0);
    expect(prompt).toMatchObject({ prompt: 'night', params: { night: 1 }, timeout: 'sleep' });
    expect(viewFor(cards(), 0).prompt).not.toHaveProperty('params');
  });

  test('says why what the seat may look for is not offered, to that seat alone', () => {
    const match = startMatch(marketDay, { seats: 2, seed: 'hostile' });
    answer(match, 0, { apples: 2, bread: 2 });
    expect(viewFor(match, 0).prompt).toMatchObject({
      prompt: 'sell-wares',
      shape: { options: ['apples', 'bread'] },
      refused: [{ reason: { key: 'market-day.sold-out' }, keys: ['cheese'] }],
    });
    expect([viewFor(match, 1).prompt, viewFor(match, 'spectator').prompt]).toEqual([null, null]);
  });

  test('spares bots and standing orders what is refused', () => {
    const question: Question = {
      seat: 0,
      prompt: 'sell-wares',
      shape: { kind: 'choose', options: ['bread'] },
      conceivable: () => {
        throw new Error('worked out in vain');
      },
    };
    expect(promptOf(question, 1)).not.toHaveProperty('refused');
  });

  test('shows how it ended', () => {
    const match = startMatch(tapRace, { seats: 1, seed: 'view' });
    expect(viewFor(match, 0).outcome).toBeNull();
    match.position.outcome = { winners: [0], places: [1] };
    expect(viewFor(match, 'spectator').outcome).toEqual({ winners: [0], places: [1] });
  });

  test('survives the wire: every shape is plain JSON', () => {
    const market = startMatch(marketDay, { seats: 2, seed: 'hostile' });
    const prompts = [viewFor(market, 0).prompt];
    answer(market, 0, { apples: 2, bread: 2 });
    prompts.push(viewFor(market, 0).prompt);
    answer(market, 0, []);
    prompts.push(viewFor(market, 0).prompt);
    prompts.push(viewFor(startMatch(tapRace, { seats: 1, seed: 'view' }), 0).prompt);
    expect(JSON.parse(JSON.stringify(prompts))).toStrictEqual(prompts);
    expect(prompts.map((prompt) => prompt?.shape)).toEqual([
      {
        kind: 'split',
        slots: [
          { key: 'apples', max: 2 },
          { key: 'bread', max: 2 },
          { key: 'cheese', max: 2 },
        ],
        min: 4,
        max: 4,
      },
      { kind: 'pick', options: ['apples', 'bread'], min: 0, max: 2 },
      {
        kind: 'form',
        parts: {
          to: { kind: 'choose', options: ['1'] },
          good: { kind: 'choose', options: ['apples', 'bread'] },
          price: { kind: 'amount', min: 1, max: 3 },
        },
      },
      { kind: 'open', acts: { roll: null } },
    ]);
  });
});

describe('an open question over the wire', () => {
  const free = {
    kind: 'open',
    refuse: () => null,
    enumerate: () => ['leave'],
    sample: () => 'leave',
  } as const;
  const shapeOf = (shape: Open) => promptOf({ seat: 0, prompt: 'haggle', shape }, 1).shape;

  test('says what can be put together, without the functions that judge it', () => {
    const price = { kind: 'amount', min: 1, max: 3 } as const;
    const goods = { kind: 'pick', options: ['bread'], min: 0, max: 1, why: () => reason('no') } as const;
    const offer = { kind: 'form', parts: { price, goods } } as const;
    const shape = shapeOf({ ...free, acts: { leave: null, offer } });
    expect(JSON.parse(JSON.stringify(shape))).toStrictEqual(shape);
    expect(shape).toEqual({
      kind: 'open',
      acts: {
        leave: null,
        offer: {
          kind: 'form',
          parts: { price, goods: { kind: 'pick', options: ['bread'], min: 0, max: 1 } },
        },
      },
    });
  });

  test('may leave it all to the screen', () => {
    expect(shapeOf(free)).toEqual({ kind: 'open' });
  });
});

describe('events', () => {
  test('of the start are there before anybody has done anything', () => {
    const dealt = latestEvents(cards() as unknown as Match<object, HighCardEvent>);
    expect(dealt.map(({ type }) => type)).toEqual(Array.from({ length: 6 }, () => 'cardDrawn'));
  });

  test('show each viewer what the viewer may see of them', () => {
    const match = cards();
    const [hand0, hand1] = stateOf(match).hands;
    const drawn = (viewer: 0 | 1 | 'spectator') =>
      eventsFor(highCard, latestEvents(match) as HighCardEvent[], viewer).map((event) =>
        event.type === 'cardDrawn' ? event.card : event.type,
      );
    expect(drawn(0)).toEqual([...(hand0 ?? []), null, null, null]);
    expect(drawn(1)).toEqual([null, null, null, ...(hand1 ?? [])]);
    expect(drawn('spectator')).toEqual([null, null, null, null, null, null]);
  });

  test('that nobody sees leave no gap', () => {
    const match = cards();
    answer(match, 0, 'low');
    answer(match, 0, '1');
    const events = answer(match, 0, 'burn');
    expect(events).toMatchObject([{ type: 'cardBurned' }]);
    for (const viewer of [0, 1, 'spectator' as const])
      expect(eventsFor(highCard, events, viewer)).toEqual([]);
  });

  test('of a type nobody has decided about are seen by nobody', () => {
    expect(eventsFor(highCard, [{ type: 'cardMarked' }], 0)).toEqual([]);
  });
});
