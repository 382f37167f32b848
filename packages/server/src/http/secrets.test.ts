import { expect, test } from 'vitest';
import { startHttpNode } from '../testing/nodes/http-node.ts';
import { SoftwarePasskey } from '../testing/people/software-passkey.ts';
import { route } from './route.ts';

const origin = 'https://table.test';

test('no secret is in the log, however things go wrong', async () => {
  const node = await startHttpNode({
    origins: [origin],
    routes({ app, store }) {
      // what a mistake of ours would look like
      route(app, {
        method: 'GET',
        url: '/api/broken/:id',
        who: 'account',
        handle: async () => {
          const row = await store.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
          return store.db.insertInto('sessions').values(row).execute();
        },
      });
    },
  });
  const password = 'canary-password-5e0f';
  const other = 'canary-password-77aa';
  const secrets = new Set<string>([password, other]);
  try {
    const ada = await node.guest();
    const keep = () => secrets.add(ada.token ?? password);
    keep();
    await ada.post('/api/me/password', { name: 'Ada', password });
    keep();
    await ada.post('/api/me/password', { password: other, current: password });
    keep();
    await ada.post('/api/me/password', { password: other, current: 'canary-password-guess' });
    const visitor = node.browser();
    await visitor.post('/api/sign-in', { name: 'Ada', password: other });
    secrets.add(visitor.token ?? password);
    await visitor.post('/api/sign-in', { name: other, password: `${other} mistyped` });
    await visitor.post('/api/sign-in', { name: 'Ada', password: [other] });
    await visitor.askRaw('POST', '/api/sign-in', `{"name":"Ada","password":"${other}`, {
      'content-type': 'application/json',
    });
    await visitor.askRaw('POST', '/api/sign-in', `password=${other}`, { 'content-type': 'text/plain' });
    await visitor.get(`/api/me?password=${other}`);
    await visitor.get(`/${other}/%`);
    await visitor.post(`/api/${other}`);
    visitor.headers['authorization'] = `Bearer ${other}`;
    expect((await visitor.get(`/api/broken/${other}`)).status).toBe(500);
    const passkey = new SoftwarePasskey(origin);
    const { body } = await ada.post<{ ceremony: string; options: { challenge: string } }>(
      '/api/me/passkeys/begin',
      {},
    );
    secrets.add(body.ceremony).add(body.options.challenge);
    await ada.post('/api/me/passkeys', {
      ceremony: body.ceremony,
      response: passkey.create(body.options),
      label: 'x',
    });
    keep();
    await ada.post('/api/sign-out');
    const { db } = node.store;
    for (const { token_hash } of await db.selectFrom('sessions').select('token_hash').execute())
      secrets.add(token_hash);
    for (const { password: hash } of await db.selectFrom('accounts').select('password').execute())
      secrets.add(hash ?? password);
  } finally {
    await node.close();
  }
  const log = node.logged();
  expect(log).toContain('request failed');
  expect(log).toContain('"route":"/api/sign-in"');
  expect(secrets.size).toBeGreaterThan(8);
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toContain('canary-password');
});

test('too much of anything is refused for a while, by address or by account', async () => {
  const clock = { now: 1_000_000 };
  const node = await startHttpNode({
    now: () => clock.now,
    budgets: {
      guests: { burst: 3, seconds: 60, per: 'address' },
      reads: { burst: 4, seconds: 60 },
      signIns: { burst: 2, seconds: 60, per: 'address' },
    },
  });
  try {
    const [ada, bob] = [await node.guest(), await node.guest(), await node.guest()];
    const refused = { status: 429, refused: 'server.limit.too-much' };
    const fourth = await node.browser().post('/api/guest');
    expect(fourth).toMatchObject({ ...refused, body: { retryAfter: 20 } });
    expect(fourth.headers.get('retry-after')).toBe('20');
    for (let count = 0; count < 4; count++) expect((await ada.get('/api/me')).status).toBe(200);
    expect(await ada.get('/api/me/devices')).toMatchObject({ ...refused, body: { retryAfter: 15 } });
    expect((await bob.get('/api/me')).status).toBe(200);
    expect((await ada.patch('/api/me', { name: 'Writing is another matter' })).status).toBe(400);
    for (const browser of [ada, bob])
      expect((await browser.post('/api/sign-in', { name: 'x', password: 'y' })).status).toBe(403);
    expect(await node.browser().post('/api/sign-in', { name: 'z', password: 'y' })).toMatchObject(refused);
    clock.now += 20_000;
    expect((await node.browser().post('/api/guest')).status).toBe(200);
    expect((await ada.get('/api/me/devices')).status).toBe(200);
  } finally {
    await node.close();
  }
});
