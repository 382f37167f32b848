import { bundlePrograms } from '../harness/bundle.mjs';
import { residentBytes, startProgram } from '../harness/programs.mjs';
import { withServer } from '../server/contest.mjs';

const ways = {
  pings: 'pings that nobody hears answered',
  replays: 'pages of a match of 20,000 inputs, its log from the start',
  tables: 'tables with strong bots, left or played at once',
  spectators: 'spectators who come and go',
  imports: 'matches of 20,000 inputs, brought again and again',
};
const all = 'all at once';
/** Not hostile, and worth a promise of its own. */
const strongBots = 'strong bots';
const calm = 'calm';

/** One of this machine's; the others come from other ones. */
const hostileAddress = '127.0.0.66';

export const flags = { minutes: { type: 'string' }, only: { type: 'string' } };

/** How other tables fare while one address does all it is let, each way on a node of its own. */
export async function run({ minutes = '2', only = null }) {
  const programs = await bundlePrograms(
    'starve',
    ['node', 'honest', 'hostile'].map((program) => `starve/${program}.ts`),
    { threadsOf: 'server/src' },
  );
  const rows = [];
  const trials = [
    { name: calm, what: 'nobody hostile', hostile: [] },
    ...Object.entries(ways).map(([name, what]) => ({ name, what, hostile: [name] })),
    { name: all, what: 'all of these ways', hostile: Object.keys(ways) },
    { name: strongBots, what: 'twenty tables of Cosmic Encounter with hard bots', hostile: [strongBots] },
  ];
  for (const { name, what, hostile } of trials) {
    if (only !== null && name !== only && name !== calm) continue;
    console.error(`${name} for ${minutes} minutes`);
    rows.push({ name, what, ...(await suffer(programs, hostile, Number(minutes) * 60)) });
    console.error(JSON.stringify(rows.at(-1)));
  }
  const [first, ...attacks] = rows;
  const ratios = Object.fromEntries(
    attacks.map(({ name, p99 }) => [name, Number((first.p99 / p99).toFixed(2))]),
  );
  return { rows, ratios, targets: attacks.flatMap(targets), notes: attacks.map(noteOf) };
}

/** People play for so long, beside an address that is hostile in these ways. */
async function suffer(programs, hostile, seconds) {
  return withServer(`${programs}/node.js`, { core: null }, async ({ pid, url, exited }) => {
    let memory = 0;
    const watching = setInterval(() => (memory = Math.max(memory, residentOr(pid, memory))), 200);
    let hasExited = false;
    void exited.then(() => (hasExited = true));
    try {
      const wish = { url, seconds };
      const honest = startProgram(`${programs}/honest.js`, { core: null, args: [JSON.stringify(wish)] });
      const { tables } = await honest.says();
      const attack =
        hostile.length > 0 ? await attacking(programs, { url, ways: hostile, tables, seconds }) : null;
      const { moves, botTurns, errors } = await honest.says();
      const did = attack && (await attack.says());
      return {
        perSecond: Math.round(moves.count / seconds),
        unit: 'moves',
        p50: rounded(moves.p50),
        p99: rounded(moves.p99),
        longest: rounded(moves.longest),
        botTurn: Math.round(botTurns.p50),
        longestBotTurn: Math.round(botTurns.longest),
        botTurns: botTurns.count,
        memory,
        errors,
        hasExited,
        ...(did && { did }),
      };
    } finally {
      clearInterval(watching);
    }
  });
}

/** The hostile address yields the cores to the others: it would come from another machine. */
async function attacking(programs, { url, ways: names, tables, seconds }) {
  // it goes on while the honest warm up, and until they have measured
  const wish = { url, address: hostileAddress, ways: names, tables, seconds: seconds + 15 };
  const program = startProgram(`${programs}/hostile.js`, {
    core: null,
    nice: 10,
    args: [JSON.stringify(wish)],
  });
  await program.says();
  return program;
}

const rounded = (value) => Number(value.toFixed(2));

function residentOr(pid, before) {
  try {
    return residentBytes(pid);
  } catch {
    return before;
  }
}

function targets({ name, p99, longestBotTurn, memory, hasExited, errors }) {
  const atMost = (what, is, wanted) => ({
    what: `${name}: ${what}`,
    is,
    wanted: `≤ ${wanted}`,
    met: is <= wanted,
  });
  return [
    atMost("p99 of others' moves (ms)", p99, name === strongBots ? 20 : 50),
    atMost("longest of others' bots' turns (ms)", longestBotTurn, 2000),
    atMost('memory (MB)', Math.round(memory / 1e6), 600),
    atMost('errors of others', errors, 0),
    atMost('exits', hasExited ? 1 : 0, 0),
  ];
}

const noteOf = ({ name, did }) =>
  `${name}: ${Object.entries(did)
    .map(([what, times]) => `${times.toLocaleString('en')} ${what}`)
    .join(', ')}.`;
