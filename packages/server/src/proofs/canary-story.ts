import { expect } from 'vitest';
import { Browser } from '../testing/people/browser.ts';
import { type FullNode, seated } from '../testing/nodes/full-node.ts';
import { Player } from '../testing/people/player.ts';
import { Lookout } from './lookout.ts';

export const metricsToken = 'a-token-of-some-length';

/** Three people and a bot play, others watch, and all happens that can. Throws once one has heard too much. */
export async function playUnderWatch(node: FullNode, delay: number): Promise<void> {
  const [ann, bob, cid, zoe] = await Promise.all(
    ['Ann', 'Bob', 'Cid', 'Zoe'].map((name) => node.player(name)),
  );
  if (!ann || !bob || !cid || !zoe) throw new Error('somebody is missing');
  const tablet = await anotherDevice(node, ann);
  const passerby = { browser: new Browser(node.url), heard: [] as string[] };
  await zoe.says({ type: 'lobby', on: true });
  const table = await seated([ann, bob, cid], {
    game: 'whispers',
    options: { secretive: true },
    bots: ['random'],
    clock: 'calm',
    isPublic: true,
    spectators: { allowed: true, delay },
  });
  const lookout = new Lookout(node, table);
  lookout.follow('Ann', 0, ann);
  lookout.follow('Ann’s tablet', 0, tablet);
  lookout.follow('Bob', 1, bob);
  lookout.follow('Cid', 2, cid);
  lookout.follow('Zoe', 'spectator', zoe, delay > 0);
  lookout.listen('a passer-by', 'spectator', passerby.heard, delay > 0);
  const everybody = [ann, tablet, bob, cid, zoe];
  const stepsDone = (player: Player) => (player.screen(table).sections['said'] as string[]).length / 4;
  const askAround = async (moment: string) => {
    for (const who of [...everybody, passerby]) await lookAround(who, table);
    await lookout.check(moment);
  };

  await tablet.watches(table);
  await zoe.watches(table);
  await askAround('the start');
  for (const player of [ann, bob, cid, zoe]) await tryEverything(player, table);
  await lookout.check('refusals');

  // in secret, with second thoughts
  await answer(ann, table, 'bury');
  await ann.says({ type: 'undo', table });
  await lookout.check('an answer in secret, taken back');
  await answer(tablet, table, 'bury');
  await answer(bob, table, 'bury');
  await lookout.check('answers in secret');
  await answer(cid, table, 'bury');

  await guessAt(ann, bob, table);

  // face down, with second thoughts
  await answer(bob, table, 'whisper');
  await lookout.check('an answer face down');
  await bob.says({ type: 'undo', table });
  await lookout.check('an answer taken up again');
  // at her tablet Ann is still there: however long this takes, no bot takes her place
  const { n } = ann.screen(table);
  await ann.disconnect();
  await answer(bob, table, 'whisper');
  await answer(cid, table, 'whisper');
  await ann.connect();
  await ann.watches(table, n);
  await answer(ann, table, 'whisper');
  await ann.until(() => stepsDone(ann) === 1, 'the first words');
  await askAround('the first words');

  // all agree to go back behind what has been said
  await bob.says({ type: 'takeback', table, agree: true });
  await lookout.check('a wish to go back');
  for (const player of [ann, cid]) await player.says({ type: 'takeback', table, agree: true });
  await ann.until(() => stepsDone(ann) === 0, 'the way back');
  await askAround('the way back');
  for (const player of [bob, ann, cid]) await answer(player, table, 'whisper', true);
  await ann.until(() => stepsDone(ann) === 1, 'the first words anew');
  await lookout.check('the first words anew');

  // one goes away, is stood in for, and comes back by every kind of number
  const old = cid.screen(table).n;
  await cid.disconnect();
  await ann.until(() => 'standIn' in (ann.screen(table).detail?.seats[2] ?? {}), 'the stand-in');
  for (const prompt of ['bury', 'whisper'] as const)
    for (const player of [ann, bob]) await answer(player, table, prompt);
  await ann.until(() => stepsDone(ann) === 2, 'the second words');
  for (const player of [bob, zoe]) await player.says({ type: 'chat', table, text: 'where is Cid?' });
  await ann.says({ type: 'vote-end', table, agree: true });
  await askAround('a bot in Cid’s place');
  await cid.connect();
  await cid.watches(table, old);
  for (const after of [0, cid.screen(table).n, 1_000_000]) await cid.watches(table, after);
  await zoe.disconnect();
  await zoe.connect();
  await zoe.watches(table, 0);
  await zoe.says({ type: 'unwatch', table });
  await zoe.watches(table);
  await askAround('Cid is back');

  await bob.says({ type: 'resign', table });
  await lookout.check('Bob has given up');
  await Promise.all([cid, ann].map((player) => playOn(player, table)));
  await ann.until(() => ann.screen(table).detail?.status === 'finished', 'the end');
  await bob.watches(table, 0);
  await lookout.check('the end');

  // and now all may see everything
  for (const { browser } of [...everybody, passerby]) {
    const { status, body } = await browser.get(`/api/tables/${table}/replay?viewer=0`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('canary-');
    expect((await browser.get(`/api/tables/${table}/export`)).status).toBe(200);
  }
  for (const player of everybody) await player.disconnect();
}

async function anotherDevice(node: FullNode, owner: Player): Promise<Player> {
  const proof = { name: `Ann ${Date.now()}`, password: 'correct horse battery' };
  await owner.browser.post('/api/me/password', proof);
  // with the new token
  await owner.connect();
  const browser = new Browser(node.url);
  expect((await browser.post('/api/sign-in', proof)).status).toBe(200);
  const player = new Player(browser);
  await player.connect();
  return player;
}

/** Answers the prompt of this name when it comes; the last of the options, unless the first is wanted. */
async function answer(player: Player, table: string, prompt: string, first = false): Promise<void> {
  await player.until(() => player.prompt(table)?.prompt === prompt, `the question ${prompt}`);
  const { shape } = await player.asked(table);
  if (shape.kind !== 'choose') throw new Error('not such a question');
  const said = await player.answers(table, shape.options.at(first ? 0 : -1) ?? '');
  if (said.type === 'refused') throw new Error(said.reason.key);
}

/** A word that a player holds is refused like one that no player does. */
async function guessAt(holder: Player, guesser: Player, table: string): Promise<void> {
  await guesser.until(() => guesser.prompt(table)?.prompt === 'whisper', 'the question whisper');
  const [word = ''] = holder.screen(table).sections['words'] as readonly string[];
  const nobodys = `canary-${'0'.repeat(word.length - 'canary-'.length)}`;
  const refusal = await guesser.answers(table, word, 'guess');
  expect(refusal).toMatchObject({ type: 'refused', reason: { key: 'whispers.not-in-hand' } });
  expect(await guesser.answers(table, nobodys, 'guess')).toEqual(refusal);
}

/** Answers all that comes, to the end. */
async function playOn(player: Player, table: string): Promise<void> {
  const isOver = () => player.screen(table).sections['outcome'] !== null;
  while (!isOver()) {
    const asked = player.prompt(table);
    if (asked) await answer(player, table, asked.prompt);
    await player.until(() => isOver() || player.prompt(table) !== null, 'the next question');
  }
}

/** Asks the server over HTTP for all it may tell; what is still secret is refused. */
async function lookAround(
  { browser, heard }: { readonly browser: Browser; readonly heard: string[] },
  table: string,
): Promise<void> {
  for (const path of ['', '/chat', '/replay', '/export'].map((what) => `/api/tables/${table}${what}`))
    heard.push(JSON.stringify((await browser.get(path)).body));
  for (const viewer of ['spectator', 0, 1, 2, 3]) {
    const answered = await browser.get(`/api/tables/${table}/replay?viewer=${viewer}`);
    expect([answered.status, answered.refused]).toEqual([409, 'server.record.not-over']);
    heard.push(JSON.stringify(answered.body));
  }
  expect((await browser.get(`/api/tables/${table}/export`)).refused).toBe('server.record.not-over');
  for (const path of ['/api/tables', '/api/me/tables', '/api/me', '/api/me/export'])
    heard.push(JSON.stringify((await browser.get(path)).body));
  // an operator learns no secrets either
  const metrics = await browser.askRaw('GET', '/metrics', undefined, {
    authorization: `Bearer ${metricsToken}`,
  });
  expect(metrics.status).toBe(200);
  heard.push(String(metrics.body));
}

/** All that is refused, by the rules or by the house. */
async function tryEverything(player: Player, table: string): Promise<void> {
  const decision = player.prompt(table)?.decision ?? 1;
  for (const [number, answer] of [
    [decision, 'bury me'],
    [decision, `canary-${'0'.repeat(24)}`],
    [decision, 7],
    [decision, null],
    [decision, { __proto__: [] }],
    [decision + 1, 'keep'],
    [0, 'keep'],
  ] as const)
    expect((await player.says({ type: 'act', table, decision: number, answer })).type).toBe('refused');
  for (const said of [
    { type: 'undo', table },
    { type: 'takeback', table, agree: true },
    { type: 'orders', table, orders: [] },
    { type: 'chat', table, text: '' },
    { type: 'watch', table: 'nowhere' },
    { type: 'act', table: 'nowhere', decision, answer: 'keep' },
  ] as const)
    expect((await player.says(said)).type).toBe('refused');
}
