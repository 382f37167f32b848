import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../scripts/install.mjs';
import { machine, record, table } from './harness/report.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const available = readdirSync(here).filter((folder) => existsSync(`${here}${folder}/bench.mjs`));
const [name, ...flags] = process.argv.slice(2);

if (!available.includes(name) || flags.some((flag) => flag !== '--json' && flag !== '--record')) {
  console.error(`usage: npm run -s bench -- <name> [--json] [--record]\navailable: ${available.join(', ')}`);
  process.exit(2);
}

ensureInstalled();
const { run } = await import(`./${name}/bench.mjs`);
const result = await run();
console.log(
  flags.includes('--json') ? JSON.stringify({ bench: name, machine: machine(), ...result }) : table(result),
);
if (flags.includes('--record')) record(`${here}results/${name}.md`, name, result);
