import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { digest } from './digest.ts';
import { assertSame } from './difference.ts';
import { recordPlaythrough } from './playthrough.ts';
import { type Suite, suiteOf, type SuiteSettings } from './settings.ts';

/** What one process needs to know to play what another one played. */
interface Order {
  readonly module: string;
  readonly name: string;
  readonly folder: string;
  readonly settings: Omit<SuiteSettings, 'module' | 'folder' | 'positions'>;
}

export const digestsOf = (suite: Suite): string[] =>
  suite.seatings.map((_, number) => digest(recordPlaythrough(suite, number)));

/** Another process, with another language and time zone, plays the very same games. */
export function assertSameInAnotherProcess(suite: Suite, settings: SuiteSettings): void {
  const { module, folder, positions: _, ...rest } = settings;
  const order: Order = { module: module.url.href, name: module.name, folder: folder.href, settings: rest };
  const child = fileURLToPath(new URL('./play-in-process.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', child, JSON.stringify(order)], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      TZ: 'Asia/Kathmandu',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
    },
  });
  const here = digestsOf(suite);
  assertSame(here, JSON.parse(output), 'games of another process');
  // nothing a match does may stay behind in the game itself
  assertSame(here, digestsOf(suite), 'the same games played again');
}

/** The other process's part. */
export async function carryOut(text: string): Promise<string> {
  const { module, name, folder, settings } = JSON.parse(text) as Order;
  const loaded = (await import(module)) as Readonly<Record<string, Suite['game']>>;
  const game = loaded[name];
  if (!game) throw new Error(`${module} exports no '${name}'`);
  const suite = suiteOf(game, {
    ...settings,
    module: { url: new URL(module), name },
    folder: new URL(folder),
  });
  return JSON.stringify(digestsOf(suite));
}
