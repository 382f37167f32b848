import type { AnyGame, Json, Prompt } from '@starboard/engine';
import { games } from '@starboard/games';
import { type GameTime, isTableNote } from '@starboard/host';
import { gameNow } from '@starboard/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';
import { newPremises } from '../testing/stores/stores.ts';

// A deal of Cosmic Encounter has its minute where people play against a clock, and nowhere else.

const paces = {
  none: null,
  live: { free: 30_000, reserve: 0, window: 100 },
  mail: { free: 86_400_000, reserve: 0, window: 86_400_000 },
};
const second = 1000;
const day = 86_400 * second;

/** How far the machine's clocks have been taken on; no test has to sit a minute out. */
let takenOn = 0;
const steady = performance.now.bind(performance);
const wall = Date.now.bind(Date);
const passes = (milliseconds: number) => {
  takenOn += milliseconds;
};

/** The game as it is, from a position in which the first encounter leads to talks. */
const talkative = (): AnyGame => {
  const game = games.find(({ id }) => id === 'cosmic-encounter');
  if (!game?.position) throw new Error('there is no such game');
  const { frames, state } = game.position({
    players: 3,
    destiny: ['blue'],
    red: { hand: ['negotiate', 'attack-04'] },
    blue: { hand: ['negotiate', 'attack-06'] },
    yellow: { hand: ['attack-08'] },
  });
  const first = frames[0]?.step ?? '';
  return { ...game, main: { ...game.main, first }, setup: () => structuredClone(state) };
};

const startOne = (config: Partial<FullNode['config']> = {}) =>
  startFullNode({ config, games: [talkative()], wishes: { paces } });

let node: FullNode;
beforeAll(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + takenOn);
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + takenOn);
  node = await startOne();
});
afterAll(async () => {
  await node.close();
  vi.restoreAllMocks();
});

/** On the way to the talks there is nothing to think about. */
function plainAnswer({ prompt, shape }: Prompt): Json | undefined {
  if (prompt === 'ce.ask.deal') return undefined;
  if (shape.kind === 'split') return { [shape.slots[0]?.key ?? '']: 1 };
  if (shape.kind === 'pick') return [];
  if (shape.kind !== 'choose') return undefined;
  return shape.options.find((option) => option.startsWith('negotiate')) ?? shape.options[0];
}

const isTalking = (player: Player, table: string): boolean => player.prompt(table)?.prompt === 'ce.ask.deal';

/** Ann attacks Bob, and both want to talk. */
async function talks(clock: keyof typeof paces, at = node) {
  const [ann, bob, cid] = [await at.player(), await at.player(), await at.player()];
  const table = await seated([ann, bob, cid], { game: 'cosmic-encounter', clock });
  const answered = new Set<string>();
  const move = async (player: Player, index: number) => {
    const asked = player.prompt(table);
    const answer = asked && plainAnswer(asked);
    const key = `${index}:${asked?.decision}`;
    if (!asked || answer === undefined || answered.has(key)) return;
    answered.add(key);
    // a moment to react may have passed by itself meanwhile
    await player.says({ type: 'act', table, decision: asked.decision, answer });
  };
  const areTalking = () => isTalking(ann, table) && isTalking(bob, table);
  while (!areTalking()) {
    const before = [ann, bob, cid].map(({ messages }) => messages.length).join();
    for (const [index, player] of [ann, bob, cid].entries()) await move(player, index);
    await ann.until(
      () => areTalking() || [ann, bob, cid].map(({ messages }) => messages.length).join() !== before,
      'the talks',
    );
  }
  return { ann, bob, cid, table };
}

const gift = (cards: readonly string[] = []) => ({ cards, kinds: [], random: 0, colony: null, release: {} });
const anOffer = { offer: { offense: gift(['attack-04']), defense: gift() } };

const happenings = ({ messages }: Player) =>
  messages.flatMap((message) => (message.type === 'news' ? message.events : []));

const isHeard = (player: Player, what: string): boolean =>
  happenings(player).some(({ type }) => type === what);

const failure = (player: Player): unknown => {
  const failed = happenings(player).find(({ type }) => type === 'dealFailed');
  return failed && 'why' in failed ? failed.why : null;
};

/** Until when each seat has time to answer, by the latest word on it. */
const dueTimes = ({ messages }: Player): readonly (number | null)[] =>
  messages.findLast((message) => message.type === 'clock')?.clock.map(({ due }) => due) ?? [];

const timeOf = (player: Player, table: string): GameTime | null =>
  (player.screen(table).sections['time'] ?? null) as GameTime | null;

/** What a client whose own clock is wrong reads off the game's, and how wrong that can be. */
async function clientTime(player: Player, table: string, skew: number) {
  const own = () => performance.now() + skew;
  const sent = own();
  const pong = await player.says({ type: 'ping' });
  const heard = own();
  const shift = ((pong.type === 'done' && pong.now) || 0) - (sent + heard) / 2;
  return {
    read: () => gameNow(timeOf(player, table) ?? { runs: false, at: -1 }, own() + shift),
    // the server rounds to whole milliseconds
    slack: (heard - sent) / 2 + 1,
  };
}

