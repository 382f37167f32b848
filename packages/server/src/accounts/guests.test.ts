import { languages } from '@starboard/messages';
import type { OwnAccount } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpNode, startHttpNode } from '../testing/nodes/http-node.ts';
import { guestName } from './guest-names.ts';
import { readName } from './names.ts';

let node: HttpNode;
beforeAll(async () => {
  node = await startHttpNode();
});
afterAll(() => node.close());

describe('a guest', () => {
  test('is somebody after one request', async () => {
    const browser = node.browser();
    const { status, body, headers } = await browser.post<OwnAccount>('/api/guest');
    expect(status).toBe(200);
    expect(body.account).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: expect.stringMatching(/^\w+ \w+$/),
      isGuest: true,
      role: 'player',
      language: 'en',
      settings: {},
      hasPassword: false,
      passkeys: [],
    });
    expect(headers.getSetCookie()).toEqual([
      `starboard=${browser.token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=34560000`,
    ]);
    expect(browser.token).toMatch(/^[\w-]{43}$/);
    expect((await browser.get('/api/me')).body).toEqual(body);
  });

  test('is still the same when asking twice', async () => {
    const browser = node.browser();
    const first = await browser.becomeGuest();
    expect(await browser.becomeGuest()).toEqual(first);
  });

  test('nobody is anybody without a cookie, or with one of their own making', async () => {
    const browser = node.browser();
    expect((await browser.get('/api/me')).body).toEqual({ account: null });
    for (const token of ['x', 'A'.repeat(43), "' or 1=1 --", 'A'.repeat(5000)]) {
      browser.token = token;
      expect((await browser.get('/api/me')).body).toEqual({ account: null });
      expect(await browser.get('/api/me/devices')).toMatchObject({
        status: 401,
        refused: 'server.account.needed',
      });
    }
  });

  test.each([
    ['uk-UA,uk;q=0.9,ru;q=0.8', 'uk'],
    ['ru-RU,ru;q=0.9', 'ru'],
    ['en;q=0.4, uk;q=0.7', 'uk'],
    ['de-DE,fr;q=0.3', 'en'],
    [';;;q=,,', 'en'],
  ])('whose browser asks for %s is spoken to in %s', async (header, language) => {
    const browser = node.browser();
    browser.headers['accept-language'] = header;
    expect((await browser.becomeGuest()).language).toBe(language);
  });

  test('can bring a name and a language', async () => {
    const browser = node.browser();
    const { body } = await browser.post('/api/guest', { name: '  Зоряна   Мандрівниця ', language: 'uk' });
    expect(body).toMatchObject({ account: { name: 'Зоряна Мандрівниця', language: 'uk' } });
  });

  test('changes name, language and settings, and keeps what is not mentioned', async () => {
    const browser = await node.guest('Nova');
    const settings = { 'sound.volume': 0.5, theme: 'light', hints: false };
    await browser.patch('/api/me', { settings });
    await browser.patch('/api/me', { language: 'ru' });
    await browser.patch('/api/me', { name: 'Super Nova' });
    expect((await browser.get('/api/me')).body).toMatchObject({
      account: { name: 'Super Nova', language: 'ru', settings, isGuest: true },
    });
    expect(await browser.patch('/api/me', {})).toMatchObject({ status: 200 });
  });

  test.each([
    ['a', 'server.account.name-length'],
    ['   ', 'server.account.name-length'],
    ['x'.repeat(25), 'server.account.name-length'],
    ['x'.repeat(1000), 'server.account.name-length'],
    ['x'.repeat(1001), 'server.request.wrong-field'],
    ['—', 'server.account.name-length'],
    ['——', 'server.account.name-characters'],
    ['\u200b\u200b\u200b', 'server.account.name-characters'],
    ['ad\u200bmin', 'server.account.name-characters'],
    ['\u202egnol', 'server.account.name-characters'],
    ['\u3164\u3164', 'server.account.name-characters'],
    ['line\u0007bell', 'server.account.name-characters'],
    ['z\u0301\u0302\u0303\u0304algo', 'server.account.name-characters'],
    ['Bot', 'server.account.name-bot'],
    [' БОТ ', 'server.account.name-bot'],
    ['zero\u0000', 'server.request.malformed'],
    [7, 'server.request.wrong-field'],
    [null, 'server.request.wrong-field'],
  ])('cannot be called %j', async (name, why) => {
    const browser = await node.guest();
    expect(await browser.patch('/api/me', { name })).toMatchObject({ status: 400, refused: why });
  });

  test.each(['Ян', 'Robot', 'Бот-1', 'Ліза 🚀', 'x'.repeat(24), "O'Neil-Ромашка", '星空', 'Zoë', 'é̂e', '42'])(
    'can be called %s',
    async (name) => {
      const browser = await node.guest();
      expect((await browser.patch('/api/me', { name })).status).toBe(200);
    },
  );

  test.each([
    [{ settings: { a: [] } }],
    [{ settings: { 'a b': 1 } }],
    [{ settings: { a: 'x'.repeat(201) } }],
    [{ settings: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`s${at}`, at])) }],
    [{ language: 'de' }],
    [{ role: 'admin' }],
    [[]],
    ['name'],
    [null],
  ])('cannot set %j', async (changes) => {
    const browser = await node.guest();
    const before = (await browser.get('/api/me')).body;
    expect((await browser.patch('/api/me', changes)).status).toBe(400);
    expect((await browser.get('/api/me')).body).toEqual(before);
  });
});

test('names we make up are names in their language', () => {
  for (const language of languages) {
    for (let count = 0; count < 500; count++) {
      const name = guestName(language);
      expect(readName(name)).toBe(name);
      expect(name).toMatch(
        language === 'en' ? /^[A-Z][a-z]+ [A-Z][a-z]+$/ : /^[А-ЯІЇЄҐЁ][а-яіїєґё]+ [А-ЯІЇЄҐЁ][а-яіїєґё]+$/,
      );
      if (language === 'uk') expect(name).not.toMatch(/[ыэёъ]/i);
      if (language === 'ru') expect(name).not.toMatch(/[іїєґ]/i);
    }
  }
});
