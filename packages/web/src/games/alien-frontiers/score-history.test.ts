import { alienFrontiers, type View } from '@starboard/alien-frontiers';
import { randomPlay } from '@starboard/alien-frontiers/testing';
import { eventsFor, latestEvents, startMatch, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../table/table-state.ts';
import { breakdownOf, scoreHistory } from './score-history.ts';

test.each([2, 3, 4])('the points told by events are those of the table, at %i players', (seats) => {
  for (let game = 0; game < 6; game++) {
    const match = startMatch(alienFrontiers, { seats, seed: `history ${seats} ${game}` });
    const events: GameEvent[] = [...eventsFor(alienFrontiers, latestEvents(match), 'spectator')];
    const seen = () => viewFor(match, 'spectator').table as View;
    const scores: number[][] = [];
    for (const _question of randomPlay(match, 'history')) {
      const { round, players } = seen();
      if (round > scores.length) scores.push(players.map(({ score }) => score));
      // what the answer before brought about
      if (scores.length > 0) events.push(...eventsFor(alienFrontiers, latestEvents(match), 'spectator'));
    }
    events.push(...eventsFor(alienFrontiers, latestEvents(match), 'spectator'));
    const told = scoreHistory(events, seen());
    expect(told.slice(0, -1)).toEqual(scores);
    expect(told.at(-1)).toEqual(seen().players.map(({ score }) => score));
    for (const [seat, { score }] of seen().players.entries()) {
      const { colonies, territories, positron, cards } = breakdownOf(seen(), seat);
      expect(colonies + territories + positron + cards).toBe(score);
    }
  }
});
