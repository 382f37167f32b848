import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Which texts of a file are wanted: all, or those whose keys end in one of these words. */
const wish = /\?(?:only=(?<only>[\w,]+)&)?compiled$/;

/**
 * Texts are compiled here, so that browsers need no parser for them: `import texts from './en.json?compiled'`, and
 * `'./en.json?only=name,text&compiled'` where the rest can wait.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async resolveId(id, importer) {
      const [wanted] = wish.exec(id) ?? [];
      if (wanted === undefined) return null;
      const file = await this.resolve(id.slice(0, -wanted.length), importer, { skipSelf: true });
      // a name of its own: as .json it would be read as such
      return file && `${file.id}${wanted}.js`;
    },
    load(id) {
      const { 0: wanted, groups } = wish.exec(id.replace(/\.js$/, '')) ?? {};
      if (wanted === undefined) return null;
      const file = id.slice(0, -`${wanted}.js`.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(compiledTexts(file, groups?.['only']))}`;
    },
  };
}

/** The texts of a file, compiled; `only`: the last words of the keys that are wanted. */
export function compiledTexts(file: string, only?: string): Readonly<Record<string, unknown>> {
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const ends = only?.split(',');
  const wanted = texts.filter(([key]) => !ends || ends.includes(key.slice(key.lastIndexOf('.') + 1)));
  return Object.fromEntries(wanted.map(([key, text]) => [key, compileMessageOrThrow(text)]));
}
