import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';

// The clocks stand: a round lasts until a test lets time pass, however busy the machine is.

let passed = 0;
const steady = performance.now();
const wall = Date.now();
let node: FullNode;
beforeAll(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => steady + passed);
  vi.spyOn(Date, 'now').mockImplementation(() => wall + passed);
  // and no bot stands in for those who are gone
  node = await startFullNode({ wishes: { grace: 3_600_000 } });
});
afterAll(async () => {
  await node.close();
  vi.restoreAllMocks();
});

const happenings = ({ messages }: Player) =>
  messages.flatMap((message) => (message.type === 'news' ? message.events : []));

const count = (player: Player, type: string): number =>
  happenings(player).filter((event) => event.type === type).length;

/** Seats them, and waits until none of them is waited for. */
async function racing(
  players: readonly Player[],
  bots: readonly string[] = [],
  game = 'tap-race',
): Promise<string> {
  const table = await seated(players, { game, bots });
  for (const player of players)
    await player.until(() => player.prompt(table)?.prompt === 'tap', 'a race that has begun');
  return table;
}

const rolls = 'roll'.repeat(12).match(/roll/g) ?? [];

/** Rolls without waiting for the answers, which come in the same order. */
async function rollsAway(player: Player, table: string, name: string): Promise<readonly string[]> {
  const { decision } = await player.asked(table);
  const answers = await Promise.all(
    rolls.map((answer, index) => player.says({ type: 'act', table, decision, answer }, `${name}-${index}`)),
  );
  return answers.flatMap((answer) => (answer.type === 'news' ? [answer.id ?? ''] : []));
}

describe('in real time', () => {
  test('each hears of their own acts one by one, and all see the same in the same order', async () => {
    const [ann, bob, dee] = [await node.player(), await node.player(), await node.player()];
    const table = await racing([ann, bob]);
    await dee.watches(table);
    const [anns, bobs] = await Promise.all([rollsAway(ann, table, 'a'), rollsAway(bob, table, 'b')]);
    expect(anns).toEqual(rolls.map((_, index) => `a-${index}`));
    expect(bobs).toEqual(rolls.map((_, index) => `b-${index}`));
    const all = 2 * rolls.length;
    for (const player of [ann, bob, dee])
      await player.until(() => count(player, 'rolled') === all, 'all that was rolled');
    const rolled = (player: Player) => happenings(player).filter(({ type }) => type === 'rolled');
    expect(rolled(bob)).toEqual(rolled(ann));
    expect(rolled(dee)).toEqual(rolled(ann));
    for (const { screens } of [bob, dee])
      expect(screens.get(table)?.sections['runners']).toEqual(ann.screen(table).sections['runners']);
  });

  test('who was cut off comes back to just what they have missed, and no act counts twice', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await racing([ann, bob]);
    const { decision } = await ann.asked(table);
    await rollsAway(ann, table, 'early');
    await bob.until(() => count(bob, 'rolled') === rolls.length, 'what Ann rolled');
    const { n } = bob.screen(table);
    await bob.disconnect();
    await ann.until(() => ann.prompt(table)?.prompt === 'pause', 'a round that waits');
    await ann.answers(table, 'play-on');
    for (let time = 0; time < 30; time++) await rollsAway(ann, table, `time-${time}`);
    await bob.connect();
    await bob.watches(table, n);
    const view = bob.messages.findLast((message) => message.type === 'view');
    // far more than is read of a log at once
    expect(view?.missed?.filter(({ type }) => type === 'rolled')).toHaveLength(30 * rolls.length);
    expect(view?.isWhole).toBeUndefined();
    const before = count(ann, 'rolled');
    // some 360 acts later, and only moments
    const again = await ann.says({ type: 'act', table, decision, answer: 'roll' }, 'early-0');
    expect(again).toEqual({ type: 'done', id: 'early-0' });
    expect(count(ann, 'rolled')).toBe(before);
  });

  test('who was away for minutes is told the latest of them anew', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await racing([ann, bob], [], 'patient-race');
    await rollsAway(ann, table, 'first');
    await bob.until(() => count(bob, 'rolled') === rolls.length, 'what Ann rolled');
    const { n } = bob.screen(table);
    const missedBy = async () => {
      await bob.watches(table, n);
      const view = bob.messages.findLast((message) => message.type === 'view');
      return [view?.missed?.filter(({ type }) => type === 'rolled').length, view?.isWhole];
    };
    for (let time = 0; time < 20; time++) await rollsAway(ann, table, `early-${time}`);
    expect(await missedBy()).toEqual([20 * rolls.length, undefined]);
    for (const turn of ['a', 'b']) {
      passed += 65_000;
      await rollsAway(ann, table, turn);
    }
    // the room has forgotten it, and it is more than is looked up at once
    expect(await missedBy()).toEqual([23 * rolls.length, true]);
  });

  test('no move is taken back', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await racing([ann, bob]);
    await ann.answers(table, 'roll');
    expect(await ann.says({ type: 'takeback', table, agree: true })).toMatchObject({
      type: 'refused',
      reason: { key: 'server.takeback.timed' },
    });
  });

  test('a round waits for a player who is gone, and goes on when they are back', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await racing([ann, bob]);
    await bob.disconnect();
    await ann.until(() => ann.prompt(table)?.prompt === 'pause', 'a round that waits');
    expect(ann.screen(table).sections['time']).toBeNull();
    await bob.connect();
    await bob.watches(table, bob.screen(table).n);
    for (const player of [ann, bob])
      await player.until(() => player.prompt(table)?.prompt === 'tap', 'a round that goes on');
    expect(await bob.answers(table, 'roll')).toMatchObject({ type: 'news' });
    expect(count(ann, 'paused')).toBe(count(ann, 'resumed'));
  });

  test('bots act again and again, once in a turn of theirs', async () => {
    const ann = await node.player();
    await racing([ann], ['random', 'random']);
    const acts = () => count(ann, 'rolled') + count(ann, 'banked');
    for (let turn = 1; turn <= 4; turn++) {
      passed += node.config.botPace;
      const before = acts();
      await ann.until(() => acts() > before, 'acts of bots');
    }
    // two bots, and no more turns than four and the one it began in
    expect(acts()).toBeLessThanOrEqual(2 * 5);
  });
});
