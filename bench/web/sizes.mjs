import { get } from 'node:http';

/** Bytes of a file as gzip makes it, whatever the browser asked for. */
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
  letters: (path) => path.endsWith('.woff2'),
};

/** Bytes by kind, as gzip makes them; `sent` is what came over the wire, all in all. */
export async function sizesOf(url, transfers) {
  const paths = [...new Set(transfers.map(({ path }) => path))];
  const total = async (isKind) => {
    const sizes = await Promise.all(paths.filter(isKind).map((path) => gzipped(url, path)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    scripts: await total(kinds.scripts),
    texts: await total(kinds.texts),
    styles: await total(kinds.styles),
    letters: await total(kinds.letters),
    requests: transfers.length,
    sent: transfers.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
