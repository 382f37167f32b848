import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

// node scripts/start.mjs PROGRAM [ARGUMENT …]

const [, , program, ...given] = process.argv;
ensureInstalled();
const main = await build(program);
// In this process, so that the terminal, signals and the exit code are the program's own.
process.argv.splice(1, Infinity, main, ...given);
await import(pathToFileURL(main).href);
