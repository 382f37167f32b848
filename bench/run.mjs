import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../scripts/install.mjs';
import { machine, record, table } from './harness/report.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const available = readdirSync(here).filter((folder) => existsSync(`${here}${folder}/bench.mjs`));
const [name, ...given] = process.argv.slice(2);
if (!available.includes(name)) fail();

ensureInstalled();
const { run, flags = {} } = await import(`./${name}/bench.mjs`);
const { json, record: isRecorded, ...wishes } = read();
const result = await run(wishes);
console.log(json ? JSON.stringify({ bench: name, machine: machine(), ...result }) : table(result));
if (isRecorded) record(`${here}results/${name}.md`, name, result);

function read() {
  try {
    const options = { json: { type: 'boolean' }, record: { type: 'boolean' }, ...flags };
    return parseArgs({ args: given, options }).values;
  } catch (error) {
    return fail(error.message, flags);
  }
}

function fail(why = null, own = {}) {
  if (why !== null) console.error(why);
  const more = Object.entries(own).map(([flag, { type }]) => ` [--${flag}${type === 'string' ? ' N' : ''}]`);
  console.error(`usage: npm run -s bench -- <name> [--json] [--record]${more.join('')}`);
  console.error(`available: ${available.join(', ')}`);
  process.exit(2);
}
