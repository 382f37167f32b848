import type { TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/people/browser.ts';
import { type LobbyNode, startLobbyNode, twoSeats } from '../testing/nodes/lobby-node.ts';
import { lobbyMatrix, triesOf } from '../testing/route-matrices.ts';

// many requests, on a machine that may be busy
const people = ['nobody', 'guest', 'person', 'host', 'kicked', 'admin'] as const;

const tries = triesOf(lobbyMatrix, people);

/** What is said along; nothing where nothing is to be said. */
const bodies: Readonly<Record<string, (scene: Scene) => unknown>> = {
  'POST /api/tables': () => twoSeats,
  'POST /api/tables/:id/join': () => ({}),
  'POST /api/tables/:id/ready': () => ({ isReady: true }),
  'PATCH /api/tables/:id': () => ({ clock: 'fast' }),
  'POST /api/tables/:id/kick': ({ person }) => ({ account: person }),
  'PUT /api/tables/:id/seats/:seat': () => ({ holder: { bot: 'random' } }),
  'POST /api/tables/:id/report': ({ line }) => ({ line: Number(line), reason: 'rude' }),
};

/** A table on which everything can be tried, and what the addresses name. */
type Scene = Readonly<Record<'id' | 'code' | 'seat' | 'line' | 'report' | 'account' | 'person', string>>;

let node: LobbyNode;
let browsers: Readonly<Record<(typeof people)[number], Browser>>;
let stranger: Browser;

beforeAll(async () => {
  node = await startLobbyNode();
  stranger = await node.guest();
  browsers = {
    nobody: node.browser(),
    guest: await node.guest(),
    person: await node.guest(),
    host: await node.guest(),
    kicked: await node.guest(),
    admin: await node.admin(),
  };
});
afterAll(() => node.close());

async function setScene(condition: string | undefined): Promise<Scene> {
  const { host, person, kicked } = browsers;
  // no host shall run into the bound on open tables
  await node.store.db.deleteFrom('tables').execute();
  const { id, code } = await node.opens(host, { seats: ['me', 'open', 'open'] });
  await kicked.post(`/api/tables/${id}/join`, {});
  await host.post(`/api/tables/${id}/kick`, { account: kicked.account.id });
  await person.post(`/api/tables/${id}/join`, {});
  const table = await node.tables.get(id);
  const line = await node.chat.say(table, person.account, { text: 'hello' }, null);
  await node.reports.add(table, stranger.account.id, line.id, 'oops');
  const { reports } = await node.reports.list({ isSettled: false, limit: 1 });
  if (condition === 'when-over') await node.tables.change(id, (open) => ({ ...open, status: 'finished' }));
  if (condition === 'unwatched') {
    await host.patch(`/api/tables/${id}`, { spectators: { allowed: false, delay: 0 } });
  }
  if (condition === 'private') await host.patch(`/api/tables/${id}`, { isPublic: false });
  return {
    id,
    code: String(code),
    seat: '2',
    line: String(line.id),
    report: String(reports[0]?.id),
    account: stranger.account.id,
    person: person.account.id,
  };
}

describe.each(tries)('$method $url $condition', ({ method, url, condition, answers }) => {
  const cases = people.map((who, index) => [who, answers[index] ?? 0] as const);

  test.each(cases)('%s: %i', async (who, status) => {
    const scene = await setScene(condition);
    const before = await node.tables.get(scene.id);
    const path = url.replace(/:(\w+)/g, (_, name: keyof Scene) => scene[name]);
    const answer = await browsers[who].ask<Partial<TableDetail>>(
      method,
      path,
      bodies[`${method} ${url}`]?.(scene),
    );
    expect(answer.status).toBe(status);
    // a refusal changes nothing, and tells nothing but its reason
    if (status >= 400) {
      expect(await node.tables.get(scene.id)).toEqual(before);
      expect(Object.keys(answer.body)).toEqual(['refused']);
    }
    const isSeated = typeof answer.body?.seat === 'number';
    if (!isSeated) expect(JSON.stringify(answer.body ?? '')).not.toContain(scene.code);
  });
});

test('no route of the lobby or the chat is missing here', () => {
  const isOurs = (url: string) => /^\/api\/(games|tables|codes|admin|me\/(tables|mutes))/.test(url);
  const known = tries.map(({ method, url }) => `${method} ${url}`);
  const routes = node.app.routes.filter(({ url }) => isOurs(url));
  expect(new Set(routes.map(({ method, url }) => `${method} ${url}`))).toEqual(new Set(known));
});

test('guessing codes is limited', async () => {
  const strict = await startLobbyNode({ budgets: { codes: { burst: 3, seconds: 60, per: 'address' } } });
  const statuses: number[] = [];
  for (let count = 0; count < 3; count++)
    statuses.push((await strict.browser().get('/api/codes/BBBBBB')).status);
  statuses.push((await (await strict.guest()).get('/api/codes/CCCCCC')).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
  await strict.close();
});
