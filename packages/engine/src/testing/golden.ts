import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../match/step-of.ts';
import { type Playthrough, recordPlaythrough, replayed } from './playthrough.ts';
import type { Suite } from './settings.ts';

export const goldenFolder = (suite: Suite): URL => new URL('golden/', suite.folder);

const update = 'run the tests with UPDATE_GOLDEN=1 and read the difference before you commit it';

/** The committed games, by name. One for every seating is expected; more may be put beside them. */
export function goldenNames(suite: Suite): string[] {
  const folder = goldenFolder(suite);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const names = [...suite.seatings.map(({ name }) => name), ...files.map((file) => file.slice(0, -5))];
  return [...new Set(names)].sort();
}

/** Replays a committed game and compares what came of every input. */
export function assertGolden(suite: Suite, name: string): void {
  const file = new URL(`${name}.json`, goldenFolder(suite));
  if (!existsSync(file)) throw new Error(`golden/${name}.json is missing: ${update}`);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Playthrough;
  compare(name, recorded, replayed(suite.game, name, recorded));
}

function compare(name: string, recorded: Playthrough, now: Playthrough): void {
  const changed = (what: string) => new Error(`golden/${name}.json: ${what}. If that is meant, ${update}`);
  if (recorded.start !== now.start) throw changed('the match starts differently');
  const index = recorded.inputs.findIndex(([, events], at) => events !== now.inputs[at]?.[1]);
  if (index >= 0) {
    throw changed(`input ${index + 1}, ${JSON.stringify(recorded.inputs[index]?.[0])}, has other events`);
  }
  if (recorded.end !== now.end) throw changed('all events are the same, but the final position is not');
}

/** Writes the games anew: those of the seatings are played again, others keep their inputs. */
export function updateGolden(suite: Suite, name: string): void {
  const folder = goldenFolder(suite);
  const number = suite.seatings.findIndex((seating) => seating.name === name);
  const playthrough = number >= 0 ? recordPlaythrough(suite, number) : rewritten(suite.game, name, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), textOf(playthrough));
}

const rewritten = (game: AnyGame, name: string, folder: URL): Playthrough =>
  replayed(game, name, JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Playthrough);

/** One input a line, so that a difference can be read. */
function textOf({ inputs, end, ...rest }: Playthrough): string {
  const head = JSON.stringify(rest).slice(0, -1);
  const lines = inputs.map((input) => JSON.stringify(input)).join(',\n');
  return `${head},"inputs":[\n${lines}\n],"end":${JSON.stringify(end)}}\n`;
}
