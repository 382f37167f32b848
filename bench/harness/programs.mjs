import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
if (!canPin) console.error('taskset is not available: the programs are not pinned to a core');

/** A program of ours or a peer's on a core of its own, or on any (null). What it says is JSON, a line each. */
export function startProgram(file, { core, nice = 0, args = [], env = {} }) {
  const [command, ...given] = [
    ...(canPin && core !== null ? ['taskset', '-c', String(core)] : []),
    ...(nice > 0 ? ['nice', '-n', String(nice)] : []),
    process.execPath,
    file,
    ...args,
  ];
  const program = spawn(command, given, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => program.kill('SIGKILL');
  process.on('exit', kill);
  const exited = once(program, 'exit').then(([code, signal]) => {
    process.off('exit', kill);
    return signal ?? code;
  });
  const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
  return {
    pid: program.pid,
    /** The next thing it says; fails when it ends without a word. */
    async says() {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`${file} ended without a result (${await exited})`);
        // some libraries print a line of their own
        if (value.startsWith('{')) return JSON.parse(value);
      }
    },
    async stop() {
      program.kill('SIGTERM');
      await exited;
    },
    exited,
  };
}

/** Bytes of memory that a process has in use. */
export function residentBytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}
