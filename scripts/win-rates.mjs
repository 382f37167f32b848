import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// How often each alien wins when bots play Cosmic Encounter at random.
// npm run -s win-rates -- --games 50000 [--record]

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/win-rates.md`;
const players = 4;
const { values } = parseArgs({
  options: { games: { type: 'string', default: '2000' }, record: { type: 'boolean', default: false } },
});

const flags = ['--games', values.games, '--players', String(players), '--seed', 'win rates'];
const wish = ['simulate', 'cosmic-encounter', ...flags, '--option', 'alienChoice=random', '--json'];
const { stdout, status } = spawnSync(process.execPath, [`${root}packages/cli/bin/starboard.js`, ...wish], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: Infinity,
});
if (status !== 0) process.exit(status ?? 1);
/** @type {{ games: number, decisions: number, seconds: number, workers: number, roles: Record<string, { games: number, wins: number }> }} */
const played = JSON.parse(stdout);

const text = table().join('\n');
console.log(text);
if (values.record) record();

function table() {
  const rows = Object.entries(played.roles)
    .map(([alien, { games, wins }]) => ({ alien, games, rate: wins / games }))
    .sort((a, b) => b.rate - a.rate);
  const perSecond = (/** @type {number} */ count) => Math.round(count / played.seconds);
  return [
    `${played.games} games of ${players}, any aliens, no flares, everybody choosing at random: ${perSecond(played.games)} games and ${perSecond(played.decisions)} decisions a second on ${played.workers} cores.`,
    '',
    '| Alien | Games | Wins, shared ones included | ± |',
    '|---|---|---|---|',
    ...rows.map(({ alien, games, rate }) => {
      // twice the standard error
      const doubt = 2 * Math.sqrt((rate * (1 - rate)) / games);
      return `| ${alien} | ${games} | ${percent(rate)} | ${percent(doubt)} |`;
    }),
  ];
}

/** Only what is between the marks is written anew; what people wrote around it stays. */
function record() {
  const [begin, end] = ['<!-- played -->', '<!-- /played -->'];
  const before = existsSync(page) ? readFileSync(page, 'utf8') : `# Win rates\n\n${begin}\n${end}\n`;
  const from = before.indexOf(begin) + begin.length;
  writeFileSync(page, `${before.slice(0, from)}\n${text}\n${before.slice(before.indexOf(end))}`);
}

function percent(/** @type {number} */ share) {
  return `${(share * 100).toFixed(1)} %`;
}
