import { eventsFor, latestEvents, startMatch, viewFor } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { alienFrontiers, type Event, type View } from '../index.ts';
import { randomPlay } from '../testing/random-play.ts';
import { scoreHistory, turningPoint } from './score-history.ts';

test.each([2, 3, 4])('the points told by events are those of the table, at %i players', (seats) => {
  for (let game = 0; game < 6; game++) {
    const match = startMatch(alienFrontiers, { seats, seed: `history ${seats} ${game}` });
    const events: { readonly type: string }[] = [
      ...eventsFor(alienFrontiers, latestEvents(match), 'spectator'),
    ];
    const seen = () => viewFor(match, 'spectator').view as View;
    const scores: number[][] = [];
    for (const _question of randomPlay(match, 'history')) {
      const { round, players } = seen();
      if (round > scores.length) scores.push(players.map(({ score }) => score));
      // what the answer before brought about
      if (scores.length > 0) events.push(...eventsFor(alienFrontiers, latestEvents(match), 'spectator'));
    }
    events.push(...eventsFor(alienFrontiers, latestEvents(match), 'spectator'));
    const told = scoreHistory(events as unknown as readonly Event[], seen());
    expect(told.slice(0, -1)).toEqual(scores);
    expect(told.at(-1)).toEqual(seen().players.map(({ score }) => score));
    for (const { points, score } of seen().players)
      expect(points.colonies + points.territories + points.positron + points.cards).toBe(score);
  }
});

describe('the turning point', () => {
  const rounds = [
    [0, 0],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 5],
  ];

  test('is where the winner took the lead for good', () => {
    expect(turningPoint(rounds, [1])).toBe(3);
    expect(turningPoint([...rounds, [7, 6]], [0])).toBe(5);
  });

  test('there is none where the winner did not end in the lead, or several won', () => {
    expect(turningPoint(rounds, [0])).toBeNull();
    expect(turningPoint(rounds, [0, 1])).toBeNull();
    expect(turningPoint([[0, 0]], [])).toBeNull();
  });
});
