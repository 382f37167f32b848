import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, type } from 'node:os';
import { dirname } from 'node:path';

const header = ['', 'what is counted', 'per second', 'a match', 'enumerating', 'ours is'];

export function table({ rows, ratios }) {
  const lines = rows.map(({ name, what, perSecond, unit, perMatch, enumerationShare }) => [
    name,
    what,
    `${perSecond.toLocaleString('en')} ${unit}`,
    perMatch === undefined ? '' : String(perMatch),
    enumerationShare === undefined ? '' : `${Math.round(enumerationShare * 100)} %`,
    ratios[name] === undefined ? '' : `${ratios[name]}×`,
  ]);
  const used = header.map((_, column) => lines.some((line) => line[column] !== ''));
  return markdown([header, ...lines].map((line) => line.filter((_, column) => used[column])));
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
