import { afterAll, beforeAll } from 'vitest';
import { type FullNode, startFullNode } from './full-node.ts';
import type { Player } from '../people/player.ts';

/** A node for all the stories of a file, and a way for so many people to come to it. */
export function sharedNode(): (count: number) => Promise<Player[]> {
  let node: FullNode;
  beforeAll(async () => {
    node = await startFullNode();
  });
  afterAll(() => node.close());
  return (count) => Promise.all(Array.from({ length: count }, () => node.player()));
}
