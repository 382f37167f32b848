import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LobbyNode, startLobbyNode, twoSeats } from '../testing/nodes/lobby-node.ts';

// many requests, on a machine that may be busy
let node: LobbyNode;
beforeAll(async () => {
  node = await startLobbyNode();
});
afterAll(() => node.close());

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'open',
    'me',
    'none',
    'alien-frontiers',
    -1,
    1e308,
    '\uD800',
    { bot: 'random' },
    ['me'],
    {},
  ),
);

/** A table as it should be, with something else in the place of some of it. */
const wishes = fc
  .dictionary(fc.constantFrom(...Object.keys(twoSeats), 'seat', 'holder', 'line', 'reason', 'toString'), odd)
  .chain((changes) => fc.constantFrom({ ...twoSeats, ...changes }, changes));

const tails = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc
    .dictionary(
      fc.constantFrom('cursor', 'limit', 'game', 'before', 'settled'),
      fc.string({ unit: 'binary' }),
    )
    .map((query) => `?${new URLSearchParams(query).toString()}`),
  fc.constantFrom('?limit=1e2', '?limit=', '?cursor=1.a&cursor=2.b', '?before=0', '?before=9007199254740992'),
);

test('whatever is sent to a table, it is understood or refused, and the table stays as it was', async () => {
  const host = await node.guest();
  const [stranger, admin] = [await node.guest(), await node.admin()];
  const { id } = await node.opens(host, { isPublic: false });
  const before = await node.tables.get(id);
  const isOurs = (url: string) => /^\/api\/(tables|codes|admin|me\/(tables|mutes))/.test(url);
  const places = [id, 'AAAA', '-1', '1', '999999999999999', '%F0%9F', "'--", 'x'.repeat(300)];
  const asked = fc.record({
    route: fc.constantFrom(...node.app.routes.filter(({ url }) => isOurs(url))),
    place: fc.constantFrom(...places),
    tail: tails,
    body: fc.option(wishes, { nil: undefined }),
  });
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(asked, async ({ route: { method, url }, place, tail, body }) => {
      // only a stranger writes, or much of it would be done
      const who = url.includes('admin') ? admin : stranger;
      const path = `${url.replace(/:\w+/g, () => place)}${tail}`;
      const answer = await who.ask(method, path, method === 'GET' ? undefined : body);
      statuses.add(answer.status);
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.refused).toMatch(/^(server|engine)\./);
    }),
    { numRuns: 1000 },
  );
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
  const { seats, kicked, status } = await node.tables.get(id);
  expect({ host: seats[0], kicked, status }).toEqual({ host: before.seats[0], kicked: [], status: 'open' });
  expect(node.logged()).not.toContain('request failed');
});
