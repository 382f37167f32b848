import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The languages that the pages speak, by their texts: Node cannot load the package that lists them while it builds. */
export const languages = readdirSync(fileURLToPath(new URL('../messages/app', import.meta.url))).map((file) =>
  basename(file, '.json'),
);
