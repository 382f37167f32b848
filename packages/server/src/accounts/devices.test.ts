import type { DeviceList } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { topics } from '../bus/topics.ts';
import type { Browser } from '../testing/people/browser.ts';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { member, password, signedIn } from '../testing/people/members.ts';

let node: HttpNode;
beforeAll(async () => {
  node = await startHttpNode();
});
afterAll(() => node.close());

describe('devices', () => {
  const devicesOf = async (browser: Browser) =>
    (await browser.get<DeviceList>('/api/me/devices')).body.devices;

  test('are listed with what their owner recognises', async () => {
    const browser = await member(node, 'Heidi');
    const phone = node.browser();
    phone.headers['user-agent'] =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
    await phone.post('/api/sign-in', { name: 'Heidi', password });
    const devices = await devicesOf(browser);
    expect(devices).toHaveLength(2);
    expect(devices.find(({ isThis }) => isThis)).toEqual({
      id: expect.any(String),
      device: '?',
      createdAt: expect.any(Number),
      seenAt: expect.any(Number),
      isThis: true,
    });
    expect(devices.find(({ isThis }) => !isThis)?.device).toBe('Safari, iPhone');
  });

  test('can be signed out one by one, by their owner alone', async () => {
    const here = await member(node, 'Ivan');
    const there = await signedIn(node, 'Ivan');
    const stranger = await member(node, 'Judy');
    const id = (await devicesOf(here)).find(({ isThis }) => !isThis)?.id ?? '';
    const heard: unknown[] = [];
    node.bus.subscribe(topics.account(here.account.id), (message) => heard.push(message));
    expect(await stranger.delete(`/api/me/devices/${id}`)).toMatchObject({
      status: 404,
      refused: 'server.account.unknown-device',
    });
    expect((await here.delete(`/api/me/devices/${id}`)).status).toBe(204);
    expect((await here.delete(`/api/me/devices/${id}`)).status).toBe(404);
    expect((await there.get('/api/me')).body).toEqual({ account: null });
    expect((await here.get('/api/me')).body).toMatchObject({ account: { name: 'Ivan' } });
    expect(heard).toEqual([{ sessions: [id] }]);
  });

  test('all at once', async () => {
    const here = await member(node, 'Kate');
    const there = await signedIn(node, 'Kate');
    const heard: unknown[] = [];
    node.bus.subscribe(topics.account(here.account.id), (message) => heard.push(message));
    const before = here.token;
    expect((await here.delete('/api/me/devices')).status).toBe(204);
    expect(here.token).toBeNull();
    here.token = before;
    for (const browser of [here, there])
      expect((await browser.get('/api/me')).body).toEqual({ account: null });
    expect(heard).toEqual([{ sessions: 'all' }]);
  });

  test('signing out drops the cookie, and it is worth nothing any more', async () => {
    const browser = await member(node, 'Leo');
    const { token } = browser;
    const answer = await browser.post('/api/sign-out');
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual(['starboard=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0']);
    browser.token = token;
    expect((await browser.post('/api/sign-out')).status).toBe(401);
  });
});

test('who has not been here for longer than a cookie lasts is signed out; who comes stays', async () => {
  const day = 86_400_000;
  const clock = { now: Date.now() };
  const node = await startHttpNode({ now: () => clock.now });
  try {
    const [regular, rare] = [await node.guest(), await node.guest()];
    for (const wait of [300, 99]) {
      clock.now += wait * day;
      const { headers } = await regular.get('/api/me');
      expect(headers.getSetCookie()[0]).toContain(`starboard=${regular.token}; HttpOnly`);
    }
    clock.now += day;
    expect((await rare.get('/api/me')).body).toEqual({ account: null });
    expect((await regular.get('/api/me')).body).toMatchObject({ account: { id: regular.account.id } });
    await node.accounts.sweep();
    const left = await node.store.db.selectFrom('accounts').select('id').execute();
    expect(left).toEqual([{ id: regular.account.id }]);
  } finally {
    await node.close();
  }
});
