import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'rolldown';

// Plays arranged games of Cosmic Encounter by the thousand and tells how often each ability was used and stopped.
// npm run -s soak -- --game project-elite --games 100000   its missions: random play with every invariant
// npm run -s soak -- --games 60000 [--from 0] [--record]
// npm run -s soak -- --games 60000 --about loser.super   only those of them that are arranged for this
// npm run -s soak -- --games 30000 --about rare --add      adds to what is recorded those that lead to rare moments

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'cosmic-encounter' },
    games: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    about: { type: 'string' },
    record: { type: 'boolean', default: false },
    add: { type: 'boolean', default: false },
  },
});

if (values.record && values.about !== undefined) throw new Error('only a run of all games is recorded');
if ((values.record || values.add) && values.game !== 'cosmic-encounter')
  throw new Error('only abilities of Cosmic Encounter are recorded');
const about = values.about === undefined ? [] : [values.about];
const file = `${root}node_modules/.cache/soak.mjs`;
await build({
  input: `${root}packages/games/${values.game}/src/testing/soak/soak.ts`,
  platform: 'node',
  logLevel: 'warn',
  output: { file, format: 'esm' },
});

const report = `${root}docs/coverage.md`;
const started = performance.now();
/** @type {{ games: number, decisions: number, failures: { game: number, failure: string }[], deeds: Record<string, number>, abilities: { id: string, kind: string, canBeStopped: boolean }[] }} */
const total = { games: 0, decisions: 0, failures: [], deeds: {}, abilities: [] };
const stretch = 100;
const last = Number(values.from) + Number(values.games);
let next = Number(values.from);
await Promise.all(Array.from({ length: availableParallelism() }, work));
let seconds = Math.round((performance.now() - started) / 1000);
const commands = [`npm run -s soak -- ${process.argv.slice(2).join(' ')}`];
if (values.add) addRecorded(readFileSync(report, 'utf8'));

const lines = total.abilities.length > 0 ? table() : deedsInARow();
console.log(lines.join('\n'));
if (values.record || values.add) writeFileSync(report, `${lines.join('\n')}\n`);
process.exitCode = total.failures.length > 0 ? 1 : 0;

async function work() {
  while (next < last) {
    const from = next;
    next = Math.min(last, next + stretch);
    add(JSON.parse(await play(from, next)));
    process.stderr.write(`\r${total.games} of ${values.games} games, ${total.failures.length} failures`);
  }
}

/** @param {number} from @param {number} to @returns {Promise<string>} */
function play(from, to) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, String(from), String(to), ...about], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`games ${from} to ${to} failed`)),
    );
  });
}

/** @param {typeof total} played */
function add({ games, decisions, failures, deeds, abilities }) {
  total.games += games;
  total.decisions += decisions;
  total.failures.push(...failures);
  total.abilities = abilities;
  for (const [deed, count] of Object.entries(deeds)) total.deeds[deed] = (total.deeds[deed] ?? 0) + count;
}

/** What earlier runs have met counts as well. */
function addRecorded(text) {
  const [, games, decisions, took] = /: (\d+) arranged games .*, (\d+) decisions in (\d+) s/.exec(text) ?? [];
  const [how = ''] = /(?<=Written by ).*?(?=: \d+ arranged)/.exec(text) ?? [];
  commands.unshift(...how.split(' and ').map((command) => command.replaceAll('`', '')));
  seconds += Number(took);
  const deeds = {};
  for (const [, id, used, stopped] of text.matchAll(/^\| (\S+) \| [^|]+ \| (\d+) \| (\S+) \|$/gm)) {
    deeds[id] = Number(used);
    if (stopped !== '–') deeds[`${id} stopped`] = Number(stopped);
  }
  add({
    games: Number(games),
    decisions: Number(decisions),
    failures: [],
    deeds,
    abilities: total.abilities,
  });
}

/** What happened in a game without abilities to count. */
function deedsInARow() {
  const counts = Object.entries(total.deeds).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `${total.games} games, ${total.decisions} inputs in ${seconds} s, ${total.failures.length} failures.`,
    ...total.failures.map(({ game, failure }) => `- game ${game}: ${failure}`),
    ...counts.map(([deed, count]) => `${deed}: ${count}`),
  ];
}

function table() {
  const rows = total.abilities.map(({ id, kind, canBeStopped }) => {
    const stopped = canBeStopped ? String(total.deeds[`${id} stopped`] ?? 0) : '–';
    return `| ${id} | ${kind} | ${total.deeds[id] ?? 0} | ${stopped} |`;
  });
  return [
    '# Coverage of Cosmic Encounter’s abilities',
    '',
    `Written by ${commands.map((command) => `\`${command}\``).join(' and ')}: ${total.games} arranged games played to the end by bots, ${total.decisions} decisions in ${seconds} s, ${total.failures.length} failures. “Stopped” counts uses that were cancelled; a dash stands where nothing can cancel them.`,
    '',
    ...total.failures.map(({ game, failure }) => `- game ${game}: ${failure}`),
    '| Ability | Kind | Used | Stopped |',
    '|---|---|---|---|',
    ...rows,
  ];
}
