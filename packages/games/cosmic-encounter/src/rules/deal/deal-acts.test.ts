import { decisionOf, type Match, type Pick, playFrom, promptOf, type Seat, submit } from '@starboard/engine';
import { expect, test } from 'vitest';
import { buildPosition, cosmicEncounter, type PositionDescription } from '../../index.ts';

const answers: Readonly<Record<string, unknown>> = {
  'ce.ask.aim': 'blue-1',
  'ce.ask.send-ships': { 'red-1': 1 },
  'ce.ask.invite': [],
  'ce.ask.select': 'negotiate',
};

/** Both main players have laid a negotiate, and talk. */
function talks(position: PositionDescription): Match {
  const match = playFrom(cosmicEncounter, buildPosition({ seed: 'talks', destiny: ['blue'], ...position }));
  for (let left = 100; match.questions[0]?.prompt !== 'ce.ask.deal' && left > 0; left--) {
    const { seat = 0, prompt = '', shape } = match.questions[0] ?? {};
    const wanted = answers[prompt] ?? 'pass';
    const options = shape && 'options' in shape ? shape.options : [];
    const answer = wanted === 'negotiate' ? options.find((card) => card.startsWith('negotiate')) : wanted;
    expect(submit(match, { seat, decision: decisionOf(match, seat), answer })).toMatchObject({
      accepted: true,
    });
  }
  return match;
}

const actsOf = (match: Match, seat: Seat): unknown => {
  const question = match.questions.find((asked) => asked.seat === seat);
  const { shape } = question ? promptOf(question, 1) : { shape: null };
  return shape?.kind === 'open' ? shape.acts : null;
};

const say = (match: Match, seat: Seat, answer: unknown) =>
  submit(match, { seat, decision: decisionOf(match, seat), answer });

const none = { kind: 'split', slots: [], min: 0, max: 0 };
const hands = {
  red: { hand: ['negotiate', 'attack-08', 'attack-08'] },
  blue: { hand: ['negotiate', 'attack-20'] },
  yellow: { hand: 0 },
  green: { hand: 0 },
} as const;

test('a talker is told what can go into an offer: cards of the own hand, names and kinds of the other’s', () => {
  const match = talks(hands);
  const kinds = expect.arrayContaining(['all-attack', 'highest-attack', 'any-artifact']);
  expect(actsOf(match, 0)).toEqual({
    offer: {
      kind: 'form',
      parts: {
        offense: {
          kind: 'form',
          parts: {
            cards: { kind: 'pick', options: ['attack-08/1', 'attack-08/2'], min: 0, max: 2 },
            kinds: { kind: 'pick', options: ['any-attack'], min: 0, max: 1 },
            random: { kind: 'amount', min: 0, max: 2 },
            colony: {
              kind: 'pick',
              options: ['red-1', 'red-2', 'red-3', 'red-4', 'red-5'],
              min: 0,
              max: 1,
            },
            release: none,
          },
        },
        defense: {
          kind: 'form',
          parts: {
            cards: {
              kind: 'pick',
              options: expect.arrayContaining(['attack-20', 'negotiate']),
              min: 0,
              max: 1,
            },
            kinds: { kind: 'pick', options: kinds, min: 0, max: 12 },
            random: { kind: 'amount', min: 0, max: 1 },
            colony: expect.objectContaining({ options: ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5'] }),
            release: none,
          },
        },
      },
    },
    'break-off': null,
  });
});

test('the answer to its parts is an offer, which the other may accept', () => {
  const match = talks(hands);
  const nothing = { random: 0, colony: [], release: {} };
  const offense = { ...nothing, cards: ['attack-08/1', 'attack-08/2'] };
  const defense = { ...nothing, kinds: ['highest-attack'], colony: ['blue-2'] };
  expect(
    say(match, 0, { offer: { offense: { ...nothing, cards: [] }, defense: { ...nothing, kinds: [] } } }),
  ).toMatchObject({
    accepted: false,
    reason: { key: 'ce.deal-needs-something' },
  });
  expect(
    say(match, 0, { offer: { offense, defense: { ...defense, colony: ['blue-2', 'blue-3'] } } }),
  ).toMatchObject({
    accepted: false,
    reason: { key: 'engine.malformed' },
  });
  expect(say(match, 0, { offer: { offense, defense } })).toMatchObject({
    accepted: true,
    events: [
      {
        type: 'dealOffered',
        gives: { cards: ['attack-08', 'attack-08'] },
        wants: { kinds: ['highest-attack'], colony: 'blue-2' },
      },
    ],
  });
  expect(Object.keys(actsOf(match, 0) ?? {})).toEqual(['offer', 'break-off']);
  expect(Object.keys(actsOf(match, 1) ?? {})).toEqual([
    'accept',
    'decline',
    'decline-because',
    'offer',
    'break-off',
  ]);
});

test('a card is named only if it may be there: not all in sight, or known to be', () => {
  const match = talks({
    ...hands,
    red: { hand: ['negotiate', 'attack-08'] },
    blue: { hand: ['negotiate', 'attack-20', 'flare-zombie'] },
    discard: ['quash', 'card-zap', 'card-zap'],
  });
  const { offer } = actsOf(match, 0) as { offer: { parts: Record<string, { parts: Record<string, Pick> }> } };
  const { options = [] } = offer.parts['defense']?.parts['cards'] ?? {};
  expect(options).toContain('cosmic-zap');
  for (const face of ['quash', 'card-zap', 'flare-zombie']) expect(options).not.toContain(face);
});
