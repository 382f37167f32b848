import { joining, newTable, readiness } from '@starboard/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { detailFor } from './detail.ts';
import type { LobbyServices } from './lobby-services.ts';
import { joinTable, openRematch, openTable } from './opening.ts';
import { leave, setReady } from './seating.ts';
import { changeAndStart } from './starting.ts';

/** Opening a table, taking a seat and giving it up again. */
export function addSittingRoutes(app: FastifyInstance, services: LobbyServices): void {
  const { tables } = services;

  route(app, {
    method: 'POST',
    url: '/api/tables',
    who: 'account',
    limit: 'tables',
    body: newTable,
    handle: async ({ account, body }) => detailFor(await openTable(services, account, body), account.id),
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/join',
    who: 'account',
    body: joining,
    handle: async ({ account, params, body }) =>
      detailFor(await joinTable(services, params.id, account, body.seat), account.id),
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/leave',
    who: 'account',
    async handle({ account, params }) {
      const left = await tables.change(params.id, (table) => leave(table, account.id));
      return detailFor(left, account.id);
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/ready',
    who: 'account',
    body: readiness,
    async handle({ account, params, body }) {
      const table = await changeAndStart(services, params.id, (before) =>
        setReady(before, account.id, body.isReady),
      );
      return detailFor(table, account.id);
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/rematch',
    who: 'account',
    limit: 'tables',
    handle: async ({ account, params }) =>
      detailFor(await openRematch(services, params.id, account), account.id),
  });
}
