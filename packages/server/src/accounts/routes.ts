import { accountChanges, confirmation, newGuest, newPassword, signIn } from '@starboard/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { acceptedLanguage } from '../http/accept-language.ts';
import { addressKey } from '../http/limits.ts';
import { route } from '../http/route.ts';
import { sessionToken, tokenIn } from '../http/cookies.ts';
import { Refused } from '../refused.ts';
import type { Accounts } from './accounts.ts';
import { enter, setCookie, stay } from './entering.ts';
import { deviceName } from './device.ts';
import { nameKey } from './name-key.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';

/** What wrong passwords count against: a thief's guesses in one session do not keep the owner waiting in another. */
const confirming = (session: string): string => `confirm ${session}`;

export function addAccountRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { limits } = app.door;

  /** A client that guesses at a password has to wait longer each time. */
  const guarded = async <Value>(key: string, check: () => Promise<Value>): Promise<Value> => {
    limits.attempt(key);
    const value = await check();
    limits.succeeded(key);
    return value;
  };

  /** From many addresses, too, a name can be guessed at only so often. */
  const guess = (name: string): void => {
    try {
      limits.spend('guesses', name);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new Refused(429, 'server.account.guessed-at', error.retryAfter);
    }
  };

  route(app, {
    method: 'POST',
    url: '/api/guest',
    who: 'anyone',
    body: newGuest,
    limit: 'guests',
    handle: async ({ account, body, request, reply }) => {
      // asked twice, the guest is still the same
      if (account) return { account };
      const language = body.language ?? acceptedLanguage(request.headers['accept-language']);
      const guest = await accounts.createGuest(language, body.name);
      setCookie(
        app,
        request,
        reply,
        await accounts.sessions.open(guest.id, deviceName(request.headers['user-agent']), false),
      );
      return { account: guest };
    },
  });

  route(app, {
    method: 'GET',
    url: '/api/me',
    who: 'anyone',
    handle: ({ account, request, reply }) => {
      // who keeps coming stays signed in
      if (account) setCookie(app, request, reply, sessionToken(request.headers.cookie));
      return { account };
    },
  });

  route(app, {
    method: 'PATCH',
    url: '/api/me',
    who: 'account',
    body: accountChanges,
    handle: async ({ account, session, body }) => {
      // the name is half of signing in: a thief who has the session alone does not take it away
      const isOtherName = body.name !== undefined && nameKey(body.name) !== nameKey(account.name);
      if (isOtherName) await accounts.checkProved(account, session);
      return { account: await accounts.change(account, body) };
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/me/password',
    who: 'account',
    body: newPassword,
    limit: 'signIns',
    handle: async ({ account, session, body, request, reply }) => {
      const set = () => accounts.setPassword(account, body);
      if (!account.hasPassword) await accounts.checkProved(account, session);
      const changed = account.hasPassword ? await guarded(confirming(session), set) : await set();
      if (!body.keepsDevices) await accounts.sessions.closeOthers(account.id, session);
      await stay(app, accounts, { account, session, request, reply });
      return { account: changed };
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/me/proof',
    who: 'account',
    body: confirmation,
    limit: 'signIns',
    handle: async ({ account, session, body, request, reply }) => {
      await guarded(confirming(session), () => accounts.passwords.confirm(account, body.password));
      await stay(app, accounts, { account, session, request, reply });
      return undefined;
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/sign-in',
    who: 'anyone',
    body: signIn,
    limit: 'signIns',
    handle: async ({ body: { name, password }, ...visit }) => {
      const key = nameKey(name);
      const device = tokenIn(visit.request.headers.cookie, 'starboard-device');
      const isKnown = await accounts.knownDevices.knows(device, key);
      const account = await guarded(
        `sign-in ${isKnown ? device : addressKey(visit.request.ip)} ${key}`,
        () => {
          if (!isKnown) guess(key);
          return accounts.passwords.find(name, password);
        },
      );
      await enter(app, accounts, account, visit);
      return { account };
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/sign-out',
    who: 'account',
    handle: async ({ account, session, request, reply }) => {
      await accounts.sessions.close(account.id, session);
      setCookie(app, request, reply, null);
      return undefined;
    },
  });

  route(app, {
    method: 'GET',
    url: '/api/me/devices',
    who: 'account',
    handle: async ({ account, session }) => ({
      devices: await accounts.sessions.devices(account.id, session),
    }),
  });

  route(app, {
    method: 'DELETE',
    url: '/api/me/devices/:id',
    who: 'account',
    handle: async ({ account, session, params, request, reply }) => {
      await accounts.sessions.close(account.id, params.id);
      if (params.id === session) setCookie(app, request, reply, null);
      return undefined;
    },
  });

  route(app, {
    method: 'DELETE',
    url: '/api/me/devices',
    who: 'account',
    handle: async ({ account, request, reply }) => {
      await accounts.sessions.closeAll(account.id);
      setCookie(app, request, reply, null);
      return undefined;
    },
  });

  route(app, {
    method: 'GET',
    url: '/api/me/export',
    who: 'account',
    limit: 'exports',
    handle: async ({ account, session, reply }) => {
      await accounts.checkProved(account, session);
      reply.header('content-disposition', 'attachment; filename="starboard.json"');
      return accounts.export(account);
    },
  });

  route(app, {
    method: 'DELETE',
    url: '/api/me',
    who: 'account',
    body: confirmation,
    handle: async ({ account, session, body, request, reply }) => {
      if (account.hasPassword)
        await guarded(confirming(session), () => accounts.passwords.confirm(account, body.password));
      else await accounts.checkProved(account, session);
      await accounts.delete(account);
      setCookie(app, request, reply, null);
      return undefined;
    },
  });

  addPasskeyRoutes(app, accounts);
}
