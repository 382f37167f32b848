import type { AnyGame } from '@starboard/engine';
import { highCard, masquerade, tapRace } from '@starboard/engine/testing';
import { games as real } from '@starboard/games';
import type { SeatHolder } from '@starboard/protocol';
import type { LogWork } from '../../log-work/log-work.ts';
import { addRecords } from './add-records.ts';
import type { Browser } from '../people/browser.ts';
import { type HttpNode, startHttpNode } from './http-node.ts';
import { type KeptMatch, keepMatch } from '../stores/kept-match.ts';

export const games: readonly AnyGame[] = [highCard, masquerade, tapRace, ...real];

export function gameCalled(id: string): AnyGame {
  const game = games.find((known) => known.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

export const person = (account: string, name: string): SeatHolder => ({
  kind: 'person',
  account,
  name,
  isReady: true,
});

export interface RecordNode {
  readonly node: HttpNode;
  readonly ann: Browser;
  readonly work: LogWork;
  /** A match at which Ann has the second seat. */
  played(game: string, seed: string, most?: number): Promise<KeptMatch>;
}

/** A node that has records to show, and takes some. */
export async function startRecordNode(): Promise<RecordNode> {
  const made: LogWork[] = [];
  const node = await startHttpNode({
    routes: ({ app, store }) => void made.push(addRecords(app, store, games, () => 1000)),
  });
  const [work] = made;
  if (!work) throw new Error('the node has no records');
  const ann = await node.guest('Ann');
  return {
    node,
    ann,
    work,
    played: (game, seed, most) =>
      keepMatch(
        node.store,
        gameCalled(game),
        { seats: 3, seed, options: {} },
        {
          seats: [person('gone', 'Bob'), person(ann.account.id, 'Ann'), { kind: 'bot', level: 'random' }],
          ...(most !== undefined && { most }),
        },
      ),
  };
}
