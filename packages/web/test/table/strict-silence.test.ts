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
const [desk, phone] = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
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

const isAskedOpenly = ({ questions }: Match): boolean => questions.some((question) => !isWindow(question));

/** Whether yellow can do more than let the window pass. */
const couldAct = (match: Match): boolean => {
  const shape = questionTo(match, yellow)?.shape;
  return shape?.kind === 'choose' && shape.options.length > 1;
};

/** Lets windows pass, and gives the first answer to all else. */
function firstAnswer({ shape, timeout }: Question): Json {
  if (timeout !== undefined) return timeout;
  if (shape.kind === 'choose') return shape.options[0] ?? null;
  return shape.kind === 'split' ? { [shape.slots[0]?.key ?? '']: shape.min } : [];
}

/** The same answer in both worlds. */
function goOn(worlds: readonly Match[]): void {
  for (const match of worlds) {
    const [question] = match.questions;
    if (!question) throw new Error('the match is over');
    const { seat } = question;
    submit(match, { seat, decision: decisionOf(match, seat), answer: firstAnswer(question) });
  }
}

const messageOf = (told: ToldInSilence, viewer: Viewer): FromServer | null => {
  if ('picture' in told)
    return JSON.parse(viewText('t', viewer, 0, textOf(told.picture), null)) as FromServer;
  if ('clock' in told) return { type: 'clock', table: 't', clock: told.clock, now: told.at };
  return told.news && (JSON.parse(newsText('t', told.news)) as FromServer);
};

/** A viewer who looks on in both worlds at once, each time from the same moment of the page's clock. */
class Onlooker {
  readonly #viewer: Viewer;
  readonly #pages: readonly ToyPage[];

  private constructor(viewer: Viewer, pages: readonly ToyPage[]) {
    this.#viewer = viewer;
    this.#pages = pages;
  }

  static async comes(viewer: Viewer, size = desk): Promise<Onlooker> {
    const pages = await Promise.all([0, 1].map(() => opens('cosmic-encounter')));
    const person = { kind: 'person', account: 'x', name: 'X', isReady: true } as const;
    const seats = ['Ann', 'Bob', 'Eve'].map((name) => ({ ...person, account: name, name }));
    const detail = { ...table, game: 'cosmic-encounter', seats, clock: 'normal', pauses: 'strict' } as const;
    for (const { page, hears } of pages) {
      await page.setViewportSize(size);
      await begins(page);
      await hears(
        { type: 'table', table: { ...detail, seat: viewer === 'spectator' ? null : viewer } },
        { type: 'presence', table: 't', connected: [0, 1, 2], watching: 1 },
      );
    }
    return new Onlooker(viewer, pages);
  }

  /** In each world, every screen from what is asked now until the first act, while no player does anything. */
  screens(worlds: readonly Match[]): Promise<string[][]> {
    return Promise.all(
      worlds.map((match, world) =>
        this.#shown(this.#pages[world] as ToyPage, toldInSilence(match, this.#viewer, pace)),
      ),
    );
  }

  /** In each world the table as text, and the board again. */
  tables(): Promise<string[][]> {
    return Promise.all(
      this.#pages.map(async ({ page }) => {
        const told = page.getByRole('region', { name: /table as text$/i });
        const screens: string[] = [];
        for (const shown of [told, page.locator('svg[data-board]')]) {
          await page.keyboard.press('t');
          await page.clock.runFor(atLeisure);
          await shown.waitFor();
          screens.push(await screenOf(page));
        }
        return screens;
      }),
    );
  }

  async #shown({ page, hears }: ToyPage, all: readonly ToldInSilence[]): Promise<string[]> {
    const screens: string[] = [];
    let now = 0;
    for (const told of all) {
      const message = messageOf(told, this.#viewer);
      if (!message) continue;
      await page.clock.fastForward(told.at - now);
      now = told.at;
      await hears(message);
      screens.push(await screenOf(page));
    }
    return screens;
  }
}

const aFrame = 20;

/** In milliseconds: React has shown by then what it had to wait for. */
const atLeisure = 400;

/** As it is once it is at rest. React counts what it began to draw and left: its numbers are those on this screen. */
async function screenOf(page: ToyPage['page']): Promise<string> {
  // what waits for the next frame is drawn, and ships fly by a clock of their own
  await page.clock.runFor(aFrame);
  await page.locator('[data-flights]:not([data-flights="0"])').waitFor({ state: 'detached' });
  const numbers = new Map<string, string>();
  return (await page.content()).replaceAll(/_r_[0-9a-z]+_/g, (id) => {
    const number = numbers.get(id) ?? `_${numbers.size}_`;
    numbers.set(id, number);
    return number;
  });
}

/** Where the first two screens that differ do so; null where all are the same, byte by byte. */
function partsApart([could = [], couldNot = []]: readonly string[][]): readonly string[] | null {
  const screens = could.length === couldNot.length ? could.keys() : [-1];
  for (const at of screens) {
    const pair = [could[at] ?? '', couldNot[at] ?? ''] as const;
    if (at >= 0 && pair[0] === pair[1]) continue;
    let from = 0;
    while (pair[0][from] === pair[1][from]) from++;
    return [`screen ${at}`, ...pair.map((screen) => screen.slice(Math.max(0, from - 200), from + 200))];
  }
  return null;
}

/** Time passes on the page as the test says, and from the same moment. */
async function begins(page: ToyPage['page']): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.reload();
  // React lets time pass before it shows what it had to wait for: a page that is not drawn when time stops never is
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.pauseAt(3_600_000);
}

test('where pauses are strict, no screen tells what another player holds until they act', async () => {
  const worlds = [
    worldWith(['plague', 'force-field', 'emotion-control']),
    worldWith(['attack-12', 'attack-14', 'attack-30']),
  ];
  const others = await Promise.all([
    Onlooker.comes(blue),
    Onlooker.comes('spectator'),
    Onlooker.comes('spectator', phone),
  ]);
  const couldReact: boolean[] = [];
  while (couldReact.filter(Boolean).length < 2) {
    do goOn(worlds);
    while (!worlds.every((match) => isOpened(match) || isAskedOpenly(match)));
    couldReact.push(worlds.map(couldAct).join() === 'true,false');
    for (const onlooker of others) {
      const screens = await onlooker.screens(worlds);
      expect(screens[0]?.length).toBeGreaterThan(couldReact.at(-1) ? 2 : 0);
      expect(partsApart(screens)).toBeNull();
    }
  }
  for (const onlooker of others) expect(partsApart(await onlooker.tables())).toBeNull();
  // questions were seen as well, and the comparison sees what there is to see: their own screen differs
  expect(couldReact).toContain(false);
  expect(partsApart(await (await Onlooker.comes(yellow)).screens(worlds))).not.toBeNull();
});
