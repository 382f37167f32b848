import { highCard } from '@starboard/engine/testing';
import type { DeviceList, PasskeyCeremony } from '@starboard/protocol';
import { answers } from '@starboard/protocol/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantAdmin } from '../accounts/grant-admin.ts';
import { addAddresses } from '../http/addresses.ts';
import { addRecords } from '../testing/nodes/add-records.ts';
import type { Browser } from '../testing/people/browser.ts';
import { startFullNode } from '../testing/nodes/full-node.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { keepMatch } from '../testing/stores/kept-match.ts';
import { accountMatrix, lobbyMatrix, triesOf } from '../testing/route-matrices.ts';
import { SoftwarePasskey } from '../testing/people/software-passkey.ts';

// The lobby's and the chat's addresses are tried beside them; here are all others.

const people = ['nobody', 'guest', 'named', 'admin'] as const;
type Who = (typeof people)[number];
const tries = triesOf(accountMatrix, people);

const origin = 'https://table.test';
const password = 'correct horse battery';
let node: HttpNode;
let playing: string;
let over: string;
/** Another account, with a device and a passkey. */
let stranger: { readonly device: string; readonly passkey: string };
let bodies: Readonly<Record<string, object>>;
let named = 0;

beforeAll(async () => {
  node = await startHttpNode({
    origins: [origin],
    routes: ({ app, store }) => {
      addRecords(app, store, [highCard], Date.now);
      addAddresses(app, { host: '127.0.0.1', origins: [origin] });
    },
  });
  const beginning = { seats: 2, seed: 'a'.repeat(64), options: {} };
  playing = (await keepMatch(node.store, highCard, beginning, { status: 'playing', most: 3 })).id;
  over = (await keepMatch(node.store, highCard, beginning)).id;
  const other = await visitor('named');
  const passkey = new SoftwarePasskey(origin);
  const begin = async (url: string) => (await other.post<PasskeyCeremony>(url, {})).body;
  const adding = await begin('/api/me/passkeys/begin');
  const response = passkey.create(adding.options);
  const added = await other.post('/api/me/passkeys', { ceremony: adding.ceremony, response, label: 'mine' });
  expect(added.status).toBe(200);
  const pending = await begin('/api/me/passkeys/begin');
  const asking = (await other.post<PasskeyCeremony>('/api/me/proof/passkey/begin')).body;
  stranger = { device: await deviceOf(other), passkey: String(other.account.passkeys[0]?.id) };
  bodies = {
    'POST /api/guest': {},
    'PATCH /api/me': { language: 'uk' },
    'POST /api/me/password': { password: 'another horse battery' },
    'POST /api/me/proof': { password: 'guessed at' },
    'POST /api/me/proof/passkey': { ceremony: asking.ceremony, response: passkey.get(asking.options) },
    'POST /api/sign-in': { name: 'Caretaker', password: 'guessed at' },
    'DELETE /api/me': {},
    'POST /api/me/passkeys/begin': {},
    // what another account has begun
    'POST /api/me/passkeys': {
      ceremony: pending.ceremony,
      response: new SoftwarePasskey(origin).create(pending.options),
      label: 'slipped in',
    },
    'POST /api/sign-in/passkey': { ceremony: adding.ceremony, response: passkey.get(adding.options) },
    'POST /api/import': (await node.browser().get<object>(`/api/tables/${over}/export`)).body,
  };
});
afterAll(() => node.close());

async function visitor(who: Who): Promise<Browser> {
  if (who === 'nobody') return node.browser();
  const browser = await node.guest();
  if (who === 'guest') return browser;
  const name = `Somebody ${(named += 1)}`;
  expect((await browser.post('/api/me/password', { name, password })).status).toBe(200);
  if (who === 'admin') await grantAdmin(node.store, name);
  return browser;
}

async function deviceOf(browser: Browser): Promise<string> {
  const { body } = await browser.get<DeviceList>('/api/me/devices');
  return String(body.devices?.find(({ isThis }) => isThis)?.id);
}

async function addressOf(browser: Browser, url: string, condition: string | undefined): Promise<string> {
  const device = condition === 'own' ? await deviceOf(browser) : stranger.device;
  return url
    .replace('devices/:id', `devices/${device}`)
    .replace('passkeys/:id', `passkeys/${stranger.passkey}`)
    .replace('tables/:id', `tables/${condition === 'when-over' ? over : playing}`);
}

describe.each(tries)('$method $url $condition', ({ method, url, condition, answers: statuses }) => {
  const cases = people.map((who, index) => [who, statuses[index] ?? 0] as const);

  test.each(cases)('%s: %i', async (who, status) => {
    const browser = await visitor(who);
    const answer = await browser.ask<object>(
      method,
      await addressOf(browser, url, condition),
      bodies[`${method} ${url}`],
    );
    expect([answer.status, answer.refused]).toEqual([status, status < 400 ? null : expect.any(String)]);
    if (status >= 400) expect(Object.keys(answer.body)).toEqual(['refused']);
  });
});

test('nobody has lost anything to others', async () => {
  const { db } = node.store;
  const sessions = await db.selectFrom('sessions').select('id').execute();
  const passkeys = await db.selectFrom('passkeys').select('id').execute();
  expect(sessions.map(({ id }) => id)).toContain(stranger.device);
  expect(passkeys.map(({ id }) => id)).toEqual([stranger.passkey]);
});

test('every address of a node is in one of these matrices', async () => {
  const full = await startFullNode();
  const known = [...tries, ...triesOf(lobbyMatrix, ['', '', '', '', '', ''])];
  const named = ({ method, url }: { readonly method: string; readonly url: string }) => `${method} ${url}`;
  const addresses = new Set(full.routes.map(named));
  expect(addresses).toEqual(new Set(known.map(named)));
  // and the protocol says what each of them answers
  expect(new Set(Object.keys(answers))).toEqual(addresses);
  await full.close();
});
