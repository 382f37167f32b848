import { chatPageQuery, reporting, reportPageQuery } from '@starboard/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { Tables } from '../lobby/tables.ts';
import { Refused } from '../refused.ts';
import type { Chat } from './chat.ts';
import type { Reports } from './reports.ts';

interface ChatServices {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly reports: Reports;
}

/** Reading back, muting and complaining; what is said goes over the socket. */
export function addChatRoutes(app: FastifyInstance, { tables, chat, reports }: ChatServices): void {
  route(app, {
    method: 'GET',
    url: '/api/tables/:id/chat',
    who: 'anyone',
    query: chatPageQuery,
    handle: async ({ account, params, query }) =>
      chat.recent(await tables.get(params.id), account?.id ?? null, query),
  });

  route(app, {
    method: 'GET',
    url: '/api/me/mutes',
    who: 'account',
    handle: async ({ account }) => ({ muted: [...(await chat.mutes.of(account.id))] }),
  });

  route(app, {
    method: 'POST',
    url: '/api/me/mutes/:account',
    who: 'account',
    async handle({ account, params }) {
      await chat.mutes.add(account.id, params.account);
      return undefined;
    },
  });

  route(app, {
    method: 'DELETE',
    url: '/api/me/mutes/:account',
    who: 'account',
    async handle({ account, params }) {
      await chat.mutes.remove(account.id, params.account);
      return undefined;
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/tables/:id/report',
    who: 'account',
    limit: 'reports',
    body: reporting,
    async handle({ account, params, body }) {
      await reports.add(await tables.get(params.id), account.id, body.line, body.reason);
      return undefined;
    },
  });

  route(app, {
    method: 'GET',
    url: '/api/admin/reports',
    who: 'admin',
    query: reportPageQuery,
    handle: ({ query: { settled, ...page } }) => reports.list({ ...page, isSettled: settled === 'true' }),
  });

  route(app, {
    method: 'POST',
    url: '/api/admin/reports/:report/settle',
    who: 'admin',
    async handle({ params }) {
      await reports.settle(params.report);
      return undefined;
    },
  });

  route(app, {
    method: 'DELETE',
    url: '/api/admin/chat/:line',
    who: 'admin',
    async handle({ params }) {
      await reports.takeAway(lineNumber(params.line));
      return undefined;
    },
  });
}

function lineNumber(given: string): number {
  if (!/^\d{1,15}$/.test(given)) throw new Refused(404, 'server.chat.unknown-line');
  return Number(given);
}
