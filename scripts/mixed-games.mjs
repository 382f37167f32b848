import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// Plays Cosmic Encounter at tables of every kind, bots of all levels and characters side by side, and checks every
// position. A table is drawn for each stretch of games, by its number, so that a later run goes on with --from.
// npm run -s mixed-games -- --games 20000 [--from 0] [--workers 2]

const program = fileURLToPath(new URL('../packages/cli/bin/starboard.js', import.meta.url));
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

/** The dearest level sits at fewer tables. */
const levels = ['random', 'easy', 'easy', 'easy', 'normal', 'normal', 'normal', 'normal', 'hard'];
const characters = ['', '', '', '.greedy', '.loyal', '.spiteful', '.timid', '.bold'];
const options = {
  edition: ['revised', '2008'],
  flares: ['by-edition', 'none', 'standard', 'unlimited'],
  alienChoice: ['by-edition', 'combo', 'two-flares', 'random'],
  planets: [5, 4],
  encountersPerTurn: [2, 1],
  hiddenPowers: [false, true],
  technologies: [false, true],
  powerTurnover: [false, true],
  dealColony: ['by-edition', 'any-colony-of-granter', 'home-colony-of-granter'],
  cosmicQuake: ['by-edition', 'on', 'off'],
};

const stretch = 20;
const started = performance.now();
const last = Number(values.from) + Number(values.games);
const total = { games: 0, decisions: 0, failures: 0 };
let next = Number(values.from);
await Promise.all(Array.from({ length: Number(values.workers) }, work));
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${total.games} games from ${values.from} on, ${total.decisions} decisions in ${seconds} s, ${total.failures} failures`,
);
process.exitCode = total.failures > 0 ? 1 : 0;

async function work() {
  while (next < last) {
    const from = next;
    next = Math.min(last, next + stretch);
    const table = tableOf(from / stretch);
    const played = JSON.parse(await play(table, next - from));
    total.games += played.games;
    total.decisions += played.decisions;
    total.failures += played.failures;
    for (const failure of played.failureDetails)
      console.log(`${table.join(' ')}: ${JSON.stringify(failure)}`);
    process.stderr.write(`\r${total.games} of ${values.games} games, ${total.failures} failures`);
  }
}

/** @param {number} number */
function tableOf(number) {
  const draw = luck(number);
  const bots = Array.from({ length: 3 + draw(3) }, () => {
    const level = pick(levels, draw);
    return level === 'random' ? level : level + pick(characters, draw);
  });
  const chosen = Object.entries(options).flatMap(([name, choices]) => [
    '--option',
    `${name}=${pick(choices, draw)}`,
  ]);
  return ['--bots', bots.join(','), '--players', String(bots.length), '--seed', `mixed ${number}`, ...chosen];
}

/** @template T @param {readonly T[]} choices @param {(below: number) => number} draw */
function pick(choices, draw) {
  return choices[draw(choices.length)];
}

/** @param {number} seed @returns {(below: number) => number} */
function luck(seed) {
  let state = (seed + 1) * 2654435761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

/** @param {readonly string[]} table @param {number} games @returns {Promise<string>} */
function play(table, games) {
  const how = ['--games', String(games), '--workers', '1', '--check', '--json'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'simulate', 'cosmic-encounter', ...table, ...how], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    // with a failed game the command says so by its exit code, and tells of it all the same
    child.on('close', () =>
      out === '' ? reject(new Error(`no answer for ${table.join(' ')}`)) : resolve(out),
    );
  });
}
