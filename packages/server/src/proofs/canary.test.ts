import { type AnyGame, everyone, type Viewer } from '@starboard/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { type FullNode, startFullNode } from '../testing/nodes/full-node.ts';
import { hiddenFrom, secretsGame, type SecretsState } from '../testing/secrets-game.ts';
import { metricsToken, playUnderWatch } from './canary-story.ts';

/** In milliseconds: long enough for all to come to the table, one after the other. */
const grace = 1_000;
const paces = { none: null, calm: { free: 600_000, reserve: 600_000, window: 600_000 } };

let node: FullNode | null = null;
afterEach(async () => {
  await node?.close();
  node = null;
});

async function play(game: AnyGame, delay = 0): Promise<void> {
  node = await startFullNode({ games: [game], wishes: { paces, grace }, config: { metricsToken } });
  await playUnderWatch(node, delay);
}

describe('what is hidden from somebody never reaches them, by any way', () => {
  test('where others watch', async () => {
    await play(secretsGame);
    expect(node?.logged()).not.toContain('"level":"error"');
  });

  test('where others watch an hour behind', async () => {
    await play(secretsGame, 3600);
    expect(node?.logged()).not.toContain('"level":"error"');
  });
});

describe('a game that tells too much is found out', () => {
  const leaky: Readonly<Record<string, AnyGame>> = {
    'in an event': { ...secretsGame, sees: { ...secretsGame.sees, wordDrawn: everyone } },
    'in an event nobody else should hear of': {
      ...secretsGame,
      sees: { ...secretsGame.sees, wordBuried: everyone },
    },
    'in the view': {
      ...secretsGame,
      view: (state: SecretsState, viewer: Viewer) => ({
        ...secretsGame.view(state, viewer, []),
        words: hiddenFrom(state, 'spectator'),
      }),
    },
  };

  test.each(Object.keys(leaky))('%s', async (where) => {
    await expect(play(leaky[where] ?? secretsGame)).rejects.toThrow(/heard canary-/);
  });
});
