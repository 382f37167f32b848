import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('offline.js', import.meta.url));

/** Puts `offline.js` beside the app, with the list of files that make it up. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => !file.endsWith('.map'))
        .map((file) => (file === 'index.html' ? '/' : `/${file}`));
      const all = [...files, '/first-light.js', '/app.webmanifest', '/icon.svg'].toSorted();
      const version = createHash('sha256').update(all.join(' ')).digest('hex').slice(0, 12);
      const script = readFileSync(source, 'utf8')
        .replace('__VERSION__', version)
        .replace("['__FILES__']", JSON.stringify(all));
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: script });
    },
  };
}
