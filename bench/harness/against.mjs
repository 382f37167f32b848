import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('../..', import.meta.url));

/** What a change may cost at most, so that the noise of a machine is not taken for it. */
const least = 0.97;

/**
 * The same benchmark in an older checkout and in this one, in turns, so that a busy minute of the machine hits both; or
 * both at once on the same core, so that every second of it does. Rows that both have are compared by their medians;
 * more than 1 is better now, in any unit.
 */
export async function against(older, name, flags, { times, together }) {
  const runs = { before: [], now: [] };
  for (let turn = 1; turn <= times; turn++) {
    console.error(`turn ${turn}/${times}`);
    const before = rowsOf(older, name, flags);
    if (!together) await before;
    const [old, fresh] = await Promise.all([before, rowsOf(here, name, flags)]);
    runs.before.push(old);
    runs.now.push(fresh);
  }
  const rows = [...compared(runs)];
  return {
    rows,
    ratios: Object.fromEntries(rows.map(({ name: row, ratio }) => [row, ratio])),
    targets: rows.map(({ name: row, ratio }) => ({
      what: row,
      is: ratio,
      wanted: `≥ ${least}`,
      met: ratio >= least,
    })),
  };
}

async function rowsOf(folder, name, flags) {
  const run = spawn(process.execPath, ['bench/run.mjs', name, '--json', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [stdout, [status]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
  if (status !== 0) throw new Error(`${name} failed in ${folder}`);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1)).rows;
}

function* compared({ before, now }) {
  for (const { name, unit } of now[0]) {
    const values = (runs) =>
      runs.map((rows) => valueOf(rows.find((row) => row.name === name))).filter((value) => value > 0);
    const [old, fresh] = [median(values(before)), median(values(now))];
    if (old === undefined || fresh === undefined) continue;
    const isRate = now[0].find((row) => row.name === name).perSecond !== undefined;
    const ratio = Number((isRate ? fresh / old : old / fresh).toFixed(3));
    yield { name, what: `before: ${old}`, measured: fresh, unit: isRate ? `${unit}/s` : unit, ratio };
  }
}

/** What is done in a second of the processor says more than what is done in one of the clock. */
const valueOf = (row) => row?.perCpuSecond ?? row?.perSecond ?? row?.measured;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
