import {
  decisionOf,
  isWindow,
  type Json,
  type Match,
  type Question,
  questionTo,
  submit,
  type Viewer,
} from '@starboard/engine';
import { gameById } from '@starboard/games';
import { begin, textOf } from '@starboard/host';
import { toldInSilence, type ToldInSilence } from '@starboard/host/testing';
import { type FromServer, newsText, viewText } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { gamePages, table, type ToyPage } from './toy-page.ts';

// The other half of the proof on messages: what they make of a screen, byte by byte, in worlds that differ in a hand.

const opens = gamePages();
const [blue, yellow] = [1, 2];
const pace = { free: 30_000, reserve: 300_000, window: 2_500 };

/** Red attacks blue; yellow could answer what they play, or could not. */
function worldWith(hand: readonly string[]): Match {
  const game = gameById('cosmic-encounter');
  if (!game) throw new Error('the game is gone');
  const attacks = ['attack-04', 'attack-06', 'attack-08', 'negotiate'];
  const start = {
    players: 3,
    red: { hand: attacks, alien: 'clone' },
    blue: { hand: ['attack-10', 'attack-20', 'negotiate'], alien: 'mirror' },
    yellow: { hand: [...hand], alien: 'zombie' },
  };
  return begin(game, { seats: 3, options: {}, seed: 'two worlds', start });
}

const isOpened = ({ questions, position }: Match): boolean =>
  questions.length > 1 && questions.every(isWindow) && Object.keys(position.answered).length === 0;

/** Whether yellow can do more than let the window pass. */
const couldReact = (match: Match): boolean => {
  const shape = questionTo(match, yellow)?.shape;
  return shape?.kind === 'choose' && shape.options.length > 1;
};

/** Lets windows pass, and gives the first answer to all else. */
function firstAnswer({ shape, timeout }: Question): Json {
  if (timeout !== undefined) return timeout;
  if (shape.kind === 'choose') return shape.options[0] ?? null;
  return shape.kind === 'split' ? { [shape.slots[0]?.key ?? '']: shape.min } : [];
}

/** Goes on by the same answers in both worlds until a run opens in which yellow could react in the first alone. */
function goOn(worlds: readonly Match[]): void {
  do
    for (const match of worlds) {
      const [question] = match.questions;
      if (!question) throw new Error('the match is over');
      const { seat } = question;
      submit(match, { seat, decision: decisionOf(match, seat), answer: firstAnswer(question) });
    }
  while (!worlds.every(isOpened) || worlds.map(couldReact).join() !== 'true,false');
}

const messageOf = (told: ToldInSilence, viewer: Viewer): FromServer | null => {
  if ('picture' in told)
    return JSON.parse(viewText('t', viewer, 0, textOf(told.picture), null)) as FromServer;
  if ('clock' in told) return { type: 'clock', table: 't', clock: told.clock, now: told.at };
  return told.news && (JSON.parse(newsText('t', told.news)) as FromServer);
};

/** Every screen that a viewer sees from the opening of a run until the first act, while no player does anything. */
async function screensOf(match: Match, viewer: Viewer): Promise<readonly string[]> {
  const { page, hears } = await opens('cosmic-encounter');
  await begins(page);
  const person = { kind: 'person', account: 'x', name: 'X', isReady: true } as const;
  const seats = ['Ann', 'Bob', 'Eve'].map((name) => ({ ...person, account: name, name }));
  const detail = { ...table, game: 'cosmic-encounter', seats, clock: 'normal', pauses: 'strict' } as const;
  await hears(
    { type: 'table', table: { ...detail, seat: viewer === 'spectator' ? null : viewer } },
    { type: 'presence', table: 't', connected: [0, 1, 2], watching: 1 },
  );
  const screens: string[] = [];
  let now = 0;
  for (const told of toldInSilence(match, viewer, pace)) {
    const message = messageOf(told, viewer);
    if (!message) continue;
    await page.clock.runFor(told.at - now);
    now = told.at;
    await hears(message);
    // what waits for the next frame is drawn
    await page.clock.runFor(aFrame);
    screens.push(await page.content());
  }
  return screens;
}

const aFrame = 20;

/** Time passes on the page as the test says, and from the same moment. */
async function begins(page: ToyPage['page']): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.reload();
  // React lets time pass before it shows what it had to wait for: a page that is not drawn when time stops never is
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.pauseAt(3_600_000);
}

test('where pauses are strict, no screen tells whether another player could react', async () => {
  const worlds = [
    worldWith(['plague', 'force-field', 'emotion-control']),
    worldWith(['attack-12', 'attack-14', 'attack-30']),
  ];
  for (let run = 0; run < 2; run++) {
    goOn(worlds);
    for (const viewer of [blue, 'spectator'] as const) {
      const [could, couldNot] = await Promise.all(worlds.map((match) => screensOf(match, viewer)));
      expect(could?.length).toBeGreaterThan(2);
      expect(couldNot).toEqual(could);
    }
  }
  // the comparison sees what there is to see: their own screen differs
  const [could, couldNot] = await Promise.all(worlds.map((match) => screensOf(match, yellow)));
  expect(couldNot).not.toEqual(could);
});
