import { pageQuery, tablePageQuery } from '@starboard/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { detailFor } from './detail.ts';
import { lookIn, tableByCode } from './finding.ts';
import { offeredGame } from './lists/game-list.ts';
import { addOwnerRoutes } from './owner-routes.ts';
import { listOpen, listOwn } from './lists/lists.ts';
import type { LobbyServices } from './lobby-services.ts';
import { addSittingRoutes } from './sitting-routes.ts';

/** Finding a table, sitting down, and what its owner may do before the start. */
export function addLobbyRoutes(app: FastifyInstance, services: LobbyServices): void {
  addFindingRoutes(app, services);
  addSittingRoutes(app, services);
  addOwnerRoutes(app, services);
}

function addFindingRoutes(app: FastifyInstance, { store, tables, games }: LobbyServices): void {
  const offered = games.map(offeredGame);

  route(app, {
    method: 'GET',
    url: '/api/games',
    who: 'anyone',
    handle: () => ({ games: offered }),
  });

  route(app, {
    method: 'GET',
    url: '/api/tables',
    who: 'anyone',
    query: tablePageQuery,
    handle: ({ query }) => listOpen(store, query),
  });

  route(app, {
    method: 'GET',
    url: '/api/me/tables',
    who: 'account',
    query: pageQuery,
    handle: ({ account, query }) => listOwn(store, account.id, query),
  });

  route(app, {
    method: 'GET',
    url: '/api/tables/:id',
    who: 'anyone',
    async handle({ account, params }) {
      const looker = account?.id ?? null;
      return detailFor(await lookIn(tables, params.id, looker), looker);
    },
  });

  route(app, {
    method: 'GET',
    url: '/api/codes/:code',
    who: 'anyone',
    limit: 'codes',
    handle: async ({ account, params }) =>
      detailFor(await tableByCode(store, params.code), account?.id ?? null),
  });
}
