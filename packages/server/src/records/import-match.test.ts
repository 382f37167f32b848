import { highCard } from '@starboard/engine/testing';
import type { MatchResult, SeatHolder, TableDetail } from '@starboard/protocol';
import { digestOf, type MatchFile } from '@starboard/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/people/browser.ts';
import type { HttpNode } from '../testing/nodes/http-node.ts';
import { keepMatch } from '../testing/stores/kept-match.ts';
import { person, type RecordNode, startRecordNode } from '../testing/nodes/record-node.ts';

let node: HttpNode;
let ann: Browser;
let played: RecordNode['played'];
beforeAll(async () => {
  ({ node, ann, played } = await startRecordNode());
});
afterAll(() => node.close());

const counted = async () => {
  const count = async (table: 'tables' | 'matches' | 'inputs' | 'table_people') =>
    (await node.store.db.selectFrom(table).selectAll().execute()).length;
  return [await count('tables'), await count('matches'), await count('inputs'), await count('table_people')];
};

describe('a file', () => {
  let good: MatchFile;
  beforeAll(async () => {
    const { id } = await played('high-card', 'a good file');
    good = (await ann.get<MatchFile>(`/api/tables/${id}/export`)).body;
  });

  const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;
  const hostile: readonly (readonly [says: string, change: () => object])[] = [
    ['server.record.not-a-match', () => ({ format: undefined })],
    ['server.record.not-a-match', () => ({ format: 'chess' })],
    ['server.record.other-version', () => ({ format: 'starboard-match/9' })],
    ['server.record.unknown-game', () => ({ game: 'chess' })],
    ['server.record.unknown-game', () => ({ game: ['high-card'] })],
    ['server.record.refused-input', () => ({ game: 'masquerade' })],
    ['server.record.damaged', () => ({ seats: 99 })],
    ['server.record.damaged', () => ({ seed: { length: 3 } })],
    ['server.record.damaged', () => ({ options: deep(1000) })],
    ['server.record.damaged', () => ({ names: ['x'.repeat(41), 'b', 'c'] })],
    ['server.record.damaged', () => ({ inputs: { length: 5 } })],
    ['server.record.damaged', () => ({ inputs: [deep(1000)] })],
    ['server.record.damaged', () => ({ inputs: [{ seat: 0, decision: 1, answer: deep(1000) }] })],
    ['server.record.damaged', () => ({ inputs: Array.from({ length: 500 }, () => ({ takeback: 0 })) })],
    ['server.record.too-long', () => ({ inputs: Array.from({ length: 30_000 }, () => ({ at: 1 })) })],
    ['server.record.refused-input', () => ({ inputs: good.inputs.slice(1) })],
    ['server.record.refused-input', () => ({ inputs: [...good.inputs, { takeback: 0 }] })],
    ['server.record.other-result', () => ({ inputs: good.inputs.slice(0, -1) })],
    ['server.record.other-result', () => ({ digest: digestOf({}) })],
    ['server.record.other-result', () => ({ outcome: { winners: [2], places: [2, 2, 1] } })],
    ['server.record.other-seed', () => ({ seedHash: digestOf({}) })],
    ['server.record.unfinished', () => ({ outcome: null })],
    ['server.record.described-start', () => ({ game: 'alien-frontiers', start: { red: {} } })],
  ];

  test('that is not what it says is refused with the reason, and changes nothing', async () => {
    const before = await counted();
    const told: string[] = [];
    for (const [, change] of hostile) {
      const { refused, status } = await ann.post('/api/import', { ...good, ...change() });
      told.push(`${refused}`);
      expect([400, 422]).toContain(status);
    }
    expect(told).toEqual(hostile.map(([says]) => says));
    const huge = JSON.stringify({ ...good, note: 'x'.repeat(9 * 1024 * 1024) });
    const bottomless = `{"format":"starboard-match/1","game":${'['.repeat(1e6)}${']'.repeat(1e6)}}`;
    const json = { 'content-type': 'application/json' };
    expect((await ann.askRaw('POST', '/api/import', huge, json)).refused).toBe('server.request.too-large');
    expect((await ann.askRaw('POST', '/api/import', bottomless, json)).refused).toBe(
      'server.record.unknown-game',
    );
    expect((await ann.askRaw('POST', '/api/import', '{"format":', json)).refused).toBe(
      'server.request.malformed',
    );
    expect((await ann.post('/api/import', [good])).refused).toBe('server.request.malformed');
    expect(await counted()).toEqual(before);
    expect(node.logged()).not.toContain(good.seed);
  });

  test('is taken only from somebody with an account', async () => {
    const before = await counted();
    const { status } = await node.browser().post('/api/import', good);
    expect(status).toBe(401);
    expect(await counted()).toEqual(before);
  });

  test('of which several come at once is read one after the other, and of too many those beyond the line hear so', async () => {
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => ann.post<TableDetail>('/api/import', good)),
    );
    const taken = asked.filter(({ status }) => status === 200);
    expect(new Set(taken.map(({ body }) => body.id)).size).toBe(taken.length);
    expect(taken.length).toBeGreaterThanOrEqual(5);
    for (const { status, headers } of asked.filter((answer) => !taken.includes(answer))) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  const people = [person('a', 'Bob'), person('b', 'Cy'), person('c', 'Dee')];
  const endedEarly = async (result: MatchResult, seats: readonly SeatHolder[] = people) => {
    const beginning = { seats: 3, seed: 'early', options: {} };
    const kept = await keepMatch(node.store, highCard, beginning, {
      most: 6,
      seats,
      result,
    });
    return (await ann.get<MatchFile>(`/api/tables/${kept.id}/export`)).body;
  };

  test('can be of a match that ended by agreement, or by giving up', async () => {
    const outcome = { winners: [1], places: [2, 1, 2] };
    for (const result of [{ kind: 'agreed' }, { kind: 'resigned', outcome }] as const) {
      // who was stood in for, and how many points there were, is no part of a file
      const file = await endedEarly({ ...result, standIns: [0], points: [1, 2, 3] });
      expect(file).toMatchObject({ outcome: null, result });
      const { body } = await ann.post<TableDetail>('/api/import', file);
      expect(body.result).toEqual(result);
    }
  });

  test('says of its end nothing that could not have been', async () => {
    const before = await counted();
    const outcomes = [
      { winners: [], places: [1, 1, 1] },
      { winners: [7], places: [2, 1, 2] },
      { winners: [1, 1], places: [3, 1, 3] },
      { winners: [1], places: [1, 2, 3] },
      { winners: [1], places: [2, 2, 2] },
      // no player has given up
      { winners: [0, 1, 2], places: [1, 1, 1] },
      // two of them would have played on
      { winners: [0, 1], places: [1, 1, 3] },
    ];
    const file = await endedEarly({ kind: 'agreed' });
    for (const outcome of outcomes) {
      const sent = { ...file, result: { kind: 'resigned', outcome } };
      expect((await ann.post('/api/import', sent)).refused).toBe('server.record.damaged');
    }
    // bots neither give up nor agree
    const bots = { ...file, players: ['random', 'random', 'random'] };
    const won = { kind: 'resigned', outcome: { winners: [1], places: [2, 1, 2] } };
    for (const result of [{ kind: 'agreed' }, won])
      expect((await ann.post('/api/import', { ...bots, result })).refused).toBe('server.record.damaged');
    // and who has won by the rules has not won by others giving up
    expect((await ann.post('/api/import', { ...good, result: won })).refused).toBe('server.record.damaged');
    expect((await counted()).slice(3)).toEqual(before.slice(3));
  });

  test('says of everybody that it was brought here, and calls nobody by the name of somebody here', async () => {
    const eve = await node.guest('Eve');
    await eve.post('/api/me/password', { name: 'Eve Adams', password: 'the keys of the house' });
    const zoe = await node.guest('Zoe');
    await zoe.post('/api/me/password', { name: 'Zoe Bell', password: 'the keys of the house' });
    const { body } = await zoe.post<TableDetail>('/api/import', {
      ...good,
      names: ['EVE  Adams', 'Zoe Bell', 'Bot'],
      players: ['human', 'human', 'human'],
    });
    expect(body.isImported).toBe(true);
    expect(body.seats).toEqual([person('', '“EVE  Adams”'), person('', 'Zoe Bell'), person('', '“Bot”')]);
    const { body: own } = await zoe.get<MatchFile>(`/api/tables/${body.id}/export`);
    expect(own.names).toEqual(['“EVE  Adams”', 'Zoe Bell', '“Bot”']);
  });

  test('cannot smuggle names that deceive, or a picture of an account', async () => {
    const names = ['\u202Egnp.nnA', 'B\u0301\u0301\u0301\u0301\u0301', '\u200B'];
    const { body } = await ann.post<TableDetail>('/api/import', {
      ...good,
      names,
      players: ['human', 'human', 'ghost'],
      account: ann.account.id,
    });
    expect(body.seats).toEqual([person('', 'gnp.nnA'), person('', 'B\u0301\u0301'), person('', '—')]);
  });
});
