import { join } from 'node:path';

/** Where a program of the tests lies, bundled before they began. */
export function pathOfProgram(name: 'node-main' | 'append-forever'): string {
  const { BUNDLED_PROGRAMS: folder } = process.env;
  if (!folder) throw new Error('bundle-programs.ts is no part of this run');
  return join(folder, `${name}.js`);
}
