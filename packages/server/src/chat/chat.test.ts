import type { ChatLine, ChatPage, ReportPage, TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { topics } from '../bus/topics.ts';
import { Refused } from '../refused.ts';
import type { Browser } from '../testing/people/browser.ts';
import { type LobbyNode, startLobbyNode } from '../testing/nodes/lobby-node.ts';
import type { Saying } from './chat.ts';

// many requests, on a machine that may be busy
let node: LobbyNode;
let ann: Browser;
let ben: Browser;
let cat: Browser;
let admin: Browser;
let table: TableDetail;
let now = 1_800_000_000_000;

beforeAll(async () => {
  node = await startLobbyNode({ now: () => now, budgets: { chat: { burst: 5, seconds: 10 } } });
  [ann, ben, cat] = [await node.guest('Ann'), await node.guest('Ben'), await node.guest('Cat')];
  admin = await node.admin();
});
afterAll(() => node.close());

beforeEach(async () => {
  now += 60_000;
  // no host shall run into the bound on open tables
  await node.store.db.deleteFrom('tables').execute();
  table = await node.opens(ann);
  await ben.post(`/api/tables/${table.id}/join`, {});
});

async function says(who: Browser, said: Saying, request: string | null = null): Promise<ChatLine> {
  return node.chat.say(await node.tables.get(table.id), who.account, said, request);
}

async function refusalOf(doing: Promise<unknown>): Promise<string> {
  const error: unknown = await doing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refused ? `${error.status} ${error.reason.key}` : String(error);
}

const read = async (who: Browser, query = '') =>
  (await who.get<ChatPage>(`/api/tables/${table.id}/chat${query}`)).body;
const texts = async (who: Browser, query = '') =>
  (await read(who, query)).lines.map(({ text, phrase }) => text ?? phrase ?? null);

describe('talking', () => {
  test('is read by all at the table and by those who watch, phrases by their key', async () => {
    await says(ann, { text: '  Who  is\nthere? ' });
    await says(ben, { phrase: 'hello' });
    await says(cat, { text: 'me' });
    for (const who of [ann, ben, cat, node.browser()]) {
      expect(await texts(who)).toEqual(['Who is there?', 'hello', 'me']);
    }
    const [line] = (await read(ben)).lines;
    expect(line).toEqual({
      id: expect.any(Number),
      at: now,
      account: ann.account.id,
      name: 'Ann',
      text: 'Who is there?',
    });
  });

  test('is told over the bus, and a repeated request says it once', async () => {
    const heard: unknown[] = [];
    const stop = node.bus.subscribe(topics.chat(table.id), (message) => heard.push(message));
    const [first, second] = await Promise.all([
      says(ann, { text: 'once' }, 'r1'),
      says(ann, { text: 'once' }, 'r1'),
    ]);
    expect(second).toEqual(first);
    // another person's request of the same name is another
    await says(ben, { text: 'twice' }, 'r1');
    expect(heard).toEqual([{ line: first }, { line: expect.objectContaining({ text: 'twice' }) }]);
    expect(await texts(ann)).toEqual(['once', 'twice']);
    stop();
  });

  test('backwards page by page', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await says(ann, { text });
    const latest = await read(ann, '?limit=2');
    expect(latest.lines.map(({ text }) => text)).toEqual(['4', '5']);
    const earlier = await read(ann, `?limit=2&before=${latest.next}`);
    expect(earlier.lines.map(({ text }) => text)).toEqual(['2', '3']);
    const first = await read(ann, `?limit=2&before=${earlier.next}`);
    expect([first.lines.map(({ text }) => text), first.next]).toEqual([['1'], null]);
  });

  test('is refused when there is nothing in it, too much of it, or too often', async () => {
    expect(await refusalOf(says(ann, { text: ' \u200B ' }))).toBe('400 server.chat.empty');
    expect(await refusalOf(says(ann, {}))).toBe('400 server.chat.empty');
    expect(await refusalOf(says(ann, { text: 'x'.repeat(301) }))).toBe('400 server.chat.too-long');
    for (let count = 0; count < 5; count++) await says(ann, { text: 'and' });
    expect(await refusalOf(says(ann, { text: 'on' }))).toBe('429 server.limit.too-much');
    await says(ben, { text: 'my turn' });
    now += 10_000;
    await says(ann, { text: 'on' });
  });

  test('asked for again is answered again, however little may still be said', async () => {
    const first = await says(ann, { text: 'and' }, 'r1');
    for (let count = 0; count < 4; count++) await says(ann, { text: 'and' });
    expect(await refusalOf(says(ann, { text: 'on' }, 'r2'))).toBe('429 server.limit.too-much');
    expect(await says(ann, { text: 'and' }, 'r1')).toEqual(first);
    // nor does asking again use up what may be said
    now += 2_000;
    for (let count = 0; count < 5; count++) await says(ann, { text: 'and' }, 'r1');
    expect(await says(ann, { text: 'on' }, 'r2')).toMatchObject({ text: 'on' });
    expect(await texts(ann)).toEqual(['and', 'and', 'and', 'and', 'and', 'on']);
  });

  test('is among the players where nobody may watch', async () => {
    await ann.patch(`/api/tables/${table.id}`, { spectators: { allowed: false, delay: 0 } });
    await says(ben, { text: 'at last' });
    expect(await refusalOf(says(cat, { text: 'hello?' }))).toBe('403 server.table.not-seated');
    for (const who of [cat, admin, node.browser()]) {
      expect((await who.get(`/api/tables/${table.id}/chat`)).refused).toBe('server.table.not-seated');
    }
  });

  test('is over for whoever was sent away, and at a closed table', async () => {
    await ann.post(`/api/tables/${table.id}/kick`, { account: ben.account.id });
    expect(await refusalOf(says(ben, { text: 'unfair' }))).toBe('403 server.table.kicked');
    await ann.post(`/api/tables/${table.id}/leave`);
    expect(await refusalOf(says(ann, { text: 'echo' }))).toBe('409 server.table.closed');
  });

  test('reaches spectators no sooner than the moves do', async () => {
    table = await node.plays(ann, ben, { spectators: { allowed: true, delay: 120 } });
    await says(ann, { text: 'I have two aces' });
    expect([await texts(ben), await texts(cat), await texts(node.browser())]).toEqual([
      ['I have two aces'],
      [],
      [],
    ]);
    now += 120_000;
    expect(await texts(cat)).toEqual(['I have two aces']);
  });

  test('of somebody who has gone stays, without the name', async () => {
    const dan = await node.guest('Dan');
    await says(dan, { text: 'farewell' }, 'r1');
    await dan.delete('/api/me', {});
    expect((await read(ann)).lines).toMatchObject([{ account: null, name: '—', text: 'farewell' }]);
  });
});

