import type { FromServer } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { asked, picture, table, toyPages } from './toy-page.ts';

// The table that all games share, with a game that exists nowhere else: it needs none of them.

const opens = toyPages();

const news = (n: number, events: readonly object[], sections: object = {}): FromServer => ({
  type: 'news',
  table: 't',
  n,
  sections: sections as Readonly<Record<string, unknown>>,
  events: events as readonly { type: string }[],
});

test('a line of chat draws nothing again but the chat, a comer and a vote no more than they concern', async () => {
  const { page, hears, drawn } = await opens();
  await hears(...picture());
  await page.getByText('oak on day 1').waitFor();
  const before = await drawn();
  const line = { id: 1, at: 0, account: 'Bob', name: 'Bob', text: 'A fine tree' };
  await hears({ type: 'chat', table: 't', lines: [line] });
  await page.getByText('A fine tree').waitFor();
  expect(await drawn()).toEqual(before);
  await hears(
    { type: 'presence', table: 't', connected: [0], watching: 3 },
    { type: 'clock', table: 't', clock: [], now: 5 },
    { type: 'table', table: { ...table, version: 2, endVotes: [1] } },
  );
  await page.getByText('Bob wants to end the match').waitFor();
  const { seats: _, ...others } = before;
  expect(await drawn()).toMatchObject(others);
  await hears(news(2, [{ type: 'dawn', seat: 1, day: 2 }], { day: 2 }));
  await page.getByText('oak on day 2').waitFor();
  expect((await drawn())['board']).toBeGreaterThan(before['board'] ?? 0);
});

test('the prompt bar says who is waited for, what is asked, what is meant and that the line is cut', async () => {
  const { page, hears, said, cutOff } = await opens();
  const title = page.getByRole('heading', { level: 1 });
  const says = (text: string | RegExp) => title.filter({ hasText: text }).waitFor();
  await hears(...picture());
  await says('Bob is thinking');
  await page.getByText('Day 1', { exact: true }).waitFor();
  await hears(news(2, [], { prompt: asked({ kind: 'choose', options: ['rest'] }), awaited: [0] }));
  await says('What will you do?');
  await page.getByText('Trees are high.').waitFor();
  await page.getByRole('button', { name: 'Rest' }).click();
  await says('Rest all day?');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(said).toMatchObject({ type: 'act', decision: 1, answer: 'rest' });
  await hears(news(3, [], { prompt: null, awaited: [0, 1, 2] }));
  await says(/Ann, Bob,? and .+ are thinking/);
  await cutOff();
  await says('Reconnecting');
});

test('a moment to react in can be held while it passes, with a button or with the space bar', async () => {
  const { page, hears, said } = await opens();
  const wait = page.getByRole('button', { name: 'Wait' });
  const passing = { ...asked({ kind: 'choose', options: ['rest'] }), isWindow: true, timeout: 'rest' };
  const clock = { type: 'clock', table: 't', clock: [{ seat: 0, reserve: 0, due: 900 }], now: 0 } as const;
  const live = { type: 'table', table: { ...table, version: 2, clock: 'normal' } } as const;
  await hears(...picture({ prompt: passing, awaited: [0] }), live, clock);
  await wait.click();
  await expect.poll(said).toMatchObject({ type: 'hold', on: true });
  await hears({ type: 'done', id: (await said())?.id ?? '', now: 0 });
  await page.evaluate(() => window.toy.said.splice(0));
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await expect.poll(said).toMatchObject({ type: 'hold', on: true });
  await hears({ ...clock, clock: [{ seat: 0, reserve: 0, due: 8_000 }], isHeld: true });
  await page.getByRole('status').filter({ hasText: 'Held for you' }).waitFor();
  await page.getByRole('timer').filter({ hasText: '0:0' }).waitFor();
  await wait.waitFor({ state: 'detached' });
  await hears(clock);
  await wait.waitFor();
  await hears({ type: 'table', table: { ...table, version: 2, pauses: 'strict' } });
  await wait.waitFor({ state: 'detached' });
});

