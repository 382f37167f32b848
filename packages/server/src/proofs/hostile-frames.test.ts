import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomFrom } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';
import { dialects, newPremises, type Premises } from '../testing/stores/stores.ts';
import { hostileFrame } from './hostile-frames.ts';

/** How many frames; more in a long run: HOSTILE=300000. */
const frames = Number(process.env['HOSTILE'] ?? 16_000);
const seed = process.env['HOSTILE_SEED'] ?? 'hostile';

describe.each(dialects)('frames that no honest client sends, to a node on %s', (dialect) => {
  let premises: Premises;
  let node: FullNode;
  let honest: readonly [Player, Player];
  let table: string;

  beforeAll(async () => {
    premises = await newPremises(dialect);
    const config = dialect === 'postgres' ? { databaseUrl: premises.where } : {};
    node = await startFullNode({ config });
    honest = [await node.player(), await node.player()];
    table = await seated(honest, { game: 'whispers', options: { secretive: true } });
  });
  afterAll(async () => {
    await node.close();
    await premises.remove();
  });

  /** The node is well, the honest play on, and nothing has gone wrong inside. */
  async function expectAllWell(): Promise<void> {
    expect((await honest[0].browser.get('/ready')).status).toBe(200);
    for (const player of honest) {
      const { shape } = await player.asked(table);
      const answer = shape.kind === 'choose' ? (shape.options[0] ?? '') : '';
      expect((await player.answers(table, answer)).type).toBe('news');
    }
    expect(node.logged()).not.toMatch(/"level":"(error|fatal)"/);
  }

  test('are refused one by one, and change nothing for others', async () => {
    const attackers = [await node.player(), await node.player(), await node.player()] as const;
    let own = await seated(attackers.slice(0, 2), { game: 'whispers', options: { secretive: true } });
    const secrets = honest.flatMap((player) => player.screen(table).sections['words'] as string[]);
    const { n } = honest[0].screen(table);
    const random = randomFrom(seed);
    // SQLite takes most of them: it has no database server between
    const count = dialect === 'sqlite' ? frames : Math.min(frames, 4_000);
    const answers = new Map<string, number>();
    let heapBefore = 0;
    for (let sent = 0; sent < count; ) {
      for (const attacker of attackers) {
        const from = attacker.messages.length;
        for (let batch = 0; batch < 100; batch++, sent++)
          attacker.socket?.send(hostileFrame(random, [table, own, 'nowhere']));
        await attacker.says({ type: 'lobby', on: false }, 'over');
        for (const message of attacker.messages.slice(from)) {
          const key = message.type === 'refused' ? message.reason.key : message.type;
          answers.set(key, (answers.get(key) ?? 0) + 1);
        }
        const heard = attacker.heard.join('\n');
        for (const secret of secrets) expect(heard).not.toContain(secret);
        attacker.messages.length = 0;
        attacker.heard.length = 0;
      }
      const { body } = await attackers[0].browser.get<TableDetail>(`/api/tables/${own}`);
      if (body.status === 'finished') {
        for (const attacker of attackers) await attacker.says({ type: 'unwatch', table: own });
        own = await seated(attackers.slice(0, 2), { game: 'whispers' });
      }
      if (heapBefore === 0 && sent > count / 2) heapBefore = heapUsed();
    }
    expect(heapUsed() - heapBefore).toBeLessThan(40_000_000);
    for (const key of ['server.request.malformed', 'server.table.not-seated', 'server.table.unknown', 'done'])
      expect([...answers.keys()]).toContain(key);
    expect([...answers.keys()]).not.toContain('server.failed');
    expect([...answers.keys()]).not.toContain('server.unavailable');
    expect(honest[0].screen(table).n).toBe(n);
    for (const attacker of attackers) await attacker.disconnect();
    await expectAllWell();
  });

  test('text that a database cannot keep is refused at the door', async () => {
    const ann = await node.player();
    const bob = await node.player();
    const own = await seated([ann, bob], { game: 'whispers', options: { secretive: true } });
    const { decision } = await ann.asked(own);
    for (const id of ['\u0000', 'a\u0000b', '\ud800', 'two words', '']) {
      const from = ann.messages.length;
      for (const said of [
        { type: 'act', table: own, decision, answer: 'keep' },
        { type: 'chat', table: own, text: 'hello' },
        { type: 'undo', table: own },
      ])
        ann.socket?.send(JSON.stringify({ ...said, id }));
      ann.socket?.send(JSON.stringify({ type: 'watch', id: 'watch', table: id }));
      await ann.says({ type: 'lobby', on: false });
      // what is told of the table meanwhile may come at any place
      expect(ann.messages.slice(from).filter(({ type }) => type === 'refused')).toEqual(
        Array.from({ length: 4 }, () => ({
          type: 'refused',
          id: null,
          reason: { key: 'server.request.malformed' },
        })),
      );
    }
    expect(await ann.says({ type: 'chat', table: own, text: 'nil: \u0000.' })).toMatchObject({
      type: 'done',
    });
    expect((await ann.answers(own, 'keep')).type).toBe('news');
    for (const player of [ann, bob]) await player.disconnect();
    await expectAllWell();
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
