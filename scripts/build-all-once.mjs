import { buildAll } from './build.mjs';

/** What browsers are given, together with the server that gives it. */
export async function setup() {
  await buildAll();
}
