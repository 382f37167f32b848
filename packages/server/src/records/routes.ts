import { matchFile, replayPage } from '@starboard/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { detailFor } from '../lobby/detail.ts';
import { seatOf } from '../lobby/table-record.ts';
import { exportMatch } from './export-match.ts';
import { type Archive, finishedMatch } from './finished-match.ts';
import { importMatch } from './import-match.ts';
import { KeptPages } from './kept-pages.ts';
import { replay } from './replay.ts';

/** A long match takes some hundred kilobytes. */
const mostBytes = 8 * 1024 * 1024;

/** Matches that are over: to look at, to take along, to bring back. Whoever knows the table may look. */
export function addRecordRoutes(app: FastifyInstance, archive: Archive): void {
  const pages = new KeptPages();

  route(app, {
    method: 'GET',
    url: '/api/tables/:id/replay',
    who: 'anyone',
    limit: 'replays',
    query: replayPage,
    async handle({ account, params, query: { viewer, ...page } }) {
      const { table } = await finishedMatch(archive.store, params.id);
      const own = account && seatOf(table, account.id);
      const eyes = viewer ?? own ?? 'spectator';
      const key = [table.id, table.version, eyes, page.from, page.limit].join(' ');
      return pages.get(key, () => replay(archive, table.id, eyes, page));
    },
  });

  route(app, {
    method: 'GET',
    url: '/api/tables/:id/export',
    who: 'anyone',
    limit: 'replays',
    async handle({ params, reply }) {
      const file = await exportMatch(archive.store, params.id);
      reply.header('content-disposition', `attachment; filename="${file.game}.starboard.json"`);
      return file;
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/import',
    who: 'account',
    limit: 'imports',
    body: matchFile,
    bodyLimit: mostBytes,
    handle: async ({ account, body }) => detailFor(await importMatch(archive, body, account), account.id),
  });
}
