import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// How often each alien wins when bots of one kind play Cosmic Encounter with each other.
// npm run -s win-rates -- --games 4000 --bots normal [--flares none,standard] [--workers 1] [--record]

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/win-rates.md`;
const players = 4;
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    bots: { type: 'string', default: 'random' },
    // games are shared out evenly among these
    flares: { type: 'string', default: 'none' },
    workers: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

const flares = values.flares.split(',');
const runs = flares.map(play);
const text = (values.bots === 'random' ? list() : table()).join('\n');
console.log(text);
if (values.record) record();

/** @typedef {{ games: number, decisions: number, seconds: number, workers: number, roles: Record<string, { games: number, wins: number }> }} Played */

/** @returns {Played} */
function play(/** @type {string} */ kind) {
  const games = String(Math.round(Number(values.games) / flares.length));
  const wish = ['simulate', 'cosmic-encounter', '--games', games, '--players', String(players)];
  const how = ['--bots', values.bots, '--seed', `win rates ${kind}`, '--option', 'alienChoice=random'];
  const where = values.workers === undefined ? [] : ['--workers', values.workers];
  const program = [`${root}packages/cli/bin/starboard.js`, ...wish, ...how, ...where];
  const { stdout, status } = spawnSync(
    process.execPath,
    [...program, '--option', `flares=${kind}`, '--json'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: Infinity,
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
}

/** Aliens, the one that wins most first. */
function rates() {
  const aliens = [...new Set(runs.flatMap(({ roles }) => Object.keys(roles)))];
  return aliens
    .map((alien) => {
      const tallies = runs.map(({ roles }) => roles[alien] ?? { games: 0, wins: 0 });
      const games = sum(tallies.map((tally) => tally.games));
      const rate = sum(tallies.map((tally) => tally.wins)) / games;
      // twice the standard error
      return { alien, games, rate, doubt: 2 * Math.sqrt((rate * (1 - rate)) / games) };
    })
    .sort((a, b) => b.rate - a.rate);
}

function head() {
  const games = sum(runs.map((run) => run.games));
  const kinds = flares.map((kind) => (kind === 'none' ? 'without flares' : `with ${kind} flares`));
  return `${games} games of ${players}, any aliens, ${kinds.join(' and ')}, all seats played by *${values.bots}* bots.`;
}

function table() {
  return [
    head(),
    '',
    '| Alien | Games | Wins, shared ones included | ± |',
    '|---|---|---|---|',
    ...rates().map(
      ({ alien, games, rate, doubt }) => `| ${alien} | ${games} | ${percent(rate)} | ${percent(doubt)} |`,
    ),
  ];
}

/** What says less is told in fewer lines. */
function list() {
  const rows = rates();
  const doubt = Math.max(...rows.map((row) => row.doubt));
  const told = rows.map(({ alien, rate }) => `${alien} ${(rate * 100).toFixed(1)}`).join(', ');
  return [head(), '', `In percent, ± ${percent(doubt)} at the most: ${told}.`];
}

/** Only what is between the marks of these bots is written anew; what people wrote around it stays. */
function record() {
  const [begin, end] = [`<!-- played by ${values.bots} -->`, `<!-- /played by ${values.bots} -->`];
  const before = readFileSync(page, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < 0)
    throw new Error(`docs/win-rates.md has no place for what ${values.bots} bots played`);
  writeFileSync(page, `${before.slice(0, from + begin.length)}\n${text}\n${before.slice(to)}`);
}

function sum(/** @type {readonly number[]} */ numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function percent(/** @type {number} */ share) {
  return `${(share * 100).toFixed(1)} %`;
}
