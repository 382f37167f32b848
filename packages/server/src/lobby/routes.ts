import {
  joining,
  kicking,
  newTable,
  page,
  readiness,
  seatWish,
  tableChanges,
  tablePage,
} from '@starboard/protocol/schemas';
import type { Seat } from '@starboard/engine';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { Refused } from '../refused.ts';
import { detailFor } from './detail.ts';
import type { Lobby } from './lobby.ts';

/** Finding a table, sitting down, and what its host may do before the start. */
export function addLobbyRoutes(app: FastifyInstance, lobby: Lobby): void {
  addFinding(app, lobby);
  addSitting(app, lobby);
  addHosting(app, lobby);
}

function addFinding(app: FastifyInstance, lobby: Lobby): void {
  route(app, {
    method: 'GET',
    url: '/api/games',
    who: 'anyone',
    handle: () => ({ games: lobby.games }),
  });

  route(app, {
    method: 'GET',
    url: '/api/tables',
    who: 'anyone',
    query: tablePage,
    handle: ({ query }) => lobby.listOpen(query),
  });

  route(app, {
    method: 'GET',
    url: '/api/me/tables',
    who: 'account',
    query: page,
    handle: ({ account, query }) => lobby.listOwn(account.id, query),
  });

  route(app, {
    method: 'GET',
    url: '/api/tables/:id',
    who: 'anyone',
    handle: async ({ account, params }) =>
      detailFor(await lobby.open(params.id, account?.id ?? null), account?.id ?? null),
  });

  route(app, {
    method: 'GET',
    url: '/api/codes/:code',
    who: 'anyone',
    limit: 'codes',
    handle: async ({ account, params }) => detailFor(await lobby.byCode(params.code), account?.id ?? null),
  });
}

function addSitting(app: FastifyInstance, lobby: Lobby): void {
  route(app, {
    method: 'POST',
    url: '/api/tables',
    who: 'account',
    limit: 'tables',
    body: newTable,
    handle: async ({ account, body }) => detailFor(await lobby.create(account, body), account.id),
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/join',
    who: 'account',
    body: joining,
    handle: async ({ account, params, body }) =>
      detailFor(await lobby.join(params.id, account, body.seat), account.id),
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/leave',
    who: 'account',
    handle: async ({ account, params }) => detailFor(await lobby.leave(params.id, account.id), account.id),
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/ready',
    who: 'account',
    body: readiness,
    handle: async ({ account, params, body }) =>
      detailFor(await lobby.setReady(params.id, account.id, body.isReady), account.id),
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/rematch',
    who: 'account',
    limit: 'tables',
    handle: async ({ account, params }) => detailFor(await lobby.rematch(params.id, account), account.id),
  });
}

function addHosting(app: FastifyInstance, lobby: Lobby): void {
  route(app, {
    method: 'PATCH',
    url: '/api/tables/:id',
    who: 'account',
    body: tableChanges,
    handle: async ({ account, params, body }) =>
      detailFor(await lobby.changeSettings(params.id, account.id, body), account.id),
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/kick',
    who: 'account',
    body: kicking,
    handle: async ({ account, params, body }) =>
      detailFor(await lobby.kick(params.id, account.id, body.account), account.id),
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/seats',
    who: 'account',
    handle: async ({ account, params }) => detailFor(await lobby.addSeat(params.id, account.id), account.id),
  });

  route(app, {
    method: 'PUT',
    url: '/api/tables/:id/seats/:seat',
    who: 'account',
    body: seatWish,
    handle: async ({ account, params, body }) =>
      detailFor(await lobby.setSeat(params.id, account.id, seatAt(params.seat), body.holder), account.id),
  });

  route(app, {
    method: 'DELETE',
    url: '/api/tables/:id/seats/:seat',
    who: 'account',
    handle: async ({ account, params }) =>
      detailFor(await lobby.removeSeat(params.id, account.id, seatAt(params.seat)), account.id),
  });
}

function seatAt(given: string): Seat {
  if (!/^\d{1,3}$/.test(given)) throw new Refused(404, 'server.table.unknown-seat');
  return Number(given);
}
