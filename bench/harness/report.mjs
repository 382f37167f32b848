import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, type } from 'node:os';
import { dirname } from 'node:path';

/** What a row may have, in the order of the columns; those that no row has are left out. */
const columns = [
  ['', ({ name }) => name],
  ['what is counted', ({ what }) => what],
  ['per second', ({ perSecond, unit }) => perSecond && `${perSecond.toLocaleString('en')} ${unit}`],
  ['a match', ({ perMatch }) => perMatch],
  ['enumerating', ({ enumerationShare }) => percent(enumerationShare)],
  ['p50', ({ p50 }) => milliseconds(p50)],
  ['p99', ({ p99 }) => milliseconds(p99)],
  ["a bot's turn", ({ botTurn }) => milliseconds(botTurn)],
  ['the longest', ({ longestBotTurn }) => milliseconds(longestBotTurn)],
  ['per CPU second', ({ perCpuSecond }) => perCpuSecond?.toLocaleString('en')],
  ['server busy', ({ serverBusy }) => percent(serverBusy)],
  ['clients busy', ({ clientsBusy }) => percent(clientsBusy)],
  ['memory', ({ memory }) => memory && `${Math.round(memory / 1e6)} MB`],
  ['start', ({ start }) => milliseconds(start)],
  ['measured', ({ measured, unit }) => measured !== undefined && `${measured} ${unit}`.trim()],
  ['budget', ({ budget, unit }) => budget && `${budget} ${unit}`.trim()],
  ['budget to measured', ({ name, budget }, ratios) => budget && ratios[name] && `${ratios[name]}×`],
  ['ours is', ({ name, budget }, ratios) => !budget && ratios[name] && `${ratios[name]}×`],
];

const percent = (share) => share !== undefined && `${Math.round(share * 100)} %`;
const milliseconds = (value) => value !== undefined && `${value} ms`;

export function table({ rows, ratios, targets = [], notes = [] }) {
  const lines = rows.map((row) => columns.map(([, cell]) => String(cell(row, ratios) || '')));
  const used = columns.map((_, column) => lines.some((line) => line[column] !== ''));
  const titles = columns.map(([title]) => title);
  const results = markdown([titles, ...lines].map((line) => line.filter((_, column) => used[column])));
  const parts = [results, ...(targets.length === 0 ? [] : [targetTable(targets)]), ...notes];
  return parts.join('\n\n');
}

function targetTable(targets) {
  const lines = targets.map(({ what, is, wanted, met }) => [what, wanted, String(is), met ? 'yes' : 'no']);
  return markdown([['target', 'wanted', 'measured', 'met'], ...lines]);
}

function markdown([titles, ...lines]) {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column].length)),
  );
  const draw = (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [draw(titles), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n');
}

export function machine() {
  const cores = cpus();
  return `${cores[0]?.model.trim()}, ${cores.length} cores, ${type()} ${arch()}, Node ${process.versions.node}`;
}

/** Results are kept, newest last: a later change is compared with what was measured before it. */
export function record(file, name, result) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `# ${name}\n\nWritten by \`npm run -s bench -- ${name} --record\`.\n`);
  }
  const date = new Date().toISOString().slice(0, 10);
  appendFileSync(file, `\n## ${date}\n\n${machine()}\n\n${table(result)}\n`);
}
