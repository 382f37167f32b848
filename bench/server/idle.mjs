import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '../harness/programs.mjs';
import { runClients, rounded, withServer } from './contest.mjs';

const opened = 200;

/** A server whose database is full of tables that no player is at. */
export async function idle(programs, tables) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-idle-'));
  try {
    console.error(`writing ${tables} idle tables`);
    const own = fill(`${programs}/fill.js`, folder, tables);
    const started = performance.now();
    return await withServer(`${programs}/node.js`, { folder }, async ({ pid, url }) => {
      while ((await fetch(`${url}/ready`)).status !== 200) await pause(10);
      const start = performance.now() - started;
      const opening = await runClients(`${programs}/openings.js`, { url, ...own });
      return {
        name: 'Starboard, idle',
        what: `${tables.toLocaleString('en')} stored tables: ${opened} opened for the first time`,
        p50: rounded(opening.p50),
        p99: rounded(opening.p99),
        longest: rounded(opening.longest),
        start: Math.round(start),
        memory: residentBytes(pid),
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fill(program, folder, tables) {
  const { status, stdout } = spawnSync(process.execPath, [program, folder, String(tables), String(opened)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('the idle tables could not be written');
  return JSON.parse(stdout);
}
