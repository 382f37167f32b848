import { build } from './build.mjs';

/** The command line is tested as it is shipped: bundled, once, before any test runs. */
export async function setup() {
  await build();
}
