import { decisionOf, type Match, playFrom, submit, viewOf } from '@starboard/engine';
import { expect, test } from 'vitest';
import { buildPosition, cosmicEncounter, type PositionDescription, type View } from '../index.ts';

const totals = (match: Match) => (viewOf(match, 'spectator') as View).encounter?.totals;

/** Plays the first answer that fits, until a player is asked at the moment wanted. */
function until(
  prompt: string,
  position: PositionDescription,
  picks: Readonly<Record<string, unknown>>,
): Match {
  const match = playFrom(cosmicEncounter, buildPosition({ seed: 'totals', destiny: ['blue'], ...position }));
  for (let left = 100; match.questions[0]?.prompt !== prompt && left > 0; left--) {
    const { seat = 0, prompt: asked = '', shape } = match.questions[0] ?? {};
    const card = shape && 'options' in shape ? shape.options[0] : undefined;
    const answer = picks[asked] ?? (asked === 'ce.ask.select' ? card : 'pass');
    expect(submit(match, { seat, decision: decisionOf(match, seat), answer })).toMatchObject({
      accepted: true,
    });
  }
  return match;
}

const sent = { 'ce.ask.aim': 'blue-1', 'ce.ask.send-ships': { 'red-1': 3 }, 'ce.ask.invite': [] };

test('a total is told with its parts, once two attacks lie open and not before', () => {
  const hands = {
    red: { hand: ['attack-20', 'reinforcement-3'] },
    blue: { hand: ['attack-08', 'reinforcement-3'] },
  } as const;
  expect(totals(until('ce.ask.select', hands, sent))).toBeNull();
  expect(totals(until('ce.ask.reveal.after-reveal', hands, sent))).toEqual({
    offense: { card: 20, ships: 3, allies: 0, added: 0, total: 23 },
    defense: { card: 8, ships: 4, allies: 0, added: 0, total: 12 },
  });
});

test('there is none where somebody negotiates', () => {
  const hands = {
    red: { hand: ['attack-20', 'reinforcement-3'] },
    blue: { hand: ['negotiate', 'reinforcement-3'] },
  } as const;
  expect(totals(until('ce.ask.reveal.after-reveal', hands, sent))).toBeNull();
});
