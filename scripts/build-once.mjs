import { buildAll } from './build.mjs';

/** Command line and server are tested as they are shipped: bundled, once, before any test runs. */
export async function setup() {
  await buildAll(['cli', 'server']);
}
