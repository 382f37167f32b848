import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const mark = '?compiled';

/** Texts are compiled here, so that browsers need no parser for them: `import texts from './en.json?compiled'`. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(mark)) return null;
      const file = await this.resolve(id.slice(0, -mark.length), importer, { skipSelf: true });
      // a name of its own: as .json it would be read as such
      return file && `${file.id}${mark}.js`;
    },
    load(id) {
      if (!id.endsWith(`${mark}.js`)) return null;
      const file = id.slice(0, -`${mark}.js`.length);
      this.addWatchFile(file);
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]);
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
    },
  };
}
