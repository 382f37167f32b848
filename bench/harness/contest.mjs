import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const child = fileURLToPath(new URL('./contender.mjs', import.meta.url));
const rounds = 3;
const mostWarmUpSeconds = 30;
const seconds = 4;

/** Alternates the contenders, so that a busy minute of the machine hits all of them; a row each, medians. */
export async function contest(contenders) {
  const pin = pinToOneCore();
  const entrants = [];
  for (const contender of contenders) {
    entrants.push({ ...contender, file: await bundle(contender.entry), results: [] });
  }
  for (let round = 1; round <= rounds; round++) {
    for (const entrant of entrants) {
      const result = measure(entrant.file, pin);
      entrant.results.push(result);
      console.error(`round ${round}/${rounds}  ${entrant.name}: ${Math.round(rate(result))} ${entrant.unit}`);
    }
  }
  return entrants.map(toRow);
}

function measure(file, pin) {
  const [command, ...args] = [...pin, process.execPath, child, file, mostWarmUpSeconds, seconds].map(String);
  const { status, stdout } = spawnSync(command, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} failed`);
  return JSON.parse(stdout);
}

function toRow({ name, what, unit, playsMatches, results }) {
  const perRound = results.map((result) => Math.round(rate(result)));
  const perMatch = Math.round(median(results.map(({ count, games }) => count / games)));
  const row = {
    name,
    what,
    perSecond: median(perRound),
    perCpuSecond: median(results.map(({ count, cpuSeconds }) => Math.round(count / cpuSeconds))),
    unit,
    ...(playsMatches && { perMatch }),
    rounds: perRound,
  };
  const shares = results
    .map(({ enumerationShare }) => enumerationShare)
    .filter((share) => share !== undefined);
  return shares.length > 0 ? { ...row, enumerationShare: Number(median(shares).toFixed(3)) } : row;
}

function rate({ count, seconds: elapsed }) {
  return count / elapsed;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function pinToOneCore() {
  const pin = ['taskset', '-c', '0'];
  if (spawnSync(pin[0], [...pin.slice(1), 'true']).status === 0) return pin;
  console.error('taskset is not available: the contenders are not pinned to one core');
  return [];
}
