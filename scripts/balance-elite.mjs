import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'rolldown';

// How often bots win missions of Project: ELITE, by difficulty and number of players; the ten pairs of mission and map
// take turns, heroes and starting weapons are dealt at random. The same flags give the same table but for its times.
// npm run -s balance-elite -- --bots normal --games 100 [--difficulties low,medium,high] [--players 1,2,3,4,5,6]
//   [--seed balance] [--workers 2] [--record]

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/balance.md`;
const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'normal' },
    games: { type: 'string', default: '100' },
    difficulties: { type: 'string', default: 'low,medium,high' },
    players: { type: 'string', default: '1,2,3,4,5,6' },
    seed: { type: 'string', default: 'balance' },
    workers: { type: 'string', default: '2' },
    record: { type: 'boolean', default: false },
  },
});
const level = values.bots;
const difficulties = values.difficulties.split(',');
const players = values.players.split(',').map(Number);
const games = Number(values.games);

/** What is aimed at, in percent of missions won, and by how much a group may miss it. */
const aims = {
  normal: { low: [60], medium: [35], high: [15], within: 5 },
  hard: {
    low: [80, 82, 85, 85, 85, 85],
    medium: [50, 52, 55, 55, 55, 55],
    high: [22, 24, 27, 28, 28, 28],
    within: 10,
  },
};

/**
 * @typedef {{
 *   seats: number, options: { mission: string, map: string, difficulty: string }, cause: string, rounds: number,
 *   heroes: string[], weapons: string[], damage: number[], reachedLimit: boolean, searches: number, kills: number,
 *   rolls: number, results: number, lasting: number, doneSoon: number, seconds: number,
 * }} Played
 */

/** @type {Played[]} */
const played = [];
const file = `${root}node_modules/.cache/balance-elite.mjs`;
await build({
  input: `${root}packages/games/project-elite/src/testing/balance/play-share.ts`,
  platform: 'node',
  logLevel: 'warn',
  output: { file, format: 'esm' },
});
const shares = Number(values.workers);
await Promise.all(Array.from({ length: shares }, (_, share) => work(share)));
const text = report().join('\n');
console.log(text);
if (values.record) record();

async function work(/** @type {number} */ share) {
  const wanted = { level, difficulties, players, games, seed: values.seed, share, shares };
  const child = spawn(process.execPath, [file, JSON.stringify(wanted)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) played.push(JSON.parse(line));
  const [status] = await ended;
  if (status !== 0) process.exit(1);
}

function report() {
  const seconds = mean(played.map((each) => each.seconds));
  return [
    `${played.length} missions, ${games} of each difficulty with each number of players, all seats played by *${level}* bots. Seed \`${values.seed}\`. ${seconds.toFixed(2)} s of processor time each.`,
    '',
    ...winTable(),
    '',
    ...causeTable(),
    '',
    ...spreadTable(),
    '',
    ...measures(),
  ];
}

/** Missions won, with what is aimed at where that is told. */
function winTable() {
  const rows = difficulties.map((difficulty) => {
    const cells = players.map((seats) => {
      const group = played.filter((each) => each.options.difficulty === difficulty && each.seats === seats);
      const rate = 100 * share(group, isWon);
      const aim = aimOf(difficulty, seats);
      return `${rate.toFixed(1)}${aim !== null && Math.abs(rate - aim.rate) > aim.within ? ' ✗' : ''}`;
    });
    const aim = players.map((seats) => aimOf(difficulty, seats)?.rate ?? '–');
    const aimed = new Set(aim).size === 1 ? aim[0] : aim.join(' / ');
    return `| ${difficulty} | ${cells.join(' | ')} | ${aimed} |`;
  });
  return [
    `| Won, % | ${players.map((seats) => `${seats} players`).join(' | ')} | aim |`,
    `|---|${players.map(() => '---|').join('')}---|`,
    ...rows,
  ];
}

function aimOf(/** @type {string} */ difficulty, /** @type {number} */ seats) {
  const aim = level in aims ? aims[/** @type {keyof typeof aims} */ (level)] : null;
  const rates = aim && difficulty in aim ? aim[/** @type {'low'} */ (difficulty)] : null;
  return aim && rates ? { rate: rates[Math.min(seats, rates.length) - 1] ?? 0, within: aim.within } : null;
}

