import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFile } from '../../store/sqlite/open-file.ts';
import { type FullNode, seated, startFullNode } from '../../testing/nodes/full-node.ts';
import type { Player } from '../../testing/people/player.ts';

// In a round of whispers each player may bury the newest word, unless it is one of the few that stay; only they know.

const window = 30_000;
const paces = {
  none: null,
  live: { free: 60_000, reserve: 60_000, window },
  brisk: { free: 60_000, reserve: 60_000, window: 300 },
  mail: { free: 86_400_000, reserve: 0, window: 86_400_000 },
};

let node: FullNode;
let ann: Player;
let bob: Player;
let cid: Player;
beforeAll(async () => {
  node = await startFullNode({ wishes: { paces } });
  [ann, bob, cid] = [await node.player(), await node.player(), await node.player()];
});
afterAll(() => node.close());

const isIdle = (player: Player, table: string): boolean => {
  const { shape } = player.prompt(table) ?? {};
  return shape?.kind === 'choose' && shape.options.length === 1;
};

/** A new table at which one player can do nothing; that one comes first. */
async function withIdle(people: readonly Player[], clock: string, bots: readonly string[] = []) {
  for (;;) {
    const wish = { game: 'whispers', options: { secretive: true }, clock, bots };
    const before = Date.now();
    const table = await seated(people, wish);
    for (const player of people) await player.asked(table);
    const idle = people.find((player) => isIdle(player, table));
    if (idle) return { table, before, idle, others: people.filter((player) => player !== idle) };
    // no player shall run into the bounds on tables one sits at and follows
    for (const player of people) {
      await player.says({ type: 'vote-end', table, agree: true });
      await player.says({ type: 'unwatch', table });
    }
  }
}

const order = async (people: readonly Player[], table: string, orders: string) => {
  for (const player of people)
    expect(await player.says({ type: 'orders', table, orders })).toMatchObject({ type: 'done' });
};

/** When and by whom each input came: a person, an order, a bot, the clock. */
function logOf(table: string): readonly { readonly at: number; readonly by: string }[] {
  const database = new DatabaseSync(databaseFile(node.config.dataDir), { readOnly: true });
  const rows = database
    .prepare('select at, made_by as by from inputs where match_id = ? order by seq')
    .all(table) as { at: number; by: string }[];
  database.close();
  return rows;
}

const by = (table: string): readonly string[] => logOf(table).map((entry) => entry.by);

/** When the window closes by itself, as the player's own clock says. */
function dueOf(player: Player, table: string): number {
  const latest = player.messages.findLast((said) => said.type === 'clock' && said.table === table);
  const { viewer } = player.screen(table);
  const due = latest?.type === 'clock' ? latest.clock.find(({ seat }) => seat === viewer)?.due : null;
  if (!due) throw new Error('no clock runs');
  return due;
}

const closed = (people: readonly Player[], table: string) =>
  Promise.all(people.map((each) => each.until(() => each.prompt(table)?.prompt === 'whisper', 'the end')));

describe('a moment to react in, with a live clock', () => {
  test('asks who can do nothing like everybody else, and closes once all have passed by themselves', async () => {
    const { table, idle, others } = await withIdle([ann, bob, cid], 'live');
    await order([ann, bob, cid], table, 'ask-if-able');
    for (const other of others) await other.answers(table, 'keep');
    // an answer by order would have queued up before theirs
    expect(by(table)).toEqual(['person', 'person']);
    expect(idle.prompt(table)).toMatchObject({ prompt: 'bury' });
    await idle.answers(table, 'keep');
    await closed([ann, bob, cid], table);
    expect(by(table)).toEqual(['person', 'person', 'person']);
  });

  test('closes at once where all have said beforehand that they pass, whatever they hold', async () => {
    const { table } = await withIdle([ann, bob, cid], 'live');
    await order([ann, bob], table, 'keep');
    await expect.poll(() => by(table)).toEqual(['order', 'order']);
    await order([cid], table, 'keep');
    await closed([ann, bob, cid], table);
    expect(by(table)).toEqual(['order', 'order', 'order']);
  });

  test('closes for all who have not passed together, when its time is up', async () => {
    const { table } = await withIdle([ann, bob, cid], 'brisk');
    const due = Math.min(...[ann, bob, cid].map((player) => dueOf(player, table)));
    await closed([ann, bob, cid], table);
    const log = logOf(table);
    expect(log.map((entry) => entry.by)).toEqual(['clock', 'clock', 'clock']);
    expect(Math.min(...log.map(({ at }) => at))).toBeGreaterThanOrEqual(due);
  });
});

describe('who can do nothing is passed over at once', () => {
  test.each(['none', 'mail'])('where nobody waits by the second: %s', async (clock) => {
    const { table, idle } = await withIdle([ann, bob, cid], clock);
    await order([idle], table, 'ask-if-able');
    await expect.poll(() => by(table)).toEqual(['order']);
  });

  test('where nobody else plays who could draw conclusions', async () => {
    const { table } = await withIdle([ann], 'live', ['random']);
    await order([ann], table, 'ask-if-able');
    await closed([ann], table);
    expect(by(table).toSorted()).toEqual(['bot', 'order']);
  });
});

test('a bot lets a moment pass before it answers, so that its haste tells nothing', async () => {
  const { table, before } = await withIdle([ann], 'live', ['random']);
  await ann.answers(table, 'keep');
  await closed([ann], table);
  const bot = logOf(table).find((entry) => entry.by === 'bot');
  expect(bot?.at).toBeGreaterThanOrEqual(before + 150);
});