test('an answer is left with another to fall back on, and what was dropped is told', async () => {
  const { page, hears, said } = await opens('plain');
  const shape = { kind: 'choose', options: ['rest', 'dig'] } as const;
  const coming = [{ prompt: 'toy.ask', shape, givens: ['day'] }];
  const dig = { prompt: 'toy.ask', given: 'day', answer: 'dig' };
  await hears(...picture(), { type: 'left', table: 't', coming, answers: [], dropped: null });
  const panel = page.getByRole('region', { name: 'Answers ahead' });
  for (const at of [0, 1]) await panel.locator('summary').nth(at).click();
  await panel.getByLabel('dig').check();
  await panel.getByLabel('Otherwise').selectOption({ label: 'Rest' });
  await panel.getByRole('button', { name: 'Leave this answer' }).click();
  const left = { ...dig, orElse: 'rest' };
  await expect.poll(said).toMatchObject({ type: 'leave', answers: [left] });
  await hears({ type: 'left', table: 't', coming, answers: [left], dropped: null });
  await panel.getByText('(otherwise: Rest)').waitFor();
  const dropped = { answers: [dig], why: { key: 'engine.not-asked' } };
  await hears({ type: 'left', table: 't', coming, answers: [], dropped });
  await page.getByText('No longer answered for you').waitFor();
});

test('what could be done a moment later is there to be chosen at once', async () => {
  const { page, hears, said } = await opens('plain');
  const ahead = [{ prompt: 'toy.ask', options: ['dig'] }];
  const passing = { ...asked({ kind: 'choose', options: ['rest'] }), isWindow: true, timeout: 'rest', ahead };
  await hears(...picture({ prompt: passing, awaited: [0] }));
  await page.getByRole('button', { name: 'dig' }).click();
  const later = { prompt: 'toy.ask', answer: 'dig' };
  await expect.poll(said).toMatchObject({ type: 'act', answer: 'rest', later });
});

test.each([
  {
    shape: { kind: 'choose', options: ['birch', 'oak'] },
    presses: ['Climb the oak'],
    answer: 'oak',
  },
  {
    shape: { kind: 'pick', options: ['birch', 'oak'], min: 1, max: 2 },
    checks: ['Climb the birch', 'Climb the oak'],
    presses: ['Confirm'],
    answer: ['birch', 'oak'],
  },
  {
    shape: { kind: 'amount', min: 1, max: 4 },
    presses: [/^One more/, /^One more/, 'Confirm'],
    answer: 3,
  },
  {
    shape: {
      kind: 'split',
      slots: [
        { key: 'red', max: 2 },
        { key: 'green', max: 2 },
      ],
      min: 2,
      max: 3,
    },
    presses: [/^One more.*Red/, /^One more.*Green/, /^One more.*Green/, 'Confirm'],
    answer: { red: 1, green: 2 },
  },
  {
    shape: {
      kind: 'form',
      parts: {
        tree: { kind: 'choose', options: ['birch', 'oak'] },
        basket: { kind: 'amount', min: 0, max: 2 },
      },
    },
    checks: ['Climb the oak'],
    presses: [/^One more/, 'Confirm'],
    answer: { tree: 'oak', basket: 1 },
  },
  {
    shape: { kind: 'open', acts: { rest: null, offer: { kind: 'amount', min: 1, max: 3 } } },
    opens: 'Offer apples',
    presses: ['Confirm'],
    answer: { offer: 1 },
  },
])('a question of the shape $shape.kind is answered with plain controls', async (question) => {
  const { page, hears, said } = await opens();
  await hears(...picture({ prompt: asked(question.shape), awaited: [0] }));
  await page.getByText('oak on day 1').waitFor();
  await page.keyboard.press('t');
  const told = page.getByRole('region', { name: 'Table as text' });
  await told.waitFor();
  if (question.opens !== undefined) await told.getByText(question.opens).click();
  for (const name of question.checks ?? []) await told.getByLabel(name).check();
  for (const name of question.presses) await told.getByRole('button', { name }).click();
  await expect.poll(said).toMatchObject({ type: 'act', answer: question.answer });
});

test('at a plain table a number presses the answer that shows it, and nothing that is folded up', async () => {
  const { page, hears, said } = await opens('plain');
  const offer = { kind: 'form', parts: { tree: { kind: 'choose', options: ['birch', 'oak'] } } };
  await hears(...picture({ prompt: asked({ kind: 'open', acts: { offer, rest: null } }), awaited: [0] }));
  await page.getByText('Offer apples').click();
  await page.getByLabel('Climb the oak').check();
  await page.getByText('Offer apples').click();
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await expect.poll(said).toMatchObject({ type: 'act', answer: 'rest' });
  expect(await page.getByLabel('Climb the birch').isChecked()).toBe(false);

  const shape = { kind: 'pick', options: ['birch', 'oak'], min: 1, max: 2 };
  await hears(news(2, [], { prompt: asked(shape, 2), awaited: [0] }));
  await page.getByLabel('Climb the oak').waitFor();
  await page.keyboard.press('2');
  await expect.poll(() => page.getByLabel('Climb the oak').isChecked()).toBe(true);
});

