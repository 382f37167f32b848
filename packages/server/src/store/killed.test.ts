import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { pathOfProgram } from '../testing/programs.ts';
import { dialects, newPremises } from '../testing/stores/stores.ts';
import { createToyMatch } from '../testing/stores/toy-match.ts';
import type { Dialect, Store } from './store.ts';

/** How often a process is killed; more in a long run: KILLS=500. */
const kills = Number(process.env['KILLS'] ?? 25);

const matches = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'];

interface Acknowledged {
  readonly match: string;
  readonly seq: number;
  readonly request: string;
}

/** What a writer says of itself before it writes. */
type Word = 'opening' | 'opened';

describe.each(dialects)('processes writing to %s, killed at any moment', (dialect) => {
  test('lose nothing that was acknowledged and write nothing twice', async () => {
    const premises = await newPremises(dialect);
    const before = await premises.open();
    for (const match of matches) await createToyMatch(before, match);
    await before.close();

    const acknowledged: Acknowledged[] = [];
    const start = (inputs: number, word: Word = 'opened') =>
      startWriter(dialect, premises.where, { inputs, word }, acknowledged);
    // two at once get in each other's way, where that is allowed
    const bystander = dialect === 'postgres' ? await start(1) : null;
    for (let kill = 0; kill < kills; kill += 1) {
      // now and then while it is still opening, or has just opened
      const inputs = kill % 5 === 4 ? 0 : 1 + Math.floor(Math.random() * 60);
      await end(await start(inputs, kill % 2 === 0 ? 'opening' : 'opened'));
    }
    if (bystander) await end(bystander);

    const after = await premises.open();
    await expectKept(after, acknowledged);
    await after.close();
    await premises.remove();
  });
});

async function expectKept(store: Store, acknowledged: readonly Acknowledged[]): Promise<void> {
  const kept = new Map<string, string | null>();
  for (const match of matches) {
    const inputs = await store.matches.inputsAfter(match, 0, 1_000_000);
    expect(inputs.map(({ seq }) => seq)).toEqual(inputs.map((_, index) => index + 1));
    const saved = { position: { count: inputs.length } };
    expect(await store.matches.load(match)).toMatchObject({ seq: inputs.length, saved });
    for (const { seq, request } of inputs) kept.set(`${match} ${seq}`, request);
  }
  const lost = acknowledged.filter(({ match, seq, request }) => kept.get(`${match} ${seq}`) !== request);
  expect(lost).toEqual([]);
  expect(new Set(kept.values()).size).toBe(kept.size);
  expect(acknowledged.length).toBeGreaterThan(0);
}

/** Resolves when it has had so many inputs acknowledged, or has said the word where it need not write any. */
async function startWriter(
  dialect: Dialect,
  where: string,
  { inputs, word }: { readonly inputs: number; readonly word: Word },
  acknowledged: Acknowledged[],
): Promise<ChildProcess> {
  const database = dialect === 'postgres' ? [where, ''] : ['', where];
  const writer = spawn(process.execPath, [pathOfProgram('append-forever'), ...database, ...matches], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(writer.stdout);
  let heard = 0;
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (line === word && inputs === 0) resolve();
      const said = parsed(line);
      if (!said) return;
      acknowledged.push(said);
      heard += 1;
      if (heard === inputs) resolve();
    });
    lines.on('close', () => reject(new Error('the writer ended by itself')));
  });
  return writer;
}

/** A line that was cut off by the kill was not said. */
function parsed(line: string): Acknowledged | null {
  try {
    return JSON.parse(line) as Acknowledged;
  } catch {
    return null;
  }
}

async function end(writer: ChildProcess): Promise<void> {
  const closed = once(writer, 'close');
  writer.kill('SIGKILL');
  await closed;
  expect(writer.signalCode).toBe('SIGKILL');
}
