import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../scripts/install.mjs';
import { against } from './harness/against.mjs';
import { machine, record, table } from './harness/report.mjs';

const common = {
  json: { type: 'boolean' },
  record: { type: 'boolean' },
  against: { type: 'string' },
  times: { type: 'string' },
  together: { type: 'boolean' },
};
const here = fileURLToPath(new URL('.', import.meta.url));
const available = readdirSync(here).filter((folder) => existsSync(`${here}${folder}/bench.mjs`));
const [name, ...given] = process.argv.slice(2);
if (!available.includes(name)) fail();

ensureInstalled();
const { run, flags = {} } = await import(`./${name}/bench.mjs`);
const { json, record: isRecorded, against: older, times = '3', together = false, ...wishes } = read();
const result =
  older === undefined
    ? await run(wishes)
    : await against(older, name, passedOn(wishes), { times: Number(times), together });
console.log(json ? JSON.stringify({ bench: name, machine: machine(), ...result }) : table(result));
if (isRecorded) record(`${here}results/${name}.md`, name, result);

function passedOn(wishes) {
  return Object.entries(wishes).flatMap(([flag, value]) =>
    value === true ? [`--${flag}`] : [`--${flag}`, value],
  );
}

function read() {
  try {
    return parseArgs({ args: given, options: { ...common, ...flags } }).values;
  } catch (error) {
    return fail(error.message, flags);
  }
}

function fail(why = null, own = {}) {
  if (why !== null) console.error(why);
  const more = Object.entries(own).map(([flag, { type }]) => ` [--${flag}${type === 'string' ? ' N' : ''}]`);
  console.error(
    `usage: npm run -s bench -- <name> [--json] [--record] [--against FOLDER [--times N] [--together]]${more.join('')}`,
  );
  console.error(`available: ${available.join(', ')}`);
  process.exit(2);
}