test('on a phone, a plain table gives what is told all the room that what is asked does not take', async () => {
  const { page, hears } = await opens('plain');
  await page.setViewportSize({ width: 390, height: 844 });
  await hears(...picture());
  const height = async (part: string): Promise<number> =>
    (await page.locator(`[data-part="${part}"]`).boundingBox())?.height ?? 0;
  await expect.poll(() => height('own')).toBeLessThan(80);
  expect(await height('board')).toBeGreaterThan(500);
  const options = Array.from({ length: 30 }, (_, count) => String(count));
  await hears(news(2, [], { prompt: asked({ kind: 'choose', options }), awaited: [0] }));
  // half of the screen at the most
  await expect.poll(() => height('own')).toBeGreaterThan(400);
  expect(await height('own')).toBeLessThanOrEqual(844 / 2);
  expect(await height('board')).toBeGreaterThan(200);
});

test('an answer that lacks something says what, and is not given', async () => {
  const { page, hears, said } = await opens();
  const shape = { kind: 'pick', options: ['birch', 'oak'], min: 2, max: 2 };
  await hears(...picture({ prompt: asked(shape), awaited: [0] }));
  await page.getByText('oak on day 1').waitFor();
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Confirm' }).click({ force: true });
  await page.getByText('at least 2').waitFor();
  expect(await said()).not.toMatchObject({ type: 'act' });
});

test('the log has the game’s headings, fades before its latest turn and points at the board', async () => {
  const { page, hears } = await opens();
  await hears(...picture());
  await hears(
    news(2, [
      { type: 'dawn', seat: 1, day: 1 },
      { type: 'picked', seat: 1, tree: 'oak' },
      { type: 'breeze' },
    ]),
    news(3, [
      { type: 'dawn', seat: 0, day: 2 },
      { type: 'picked', seat: 0, tree: 'birch' },
    ]),
  );
  const log = page.getByRole('list', { name: 'What happened' });
  await log.getByText('Ann picks from birch.').waitFor();
  const lines = await log.getByRole('listitem').allInnerTexts();
  // a seat's letter stands before what it did
  expect(lines.map((line) => line.replace(/^[A-F]\n/, ''))).toEqual([
    'Day 1',
    'The sun rises for Bob.',
    'Bob picks from oak.',
    'Day 2',
    'The sun rises for Ann.',
    'Ann picks from birch.',
  ]);
  const isFaded = (text: string) =>
    log
      .getByRole('listitem')
      .filter({ hasText: text })
      .evaluate((line) => /past/.test(line.className));
  expect(await isFaded('Bob picks')).toBe(true);
  expect(await isFaded('Ann picks')).toBe(false);
  await log.getByText('Bob picks from oak.').hover();
  await page.locator('[data-place="oak"][data-pointed]').waitFor();
});

test('a seat has its standing beside its name, and a game that has none shows none', async () => {
  const { page, hears } = await opens();
  await hears(...picture());
  const bob = page.getByRole('complementary', { name: 'Players' }).getByRole('listitem').nth(1);
  await bob.getByText('Bob').waitFor();
  expect(await bob.innerText()).toMatch(/1\s*apple/);
  expect(await bob.innerText()).toContain('basket 1');

  const quiet = await opens('quiet');
  await quiet.hears(...picture());
  await quiet.page.getByText('oak on day 1').waitFor();
  expect(await quiet.page.locator('body').innerText()).not.toMatch(/apples?\b|Day \d/);
});

const over = (winners: readonly number[]): readonly FromServer[] => [
  ...picture(),
  news(2, [], { outcome: { winners, places: [1, 1, 1] }, awaited: [] }),
];

test('the end says who has won and how, in the game’s own words', async () => {
  const { page, hears } = await opens();
  await hears(...over([1]));
  await page.getByRole('region', { name: 'Bob wins' }).getByText('The trees are bare.').waitFor();
  await page.getByText('1 winners of 3').waitFor();
});

test('players who play together win together, and lose together', async () => {
  const won = await opens('together');
  await won.hears(...over([0, 1, 2]));
  await won.page.locator('#victory', { hasText: 'Victory!' }).waitFor();
  const lost = await opens('together');
  await lost.hears(...over([]));
  await lost.page.locator('#victory', { hasText: 'Defeat' }).waitFor();
});
