// The command line is tested as it is shipped: bundled, once, before any test runs.
export { build as setup } from './build.mjs';
