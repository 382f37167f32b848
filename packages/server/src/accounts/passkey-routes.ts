import { addedPasskey, passkeySignIn, passkeyWish } from '@starboard/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { route } from '../http/route.ts';
import { Refused } from '../refused.ts';
import type { Accounts } from './accounts.ts';
import { enter, setCookie } from './entering.ts';
import type { Site } from './passkeys.ts';

export function addPasskeyRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { passkeys, sessions } = accounts;

  route(app, {
    method: 'POST',
    url: '/api/me/passkeys/begin',
    who: 'account',
    body: passkeyWish,
    limit: 'passkeys',
    handle: ({ account, body, request }) => passkeys.beginAdding(account, siteOf(request), body.name),
  });

  route(app, {
    method: 'POST',
    url: '/api/me/passkeys',
    who: 'account',
    body: addedPasskey,
    limit: 'passkeys',
    handle: async ({ account, session, body, request, reply }) => {
      const changed = await accounts.addPasskey(account, siteOf(request), body);
      setCookie(app, request, reply, await sessions.renew(session));
      return { account: changed };
    },
  });

  route(app, {
    method: 'DELETE',
    url: '/api/me/passkeys/:id',
    who: 'account',
    handle: async ({ account, params }) => ({ account: await passkeys.remove(account, params.id) }),
  });

  route(app, {
    method: 'POST',
    url: '/api/sign-in/passkey/begin',
    who: 'anyone',
    limit: 'passkeys',
    handle: ({ request }) => passkeys.beginSignIn(siteOf(request)),
  });

  route(app, {
    method: 'POST',
    url: '/api/sign-in/passkey',
    who: 'anyone',
    body: passkeySignIn,
    limit: 'passkeys',
    handle: async ({ body, ...visit }) => {
      const account = await passkeys.finishSignIn(siteOf(visit.request), body);
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
