import type { Seat } from '@starboard/engine';
import { kicking, seatWish, tableChanges } from '@starboard/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { Refused } from '../refused.ts';
import { detailFor } from './detail.ts';
import type { LobbyServices } from './lobby-services.ts';
import { changeTable, gameOf } from './opening.ts';
import { addSeat, kick, removeSeat, setSeat } from './seating.ts';
import { changeAndStart } from './starting.ts';

/** What its owner may do with a table before the start. */
export function addOwnerRoutes(app: FastifyInstance, services: LobbyServices): void {
  const { tables } = services;

  route(app, {
    method: 'PATCH',
    url: '/api/tables/:id',
    who: 'account',
    body: tableChanges,
    handle: async ({ account, params, body }) =>
      detailFor(await changeTable(services, params.id, account.id, body), account.id),
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/kick',
    who: 'account',
    body: kicking,
    async handle({ account, params, body }) {
      const table = await tables.change(params.id, (before) => kick(before, account.id, body.account));
      return detailFor(table, account.id);
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/seats',
    who: 'account',
    async handle({ account, params }) {
      const table = await tables.change(params.id, (before) =>
        addSeat(gameOf(services, before), before, account.id),
      );
      return detailFor(table, account.id);
    },
  });

  route(app, {
    method: 'PUT',
    url: '/api/tables/:id/seats/:seat',
    who: 'account',
    body: seatWish,
    async handle({ account, params, body }) {
      const seat = seatIn(params.seat);
      const table = await changeAndStart(services, params.id, (before) =>
        setSeat(gameOf(services, before), before, account.id, seat, body.holder),
      );
      return detailFor(table, account.id);
    },
  });

  route(app, {
    method: 'DELETE',
    url: '/api/tables/:id/seats/:seat',
    who: 'account',
    async handle({ account, params }) {
      const seat = seatIn(params.seat);
      const table = await tables.change(params.id, (before) =>
        removeSeat(gameOf(services, before), before, account.id, seat),
      );
      return detailFor(table, account.id);
    },
  });
}

function seatIn(given: string): Seat {
  if (!/^\d{1,3}$/.test(given)) throw new Refused(404, 'server.table.unknown-seat');
  return Number(given);
}