describe('muting', () => {
  test('keeps somebody’s lines from one reader, until they are let speak again', async () => {
    const told: unknown[] = [];
    const stop = node.bus.subscribe(topics.mutes(ann.account.id), (message) => told.push(message));
    await says(ben, { text: 'noise' });
    await says(ann, { text: 'hush' });
    expect((await ann.post(`/api/me/mutes/${ben.account.id}`)).status).toBe(204);
    expect((await ann.post(`/api/me/mutes/${ben.account.id}`)).status).toBe(204);
    expect([await texts(ann), await texts(ben)]).toEqual([['hush'], ['noise', 'hush']]);
    expect((await ann.get('/api/me/mutes')).body).toEqual({ muted: [ben.account.id] });
    expect((await ann.delete(`/api/me/mutes/${ben.account.id}`)).status).toBe(204);
    expect(await texts(ann)).toEqual(['noise', 'hush']);
    expect(told).toHaveLength(2);
    stop();
  });

  test('oneself, or nobody, is refused', async () => {
    expect(await ann.post(`/api/me/mutes/${ann.account.id}`)).toMatchObject({
      status: 400,
      refused: 'server.chat.mute-oneself',
    });
    expect(await ann.post('/api/me/mutes/nobody')).toMatchObject({
      status: 404,
      refused: 'server.account.unknown',
    });
  });
});

describe('reporting', () => {
  test('a line goes to the admins once, who take it away and settle it', async () => {
    const rude = await says(ben, { text: 'something rude' });
    const report = { line: rude.id, reason: ' rude\u202E ' };
    for (const who of [ann, ann, cat])
      expect((await who.post(`/api/tables/${table.id}/report`, report)).status).toBe(204);
    const { reports } = (await admin.get<ReportPage>('/api/admin/reports')).body;
    expect(reports.map(({ reporter }) => reporter).sort()).toEqual([ann.account.id, cat.account.id].sort());
    expect(reports[0]).toMatchObject({ table: table.id, line: rude, reason: 'rude', settledAt: null });

    const heard: unknown[] = [];
    const stop = node.bus.subscribe(topics.chat(table.id), (message) => heard.push(message));
    expect((await admin.delete(`/api/admin/chat/${rude.id}`)).status).toBe(204);
    stop();
    const { text: _, ...blank } = rude;
    expect(heard).toEqual([{ line: blank }]);
    expect((await read(ann)).lines).toEqual([blank]);

    for (const { id } of reports)
      expect((await admin.post(`/api/admin/reports/${id}/settle`)).status).toBe(204);
    expect((await admin.get<ReportPage>('/api/admin/reports')).body).toEqual({ reports: [], next: null });
    const settled = await admin.get<ReportPage>('/api/admin/reports?settled=true&limit=1');
    expect(settled.body.reports).toMatchObject([{ settledAt: now }]);
    const rest = await admin.get<ReportPage>(`/api/admin/reports?settled=true&cursor=${settled.body.next}`);
    expect(rest.body.reports).toHaveLength(1);
  });

  test('what was never said at this table is refused', async () => {
    const elsewhere = await says(ann, { text: 'here' });
    const other = await node.opens(ben);
    const unknown = { status: 404, refused: 'server.chat.unknown-line' };
    const report = { line: elsewhere.id, reason: 'what?' };
    expect(await cat.post(`/api/tables/${other.id}/report`, report)).toMatchObject(unknown);
    expect(await cat.post(`/api/tables/${table.id}/report`, { ...report, reason: '\u200B' })).toMatchObject({
      status: 400,
      refused: 'server.chat.empty',
    });
    expect(await admin.delete('/api/admin/chat/99999999')).toMatchObject(unknown);
    expect(await admin.delete('/api/admin/chat/x')).toMatchObject(unknown);
    expect((await admin.post('/api/admin/reports/nothing/settle')).refused).toBe(
      'server.chat.unknown-report',
    );
  });
});
