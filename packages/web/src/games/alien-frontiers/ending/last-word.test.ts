import { alienFrontiers, type View } from '@starboard/alien-frontiers';
import { randomPlay } from '@starboard/alien-frontiers/testing';
import { eventsFor, latestEvents, startMatch, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { Say } from '../../../language/say.ts';
import type { GameEvent } from '../../../table/store/event-log.ts';
import { lastWord } from './last-word.ts';

const say: Say = (message, params) =>
  `${typeof message === 'string' ? message : message.key} ${JSON.stringify(params ?? {})}`;

test('the colony that ended the match is told, and where none did the round', () => {
  const match = startMatch(alienFrontiers, { seats: 2, seed: 'last word' });
  const events: GameEvent[] = [];
  let before: readonly GameEvent[] = [];
  const seen = () => viewFor(match, 'spectator').view as View;
  for (const _question of randomPlay(match, 'last word')) {
    before = [...events];
    events.push(...eventsFor(alienFrontiers, latestEvents(match), 'spectator'));
  }
  expect(lastWord(before, seen(), say)).toBe(
    `web.af.ending.round ${JSON.stringify({ round: seen().round })}`,
  );
  const last = eventsFor(alienFrontiers, latestEvents(match), 'spectator');
  events.push(...last);
  const landed = last.find(({ type }) => type === 'colonyLanded');
  expect(landed).toBeDefined();
  const { seat, territory } = landed as GameEvent & { seat: number; territory: string };
  expect(lastWord(events, seen(), say)).toBe(
    `web.af.ending.last ${JSON.stringify({
      seat: { seat },
      to: `af.territory.${territory}.to {}`,
      round: seen().round,
    })}`,
  );
});
