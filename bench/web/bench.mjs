import { cpus, loadavg } from 'node:os';
import { tsImport } from 'tsx/esm/api';
import { blank } from './blank.mjs';
import { cosmic } from './cosmic.mjs';
import { landing } from './landing.mjs';
import { kilobytes } from './sizes.mjs';
import { table } from './table.mjs';
import { thinking } from './thinking.mjs';

export const flags = { rounds: { type: 'string' } };

/** What was promised, in the unit of the row. */
const budgets = [
  row('landing, scripts', 'KB', 130, 'gzip, texts included', ({ landing }) =>
    kilobytes(landing.files, 'scripts'),
  ),
  row('landing, styles', 'KB', 25, 'gzip', ({ landing }) => kilobytes(landing.files, 'styles')),
  row('landing, largest paint', 'ms', 2000, 'desktop, English', ({ landing }) => landing.largest),
  row('landing on a phone, largest paint', 'ms', 2000, '390 × 844, Russian', ({ phone }) => phone.largest),
  row('landing, page drawn', 'ms', null, 'desktop, English', ({ landing }) => landing.drawn),
  row('landing, shift', '', 0.05, 'the worse of both', ({ landing, phone }) =>
    Math.max(landing.shifted, phone.shifted),
  ),
  row('table, scripts added', 'KB', 120, 'gzip, texts included', ({ table, landing }) =>
    kilobytes(table.files, 'scripts', landing.files),
  ),
  row('table, texts', 'KB', 40, 'gzip, one language', ({ table }) => kilobytes(table.files, 'texts')),
  row('table, styles', 'KB', 25, 'gzip, all that is loaded', ({ table }) => kilobytes(table.files, 'styles')),
  row('table, largest paint', 'ms', 2000, 'the first visit leads here', ({ table }) => table.largest),
  row('table, board drawn', 'ms', null, 'the first visit leads here', ({ table }) => table.drawn),
  row('table, shift', '', 0.05, 'opening it and playing', ({ table }) => table.shifted),
  row('table, slowest press', 'ms', 100, 'of a script of presses', ({ table }) => slowest(table).duration),
  row('table, usual press', 'ms', 100, 'the median of them', ({ table }) => usual(table)),
  row('blank page, usual press', 'ms', null, 'the least it takes here', ({ blank }) => usual(blank)),
  row('table, playable again', 'ms', 1500, 'after a reload', ({ table }) => table.again),
  row('Cosmic Encounter, scripts added', 'KB', 120, 'gzip, texts included', ({ cosmic, landing }) =>
    kilobytes(cosmic.files, 'scripts', landing.files),
  ),
  row(
    'Cosmic Encounter, board drawn',
    'ms',
    2500,
    'the first visit leads here',
    ({ cosmic }) => cosmic.drawn,
  ),
  row('Cosmic Encounter, elements', '', 3000, 'of the page, five players', ({ cosmic }) => cosmic.elements),
  row('Cosmic Encounter, longest task', 'ms', 50, 'while five play', ({ cosmic }) => cosmic.motion.longest),
  row(
    'Cosmic Encounter, 95 of 100 frames',
    'ms',
    25,
    'while five play',
    ({ cosmic }) => cosmic.motion.frame95,
  ),
  row(
    'Cosmic Encounter, slowest press',
    'ms',
    100,
    'sheet, orders, talks',
    ({ cosmic }) => slowest(cosmic).duration,
  ),
  row(
    'Cosmic Encounter, a thought',
    'ms',
    600,
    '95 of 100 of hard bots, on the device',
    ({ thinking }) => thinking.thought95,
  ),
];

/** Pages as a slow phone gets them: 1.6 Mbit/s, 150 ms to the server, a processor four times slower than this one. */
export async function run({ rounds = '5' }) {
  const { startStarboard, theBrowser } = await programs();
  const [starboard, browser] = await Promise.all([startStarboard(), theBrowser()]);
  const before = loadavg()[0];
  const measured = [];
  try {
    for (let index = 0; index < Number(rounds); index++) {
      const round = {
        landing: await landing(browser, starboard.url),
        phone: await landing(browser, starboard.url, { locale: 'ru-RU', size: [390, 844] }),
        table: await table(browser, starboard.url),
        cosmic: await cosmic(browser, starboard.url),
        thinking: await thinking(browser, starboard.url),
        blank: await blank(browser, starboard.url),
      };
      measured.push(round);
      console.error(`round ${index + 1}: ${told(round)}`);
    }
  } finally {
    await browser.close();
    await starboard.stop();
  }
  const rows = budgets.map(({ of, ...about }) => {
    const singles = measured.map((round) => rounded(of(round), about.unit));
    return { ...about, measured: median(singles), rounds: singles };
  });
  return {
    rows,
    ratios: Object.fromEntries(rows.map(({ name, budget, measured }) => [name, ratio(budget, measured)])),
    notes: [
      `Load of the machine: ${before.toFixed(1)} to ${loadavg()[0].toFixed(1)}, ${cpus().length} cores.`,
    ],
  };
}

/** The same server and browser that the tests of the pages use. */
async function programs() {
  const from = (file) => tsImport(`../../packages/web/test/browsers/${file}`, import.meta.url);
  return { ...(await from('starboard.ts')), ...(await from('launch.ts')) };
}

function row(name, unit, budget, what, of) {
  return { name, what, unit, budget, of };
}

const slowest = ({ interactions }) =>
  interactions.reduce((worst, one) => (one.duration > worst.duration ? one : worst), { duration: 0 });

/** Faster than 16 ms is not told apart. */
const usual = ({ interactions }) => median(interactions.map(({ duration }) => duration)) ?? 16;

const rounded = (value, unit) => Number(value.toFixed(unit === 'ms' ? 0 : unit === 'KB' ? 1 : 3));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const ratio = (budget, measured) => (budget && measured ? Number((budget / measured).toFixed(2)) : undefined);

function told({ landing, phone, table, cosmic, thinking, blank }) {
  const paint = ({ drawn, largest, largestWhat, shifted, files, sent }) =>
    `${Math.round(largest)} ms “${largestWhat}”, drawn ${Math.round(drawn)}, shift ${shifted.toFixed(3)}, ${Object.keys(files).length} files, ${sent} KB`;
  const presses = ({ interactions }) =>
    interactions.map(({ step, duration }) => `${step} ${duration}`).join(', ');
  return [
    `\n  landing ${paint(landing)}\n  phone ${paint(phone)}\n  table ${paint(table)}`,
    `\n  again ${Math.round(table.again)} ms; ${presses(table)}; blank ${usual(blank)}`,
    `\n  Cosmic Encounter ${paint(cosmic)}; ${presses(cosmic)}`,
    `\n  ${thinking.thoughts} thoughts, 95 of 100 in ${Math.round(thinking.thought95)} ms`,
  ].join('');
}
