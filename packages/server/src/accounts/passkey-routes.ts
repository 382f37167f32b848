import { addedPasskey, passkeyAnswer, passkeyWish } from '@starboard/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { route } from '../http/route.ts';
import { Refused } from '../refused.ts';
import type { Accounts } from './accounts.ts';
import { enter, stay } from './entering.ts';
import type { Site } from './passkeys.ts';

export function addPasskeyRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { passkeys } = accounts;

  route(app, {
    method: 'POST',
    url: '/api/me/passkeys/begin',
    who: 'account',
    body: passkeyWish,
    limit: 'passkeys',
    handle: async ({ account, session, body, request }) => {
      await accounts.checkProved(account, session);
      return passkeys.beginAdding(account, siteOf(request), body.name);
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/me/passkeys',
    who: 'account',
    body: addedPasskey,
    limit: 'passkeys',
    handle: async ({ account, session, body, request, reply }) => {
      await accounts.checkProved(account, session);
      const changed = await accounts.addPasskey(account, siteOf(request), body);
      await stay(app, accounts, { account, session, request, reply });
      return { account: changed };
    },
  });

  route(app, {
    method: 'DELETE',
    url: '/api/me/passkeys/:id',
    who: 'account',
    handle: async ({ account, session, params }) => {
      await accounts.checkProved(account, session);
      return { account: await passkeys.remove(account, params.id) };
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/me/proof/passkey/begin',
    who: 'account',
    limit: 'passkeys',
    handle: ({ account, request }) => {
      if (account.passkeys.length === 0) throw new Refused(404, 'server.account.unknown-passkey');
      return passkeys.beginAsking(siteOf(request), account);
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/me/proof/passkey',
    who: 'account',
    body: passkeyAnswer,
    limit: 'passkeys',
    handle: async ({ account, session, body, request, reply }) => {
      await passkeys.finishAsking(siteOf(request), body, account);
      await stay(app, accounts, { account, session, request, reply });
      return undefined;
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/sign-in/passkey/begin',
    who: 'anyone',
    limit: 'passkeys',
    handle: ({ request }) => passkeys.beginAsking(siteOf(request), null),
  });

  route(app, {
    method: 'POST',
    url: '/api/sign-in/passkey',
    who: 'anyone',
    body: passkeyAnswer,
    limit: 'passkeys',
    handle: async ({ body, ...visit }) => {
      const account = await passkeys.finishAsking(siteOf(visit.request), body, null);
      await enter(app, accounts, account, visit);
      return { account };
    },
  });
}

/** The origin has been found to be ours by now. */
function siteOf({ headers }: FastifyRequest): Site {
  const origin = headers.origin ?? '';
  const { hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Refused(409, 'server.account.passkey-host');
  return { origin, host: hostname };
}
