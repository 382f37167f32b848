import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The web table that was built together with this program: each lies in its package's dist, under the same name. */
export const webFolder = fileURLToPath(new URL(`../../../web/dist/${basename(here)}`, import.meta.url));
