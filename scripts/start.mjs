import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const main = await build();
// In this process, so that the terminal, signals and the exit code are the command's own.
process.argv.splice(1, 1, main, 'play');
await import(pathToFileURL(main).href);
