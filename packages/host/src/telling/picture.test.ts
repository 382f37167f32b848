import { type AnyGame, saveMatch, startMatch } from '@starboard/engine';
import { highCard, masquerade, tapRace } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import { HostedMatch } from '../hosted-match.ts';
import { pictureOf, textOf } from './picture.ts';
import { playAtRandom } from '../testing/index.ts';

const seats = 3;

function hosted(game: AnyGame, seed: string): HostedMatch {
  const saved = saveMatch(startMatch(game, { seats, seed }));
  const stored = { id: 'one', seq: 0, saved, savedSeq: 0, told: [0, 0, 0, 0], clock: null };
  return new HostedMatch(game, stored, { recent: [], pace: null, latestAt: 0 });
}

test.each([highCard, masquerade, tapRace])('$id: texts that are used again are those of now', (game) => {
  const seed = 'pictures';
  const { inputs } = playAtRandom(game, { seats, seed, options: {} }, { most: 120 });
  const host = hosted(game, seed);
  for (const input of inputs) {
    if ('takeback' in input) continue;
    const taken = host.take(
      { input, by: 'person', seat: 'seat' in input ? input.seat : null, request: null },
      0,
    );
    if ('refused' in taken) throw new Error(taken.refused.key);
    for (const viewer of host.viewers)
      expect(textOf(host.picture(viewer))).toBe(textOf(pictureOf(host.match, viewer, undefined, host.time)));
  }
});
