import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts-encoding.ts';
import { readStaticFiles, type StaticFile } from './static-files.ts';
import { wantsPage } from './wants-page.ts';

/** Gives out the web app, which is built together with this program. */
export function addStatic(app: FastifyInstance, webFolder: string): void {
  const files = readStaticFiles(webFolder);
  const home = files.get('/index.html');

  app.get('/*', { logLevel: 'warn' }, (request, reply) => {
    const path = pathOf(request);
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound();
    const file = files.get(path);
    if (file) return give(request, reply, file);
    // every page of the app is the app, and finds its own way from there
    const isPage = path === '/' || wantsPage(request);
    return home && isPage ? give(request, reply, home) : reply.callNotFound();
  });
}

/** As it was asked for: what is encoded otherwise is another path, and leads nowhere. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

function give(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const packed = file.compressed.find(({ encoding }) => accepts(accepted, encoding));
  const etag = `"${file.etag}${packed ? `-${packed.encoding}` : ''}"`;
  reply.header('etag', etag);
  reply.header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (file.compressed.length > 0) reply.header('vary', 'Accept-Encoding');
  if (known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
    return reply.status(304).send();
  if (packed) reply.header('content-encoding', packed.encoding);
  return reply.type(file.type).send(packed?.body ?? file.body);
}
