import { DatabaseSync } from '@photostructure/sqlite';
import type { FromClient, TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantAdmin } from '../accounts/grant-admin.ts';
import { databaseFile } from '../store/sqlite/open-file.ts';
import { Browser } from '../testing/people/browser.ts';
import { type FullNode, startFullNode } from '../testing/nodes/full-node.ts';
import { Player } from '../testing/people/player.ts';
import { newPremises, type Premises } from '../testing/stores/stores.ts';

const roles = ['stranger', 'watcher', 'kicked', 'resigned', 'person', 'host', 'admin'] as const;
type Role = (typeof roles)[number];

/**
 * What becomes of everything a client can say at a table where a match is on: done, or refused and why. `closed`: at
 * a table where no spectator may watch.
 */
const matrix = `
                     stranger       watcher        kicked      resigned  person    host      admin
  ping               done           done           done        done      done      done      done
  lobby              done           done           done        done      done      done      done
  unwatch            done           done           done        done      done      done      done
  watch              done           done           kicked      done      done      done      done
  watch closed       no-spectators  no-spectators  kicked      done      done      done      no-spectators
  chat               done           done           kicked      done      done      done      done
  chat closed        not-seated     not-seated     not-seated  done      done      done      not-seated
  act                not-seated     not-seated     not-seated  resigned  done      done      not-seated
  undo               not-seated     not-seated     not-seated  resigned  done      done      not-seated
  takeback           not-seated     not-seated     not-seated  resigned  done      done      not-seated
  vote-end           not-seated     not-seated     not-seated  resigned  done      done      not-seated
  orders             not-seated     not-seated     not-seated  resigned  no-orders no-orders not-seated
  leave              not-seated     not-seated     not-seated  resigned  nothing-ahead nothing-ahead not-seated
  hold               not-seated     not-seated     not-seated  resigned  nothing-to-hold nothing-to-hold not-seated
  resign             not-seated     not-seated     not-seated  resigned  done      done      not-seated
`;

const tries = matrix
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const words = row.trim().split(/\s+/);
    const results = words.slice(-roles.length);
    return { type: words[0] as FromClient['type'], isClosed: words[1] === 'closed', results };
  });

type Unsent = Parameters<Player['says']>[0];

const sayings: Readonly<Record<FromClient['type'], (table: string, player: Player) => Unsent>> = {
  ping: () => ({ type: 'ping' }),
  lobby: () => ({ type: 'lobby', on: true }),
  watch: (table) => ({ type: 'watch', table }),
  unwatch: (table) => ({ type: 'unwatch', table }),
  act: (table, player) => {
    const asked = player.prompt(table);
    const answer = asked?.shape.kind === 'choose' ? (asked.shape.options[0] ?? '') : '';
    return { type: 'act', table, decision: asked?.decision ?? 1, answer };
  },
  undo: (table) => ({ type: 'undo', table }),
  takeback: (table) => ({ type: 'takeback', table, agree: true }),
  'vote-end': (table) => ({ type: 'vote-end', table, agree: true }),
  orders: (table) => ({ type: 'orders', table, orders: [] }),
  leave: (table) => ({ type: 'leave', table, n: 0, answers: [] }),
  hold: (table) => ({ type: 'hold', table, on: true }),
  resign: (table) => ({ type: 'resign', table }),
  chat: (table) => ({ type: 'chat', table, phrase: 'hello' }),
};

let premises: Premises;
let node: FullNode;
let people: Readonly<Record<Role | 'steady', Player>>;

beforeAll(async () => {
  premises = await newPremises('sqlite');
  const admin = await adminOf(premises);
  node = await startFullNode({ config: { dataDir: premises.where } });
  people = {
    stranger: await node.player(),
    watcher: await node.player(),
    kicked: await node.player(),
    resigned: await node.player(),
    person: await node.player(),
    host: await node.player(),
    steady: await node.player(),
    admin: new Player(new Browser(node.url)),
  };
  await people.admin.browser.post('/api/sign-in', admin);
  expect(people.admin.browser.account.role).toBe('admin');
  await people.admin.connect();
});
afterAll(async () => {
  await node.close();
  await premises.remove();
});

/** The operator makes an account an admin while the server is down. */
async function adminOf({ where }: Premises): Promise<{ name: string; password: string }> {
  const proof = { name: 'Caretaker', password: 'the keys of the house' };
  const before = await startFullNode({ config: { dataDir: where } });
  await (await before.player()).browser.post('/api/me/password', proof);
  await before.close();
  const store = await premises.open();
  await grantAdmin(store, proof.name);
  await store.close();
  return proof;
}

/** A match at which each person is what they are called, and those who sit there have answered once. */
async function setScene(isClosed: boolean): Promise<string> {
  const { host, person, resigned, steady, kicked, watcher } = people;
  const { body } = await host.browser.post<TableDetail>('/api/tables', {
    game: 'whispers',
    options: {},
    seats: ['me', 'open', 'open', 'open'],
    clock: 'none',
    isPublic: false,
    spectators: { allowed: !isClosed, delay: 0 },
  });
  await kicked.browser.post(`/api/tables/${body.id}/join`, {});
  await host.browser.post(`/api/tables/${body.id}/kick`, { account: kicked.account });
  const sitting = [host, person, resigned, steady];
  for (const player of [person, resigned, steady])
    await player.browser.post(`/api/tables/${body.id}/join`, {});
  for (const player of sitting) await player.browser.post(`/api/tables/${body.id}/ready`, { isReady: true });
  for (const player of sitting) await player.watches(body.id);
  await resigned.says({ type: 'resign', table: body.id });
  if (!isClosed) await watcher.watches(body.id);
  return body.id;
}

describe.each(tries)('$type (closed: $isClosed)', ({ type, isClosed, results }) => {
  test(results.join(', '), async () => {
    const table = await setScene(isClosed);
    const { host, person } = people;
    if (type === 'undo' || type === 'takeback')
      for (const player of [host, person]) await player.says(sayings.act(table, player));
    const found: string[] = [];
    for (const role of roles) {
      const player = people[role];
      const answer = await player.says(sayings[type](table, player), `${table}-${role}`);
      found.push(answer.type === 'refused' ? (answer.reason.key.split('.').at(-1) ?? '') : 'done');
    }
    expect(found).toEqual(results);
  });
});

test('nothing that a client can say is missing here', () => {
  expect(new Set(tries.map(({ type }) => type))).toEqual(new Set(Object.keys(sayings)));
});

describe('without a session', () => {
  const expectNoSocket = async (browser: Browser) => {
    await expect(new Player(browser).connect()).rejects.toThrow('the socket was not opened');
  };

  test('there is no socket: without a cookie, with a wrong one, with one that has been signed out', async () => {
    await expectNoSocket(new Browser(node.url));
    const wrong = new Browser(node.url);
    wrong.token = 'A'.repeat(43);
    await expectNoSocket(wrong);
    const guest = new Browser(node.url);
    await guest.becomeGuest();
    const { token } = guest;
    await guest.post('/api/sign-out');
    guest.token = token;
    await expectNoSocket(guest);
  });

  test('that has run out there is none either', async () => {
    const guest = await node.player();
    await guest.disconnect();
    const database = new DatabaseSync(databaseFile(premises.where), { timeout: 5_000 });
    database.prepare('update sessions set seen_at = 1 where account_id = ?').run(guest.account);
    database.close();
    await expectNoSocket(guest.browser);
  });
});
