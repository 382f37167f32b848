import { replayPageQuery } from '@starboard/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { askerOf } from '../http/asker.ts';
import { compressedJson } from '../http/compressed-json.ts';
import { route } from '../http/route.ts';
import { detailFor } from '../lobby/detail.ts';
import { seatOf } from '../lobby/table-record.ts';
import { exportMatch } from './export-match.ts';
import { type Archive, finishedMatch } from './finished-match.ts';
import { importMatch } from './import-match.ts';
import { removeOwnImport } from './import-rows.ts';
import { KeptPages } from './kept-pages.ts';
import { recording } from './recording.ts';
import { replay } from './replay.ts';

/** A long match takes some hundred kilobytes. */
const mostBytes = 8 * 1024 * 1024;

/** Matches that are over: to look at, to take along, to bring back. All who know the table may look. */
export function addRecordRoutes(app: FastifyInstance, archive: Archive): void {
  const pages = new KeptPages();

  route(app, {
    method: 'GET',
    url: '/api/tables/:id/replay',
    who: 'anyone',
    limit: 'replays',
    query: replayPageQuery,
    async handle({ account, params, query, request, reply }) {
      const match = await finishedMatch(archive.store, params.id);
      const own = account && seatOf(match.table, account.id);
      const viewer = query.viewer ?? own ?? 'spectator';
      const asker = askerOf(request, reply, account);
      const key = [match.table.id, match.table.version, viewer, query.from, query.limit].join(' ');
      const page = await pages.get(key, () => replay(archive, match, { ...query, viewer }, asker));
      return compressedJson(request, reply, page);
    },
  });

  route(app, {
    method: 'GET',
    url: '/api/tables/:id/recording',
    who: 'anyone',
    limit: 'replays',
    async handle({ account, params, request, reply }) {
      const match = await finishedMatch(archive.store, params.id);
      const { id, version } = match.table;
      const asker = askerOf(request, reply, account);
      const made = await pages.get(`${id} ${version} recording`, () => recording(archive, match, asker));
      return compressedJson(request, reply, made);
    },
  });

  route(app, {
    method: 'GET',
    url: '/api/tables/:id/export',
    who: 'anyone',
    limit: 'replays',
    async handle({ account, params, request, reply }) {
      const match = await finishedMatch(archive.store, params.id);
      const { id, version, game } = match.table;
      const asker = askerOf(request, reply, account);
      const file = await pages.get(`${id} ${version}`, () => exportMatch(archive, match, asker));
      reply.header('content-disposition', `attachment; filename="${game}.starboard.json"`);
      return compressedJson(request, reply, file);
    },
  });

  route(app, {
    method: 'DELETE',
    url: '/api/imports/:id',
    who: 'account',
    async handle({ account, params }) {
      await removeOwnImport(archive.store, params.id, account.id);
      return undefined;
    },
  });

  app.register((own, _options, done) => {
    // what is sent is read in another thread
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, read) =>
      read(null, body),
    );
    route(own, {
      method: 'POST',
      url: '/api/import',
      who: 'account',
      limit: 'imports',
      body: z.instanceof(Uint8Array),
      bodyLimit: mostBytes,
      bodyBudgets: ['importedBytes', 'importedBytesFromAddress'],
      handle: async ({ account, body, request, reply }) =>
        detailFor(await importMatch(archive, body, account, askerOf(request, reply, account)), account.id),
    });
    done();
  });
}