test('all clients read the same off the game’s clock, and are told once', async () => {
  const { ann, bob, table } = await talks('live');
  expect(timeOf(ann, table)).toMatchObject({ runs: true });
  expect(timeOf(bob, table)).toEqual(timeOf(ann, table));
  const [anns, bobs] = [await clientTime(ann, table, 0), await clientTime(bob, table, -3600 * second)];
  const apart = anns.read() - bobs.read();
  expect(Math.abs(apart)).toBeLessThanOrEqual(anns.slack + bobs.slack);
  passes(20 * second);
  expect(anns.read()).toBeGreaterThan(20 * second);
  expect(await ann.answers(table, anOffer)).toMatchObject({ type: 'news' });
  await bob.until(() => isHeard(bob, 'dealOffered'), 'the offer');
  const offer = bob.messages.findLast((message) => message.type === 'news');
  expect(offer?.sections).not.toHaveProperty('time');
});

test('the game’s clock stands while none of the players is there, and goes on from where it stood', async () => {
  const { ann, bob, cid, table } = await talks('live');
  const dee = await node.player();
  await dee.watches(table);
  passes(20 * second);
  await Promise.all([ann, bob, cid].map((player) => player.disconnect()));
  await dee.until(() => timeOf(dee, table)?.runs === false, 'a clock that stands');
  passes(3600 * second);
  const stood = (await clientTime(dee, table, 0)).read();
  expect(stood).toBeGreaterThanOrEqual(20 * second);
  expect(stood).toBeLessThan(60 * second);
  await ann.connect();
  await ann.watches(table, ann.screen(table).n);
  await ann.until(() => timeOf(ann, table)?.runs === true, 'a clock that runs');
  expect((await clientTime(ann, table, 0)).read()).toBeLessThan(60 * second);
  await dee.until(() => timeOf(dee, table)?.runs === true, 'a clock that runs');
  expect(timeOf(dee, table)).toEqual(timeOf(ann, table));
});

test('an answer counts from when it was heard, however much was to be done before it', async () => {
  const { ann, table } = await talks('mail');
  const { decision } = await ann.asked(table);
  const sends = (said: object) => ann.socket?.send(JSON.stringify({ table, ...said }));
  for (let line = 0; line < 12; line++) sends({ type: 'chat', id: `line-${line}`, text: `${line}` });
  sends({ type: 'act', id: 'offer', decision, answer: anOffer });
  // told at once, so that all before it has been heard
  const pong = await ann.says({ type: 'ping' });
  passes(3600 * second);
  await ann.until(() => isHeard(ann, 'dealOffered'), 'the offer');
  await ann.until(() => (dueTimes(ann)[1] ?? null) !== null, 'Bob’s clock');
  expect(dueTimes(ann)[1]).toBeLessThanOrEqual(((pong.type === 'done' && pong.now) || 0) + day);
});

test('played live it ends at its minute by itself, and not before', async () => {
  const { ann, bob, table } = await talks('live');
  // the minute belongs to all: no seat's own time runs meanwhile, though all of it would be over
  await ann.until(() => dueTimes(ann).every((due) => due === null), 'clocks that stand');
  passes(55 * second);
  expect(await ann.answers(table, anOffer)).toMatchObject({ type: 'news' });
  await bob.until(() => isHeard(bob, 'dealOffered'), 'the offer');
  expect(failure(bob)).toBeNull();
  passes(5 * second);
  await bob.until(() => failure(bob) === 'time', 'the end of the talks');
  expect(happenings(bob).filter(isTableNote)).toEqual([]);
});

test('an offer after the minute comes too late', async () => {
  const { ann, table } = await talks('live');
  const { decision } = await ann.asked(table);
  passes(61 * second);
  expect(await ann.says({ type: 'act', table, decision, answer: anOffer })).toMatchObject({
    type: 'refused',
  });
  await ann.until(() => failure(ann) === 'time', 'the end of the talks');
});

test.each(['none', 'mail'] as const)('it has all the time in the world: clock %s', async (clock) => {
  const { ann, bob, table } = await talks(clock);
  passes(20 * 60 * second);
  expect(await ann.answers(table, anOffer)).toMatchObject({ type: 'news' });
  await bob.until(() => isHeard(bob, 'dealOffered'), 'the offer');
  passes(20 * 60 * second);
  expect(await bob.answers(table, 'accept')).toMatchObject({ type: 'news' });
  await ann.until(() => isHeard(ann, 'dealMade'), 'the deal');
});

test('by mail the time of whoever has an offer to answer runs, and when it is over the deal has failed', async () => {
  const { ann, bob, table } = await talks('mail');
  passes(day / 2);
  await ann.answers(table, anOffer);
  await ann.until(() => dueTimes(ann)[0] === null && dueTimes(ann)[1] !== null, 'Bob’s clock alone');
  passes(day * 0.9);
  expect(failure(bob)).toBeNull();
  passes(day * 0.2);
  await ann.until(() => failure(ann) === 'broken-off', 'the end of the talks');
  expect(happenings(ann).filter(isTableNote)).toContainEqual({ type: 'table:time-ran-out', seat: 1 });
});

test('time stands still while no node is there', async () => {
  const premises = await newPremises('sqlite');
  const first = await startOne({ dataDir: premises.where });
  const { ann, bob, table } = await talks('live', first);
  await Promise.all([ann.disconnect(), bob.disconnect()]);
  await first.close();
  passes(3600 * second);
  const later = await startOne({ dataDir: premises.where });
  for (const player of [ann, bob]) {
    await player.connect(later.url);
    await player.watches(table);
  }
  expect(await ann.answers(table, anOffer)).toMatchObject({ type: 'news' });
  passes(61 * second);
  await ann.until(() => failure(ann) === 'time', 'the end of the talks');
  await Promise.all([ann.disconnect(), bob.disconnect()]);
  await later.close();
  await premises.remove();
});
