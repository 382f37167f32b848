import { eventsFor, type Viewer } from '@starboard/engine';
import { highCard } from '@starboard/engine/testing';
import { pictureOf, textOf } from '@starboard/host';
import type { Replay, TableDetail } from '@starboard/protocol';
import { type MatchFile, verified } from '@starboard/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/people/browser.ts';
import type { HttpNode } from '../testing/nodes/http-node.ts';
import { keepMatch } from '../testing/stores/kept-match.ts';
import { gameCalled, person, type RecordNode, startRecordNode } from '../testing/nodes/record-node.ts';

let node: HttpNode;
let ann: Browser;
let played: RecordNode['played'];
beforeAll(async () => {
  ({ node, ann, played } = await startRecordNode());
});
afterAll(() => node.close());

/** All of a replay, page by page. */
async function wholeReplay(id: string, viewer: Viewer, limit: number): Promise<Replay['steps'][number][]> {
  const steps: Replay['steps'][number][] = [];
  for (let total = 1; steps.length < total; ) {
    const { status, body } = await ann.get<Replay>(
      `/api/tables/${id}/replay?viewer=${viewer}&from=${steps.length}&limit=${limit}`,
    );
    expect(status).toBe(200);
    expect(body.from).toBe(steps.length);
    ({ total } = body);
    steps.push(...body.steps);
  }
  return steps;
}

describe('a match that is still played', () => {
  test('is shown and handed out to nobody', async () => {
    const { id, beginning } = await keepMatch(
      node.store,
      highCard,
      { seats: 2, seed: 'a secret seed', options: {} },
      { status: 'playing', most: 3 },
    );
    for (const what of ['replay', 'replay?viewer=0', 'replay?viewer=spectator', 'recording', 'export']) {
      const { status, body, refused } = await ann.get(`/api/tables/${id}/${what}`);
      expect([status, refused]).toEqual([409, 'server.record.not-over']);
      expect(JSON.stringify(body)).not.toContain(beginning.seed);
    }
    expect((await ann.get('/api/tables/nowhere/export')).refused).toBe('server.table.unknown');
    expect((await ann.get('/api/tables/nowhere/replay')).refused).toBe('server.table.unknown');
  });
});

describe.each(['high-card', 'masquerade', 'tap-race', 'alien-frontiers', 'cosmic-encounter'])(
  '%s',
  (name) => {
    test('is taken along, checked, brought back, and is the same again', async () => {
      const { id, match, inputs } = await played(name, `along ${name}`, 150);
      const { status, body: file, headers } = await node.browser().get<MatchFile>(`/api/tables/${id}/export`);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}.starboard.json"`);
      expect(file.inputs).toEqual(inputs);
      expect(file.names).toEqual(['Bob', 'Ann', 'random']);
      expect(verified(gameCalled(name), file).match.position).toEqual(match.position);

      const back = await ann.post<TableDetail>('/api/import', file);
      expect([back.status, back.refused]).toEqual([200, null]);
      const { body } = back;
      expect(body).toMatchObject({
        status: 'finished',
        isPublic: false,
        host: ann.account.id,
        seat: null,
        code: null,
      });
      expect(body.seed).toBe(file.seed);
      // names are only names: no account stands behind them
      expect(body.seats).toEqual([person('', 'Bob'), person('', 'Ann'), { kind: 'bot', level: 'random' }]);
      expect((await ann.get(`/api/tables/${body.id}/export`)).body).toEqual(file);
      expect(await wholeReplay(body.id, 0, 200)).toEqual(
        (await wholeReplay(id, 0, 200)).map((step) => ({ ...step, at: 1000 })),
      );
      const mine = await node.store.db
        .selectFrom('table_people')
        .select('table_id')
        .where('account_id', '=', ann.account.id)
        .execute();
      expect(mine).toContainEqual({ table_id: body.id });
    });

    test('is replayed through anybody’s eyes, in pages of any length', async () => {
      const game = gameCalled(name);
      const { id, match, events } = await played(name, `eyes ${name}`, 60);
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const steps = await wholeReplay(id, viewer, 200);
        expect(steps[0]).toMatchObject({ kind: 'start', seat: null, at: 2 });
        expect(steps.slice(1).map((step) => step.events)).toEqual(
          events.map((each) => eventsFor(game, each, viewer)),
        );
        // the changes add up to the picture at the end
        const picture = Object.assign({}, ...steps.map(({ sections }) => sections)) as object;
        expect(picture).toEqual(JSON.parse(textOf(pictureOf(match, viewer))));
      }
      const [whole, pages] = [await wholeReplay(id, 1, 200), await wholeReplay(id, 1, 7)];
      expect(pages.map(({ events: told, kind, at }) => [told, kind, at])).toEqual(
        whole.map(({ events: told, kind, at }) => [told, kind, at]),
      );
      // a client that opens a page in the middle sees everything
      expect(Object.keys(pages[14]?.sections ?? {}).sort()).toEqual(
        Object.keys(JSON.parse(textOf(pictureOf(match, 1))) as object).sort(),
      );
    });
  },
);

