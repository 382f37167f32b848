import { get } from 'node:http';

/** Bytes of a file as gzip makes it, though the browser may ask for something else. */
function gzipped(url, path) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    get(new URL(path, url), { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

const kinds = {
  scripts: (path) => path.endsWith('.js'),
  texts: (path) => /\/texts-[^/]+\.js$/.test(path),
  styles: (path) => path.endsWith('.css'),
};

/** Every file that came, by its address: how many bytes gzip makes of it. */
export async function filesOf(url, transfers) {
  const paths = new Set(transfers.map(({ path }) => path).filter((path) => path?.startsWith('/assets/')));
  const sizes = [...paths, '/boot.js'].map(async (path) => [path, await gzipped(url, path)]);
  return Object.fromEntries(await Promise.all(sizes));
}

/** Thousands of bytes of one kind; those of `before` were there already. */
export function kilobytes(files, kind, before = {}) {
  const wanted = Object.entries(files).filter(([path]) => kinds[kind](path) && !Object.hasOwn(before, path));
  return wanted.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
}

/** Thousands of bytes that came over the wire, all in all, as compressed as they were sent. */
export const sentBy = (transfers) => Math.round(transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
