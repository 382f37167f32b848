import { fileURLToPath } from 'node:url';

/** Where the web app is once it has been built; as far from this file as from the bundle in dist/<name>. */
export const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