describe('a replay', () => {
  test('is seen through one’s own eyes unless others are asked for', async () => {
    const { id } = await played('high-card', 'own');
    const bob = await node.guest('Bob');
    const seenBy = async (browser: Browser, query = '') =>
      (await browser.get<Replay>(`/api/tables/${id}/replay${query}`)).body.viewer;
    expect(await seenBy(ann)).toBe(1);
    expect(await seenBy(ann, '?viewer=0')).toBe(0);
    expect(await seenBy(bob)).toBe('spectator');
    expect(await seenBy(node.browser())).toBe('spectator');
    expect(await seenBy(node.browser(), '?viewer=2')).toBe(2);
  });

  test.each([
    ['viewer=3', 'server.record.no-such-seat'],
    ['viewer=-1', 'server.request.wrong-field'],
    ['viewer=everybody', 'server.request.wrong-field'],
    ['from=-1', 'server.request.wrong-field'],
    ['limit=0', 'server.request.wrong-field'],
    ['limit=100000', 'server.request.wrong-field'],
    ['seed=1', 'server.request.malformed'],
  ])('is not given for %s', async (query, key) => {
    const { id } = await played('high-card', `bad ${query}`, 5);
    expect((await ann.get(`/api/tables/${id}/replay?${query}`)).refused).toBe(key);
  });

  test('ends where the match does', async () => {
    const { id, inputs } = await played('high-card', 'ends', 9);
    const { body } = await ann.get<Replay>(`/api/tables/${id}/replay?from=500`);
    expect(body).toMatchObject({ steps: [], total: inputs.length + 1, from: 500, outcome: null });
  });

  test('tells what happened then, with pictures only as far as today’s rules tell the same', async () => {
    const { id, inputs } = await played('high-card', 'older rules');
    const from = 5;
    const { store } = node;
    const row = await store.db
      .selectFrom('inputs')
      .selectAll()
      .where('match_id', '=', id)
      .where('seq', '>=', from)
      .where('events_json', '!=', '[]')
      .orderBy('seq')
      .executeTakeFirstOrThrow();
    const told = [{ type: 'stakeCalled', stake: 77 }];
    await store.db
      .updateTable('inputs')
      .set({ events_json: JSON.stringify(told) })
      .where('match_id', '=', id)
      .where('seq', '=', row.seq)
      .execute();
    const steps = await wholeReplay(id, 'spectator', 200);
    expect(steps).toHaveLength(inputs.length + 1);
    expect(steps[row.seq]?.events).toEqual(told);
    expect(steps.map(({ sections }) => sections !== undefined)).toEqual(
      steps.map((_, number) => number < row.seq),
    );
    // a page that begins behind it has none
    const { body } = await ann.get<Replay>(`/api/tables/${id}/replay?from=${row.seq + 1}`);
    expect(body.steps.some(({ sections }) => sections)).toBe(false);
  });

  test('shows no start that the first input does not vouch for', async () => {
    const { id } = await played('high-card', 'another deal', 5);
    await node.store.db
      .updateTable('inputs')
      .set({ events_json: '[{"type":"stakeCalled","stake":77}]' })
      .where('match_id', '=', id)
      .where('seq', '=', 1)
      .execute();
    const { body } = await ann.get<Replay>(`/api/tables/${id}/replay?limit=1`);
    expect(body.steps).toEqual([{ at: 2, seat: null, kind: 'start', events: [] }]);
  });
});