/** Why missions are lost. */
function causeTable() {
  const rows = difficulties.map((difficulty) => {
    const lost = played.filter((each) => each.options.difficulty === difficulty && !isWon(each));
    const won = played.filter((each) => each.options.difficulty === difficulty && isWon(each));
    const causes = ['breach', 'death', 'rounds'].map((cause) =>
      (100 * share(lost, (each) => each.cause === cause)).toFixed(0),
    );
    const rounds = won.map((each) => each.rounds).sort((a, b) => a - b);
    const early = (100 * share(won, (each) => each.rounds < 4)).toFixed(0);
    return `| ${difficulty} | ${causes.join(' | ')} | ${rounds[Math.floor(rounds.length / 2)] ?? '–'} | ${early} |`;
  });
  return [
    '| Lost by, % | breach | death | rounds | rounds of a win (median) | won before round 4, % |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
}

function spreadTable() {
  const missions = [...new Set(played.map((each) => each.options.mission))];
  const maps = [...new Set(played.map((each) => each.options.map))];
  const rows = difficulties.map((difficulty) => {
    const all = played.filter((each) => each.options.difficulty === difficulty);
    const cells = [
      ...missions.map((mission) => all.filter((each) => each.options.mission === mission)),
      ...maps.map((map) => all.filter((each) => each.options.map === map)),
    ].map((group) => (100 * share(group, isWon)).toFixed(0));
    return `| ${difficulty} | ${cells.join(' | ')} |`;
  });
  return [
    `| Won, % | ${[...missions, ...maps].join(' | ')} |`,
    `|---|${[...missions, ...maps].map(() => '---|').join('')}`,
    ...rows,
  ];
}

/** What else is measured; heroes and weapons by how much more often teams with them win, inside each group. */
function measures() {
  const sixth = played.filter((each) => each.seats < 6);
  const heroes = [...new Set(played.flatMap((each) => each.heroes))].sort();
  const weapons = [...new Set(played.flatMap((each) => each.weapons))].sort();
  const perRound = (/** @type {Played} */ each) => each.searches / (3 * Math.min(4, each.rounds));
  const rows = difficulties.map((difficulty) => {
    const all = played.filter((each) => each.options.difficulty === difficulty);
    const lasting = sum(all.map((each) => each.lasting));
    const soon = lasting === 0 ? '–' : ((100 * sum(all.map((each) => each.doneSoon))) / lasting).toFixed(0);
    return `| ${[
      difficulty,
      mean(all.flatMap((each) => each.damage)).toFixed(1),
      (100 * share(all, (each) => each.reachedLimit)).toFixed(0),
      (100 * mean(all.map(perRound))).toFixed(0),
      soon,
      mean(all.map((each) => each.rolls / each.heroes.length / each.rounds)).toFixed(1),
      mean(all.map((each) => each.results / each.heroes.length / each.rounds)).toFixed(1),
      mean(all.map((each) => each.kills / each.heroes.length / each.rounds)).toFixed(1),
    ].join(' | ')} |`;
  });
  return [
    '| | damage of a hero | missions in which one reaches its limit, % | searches of the most there are, % | lasting events done within two rounds, % | rolls a hero and round | Alien results | kills |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Heroes, points above or below their groups: ${told(heroes, sixth, (each) => each.heroes)}.`,
    '',
    `Starting weapons: ${told(weapons, played, (each) => each.weapons)}.`,
  ];
}

function told(
  /** @type {string[]} */ names,
  /** @type {Played[]} */ among,
  /** @type {(each: Played) => string[]} */ of,
) {
  return names
    .map((name) => ({ name, gain: gainOf(among, (each) => of(each).includes(name)) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ name, gain }) => `${name} ${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(1)}`)
    .join(', ');
}

/** How many points more such missions are won than others of their group, all groups alike. */
function gainOf(/** @type {Played[]} */ among, /** @type {(each: Played) => boolean} */ isSuch) {
  const gains = difficulties.flatMap((difficulty) =>
    players.flatMap((seats) => {
      const group = among.filter((each) => each.options.difficulty === difficulty && each.seats === seats);
      const such = group.filter(isSuch);
      return such.length === 0 ? [] : [100 * (share(such, isWon) - share(group, isWon))];
    }),
  );
  return mean(gains);
}

/** Only what is between the marks of these bots is written anew; what people wrote around it stays. */
function record() {
  const [begin, end] = [`<!-- played by ${level} -->`, `<!-- /played by ${level} -->`];
  const before = readFileSync(page, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`docs/balance.md has no place for what ${level} bots played`);
  writeFileSync(page, `${before.slice(0, from + begin.length)}\n${text}\n${before.slice(to)}`);
}

function isWon(/** @type {Played} */ { cause }) {
  return cause === 'won';
}

/** @template Item */
function share(/** @type {readonly Item[]} */ items, /** @type {(item: Item) => boolean} */ is) {
  return items.length === 0 ? 0 : items.filter(is).length / items.length;
}

function sum(/** @type {readonly number[]} */ numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(/** @type {readonly number[]} */ numbers) {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}
