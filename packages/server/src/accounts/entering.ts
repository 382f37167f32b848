import type { Account } from '@starboard/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CookieName, cookiesFor, tokenIn } from '../http/cookies.ts';
import { isSecure } from '../http/origin.ts';
import type { Accounts } from './accounts.ts';
import { deviceName } from './device.ts';

interface Visitor {
  readonly account: Account | null;
  readonly session: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Lets the browser keep a token, or, with null, drop it. */
export function setCookie(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void {
  setToken(app, { request, reply }, 'starboard', token);
}

function setToken(
  app: FastifyInstance,
  { request, reply }: Pick<Visitor, 'request' | 'reply'>,
  name: CookieName,
  token: string | null,
): void {
  const how = { sent: request.headers.cookie, isSecure: isSecure(request, app.door.config.origins) };
  for (const cookie of cookiesFor(name, token, how)) reply.header('set-cookie', cookie);
}

/** From now on this browser is one that the account has signed in from. */
async function noteDevice(
  app: FastifyInstance,
  accounts: Accounts,
  account: Account,
  visit: Pick<Visitor, 'request' | 'reply'>,
): Promise<void> {
  const known = tokenIn(visit.request.headers.cookie, 'starboard-device');
  setToken(app, visit, 'starboard-device', await accounts.knownDevices.note(known, account.id));
}

/** Signs a person in here who has proved who they are. What they had as a guest comes along. */
export async function enter(
  app: FastifyInstance,
  accounts: Accounts,
  account: Account,
  { account: before, session, request, reply }: Visitor,
): Promise<void> {
  if (before?.isGuest) await accounts.merge(before, account);
  else if (before && session !== null) await accounts.sessions.close(before.id, session);
  const token = await accounts.sessions.open(account.id, deviceName(request.headers['user-agent']), true);
  setCookie(app, request, reply, token);
  await noteDevice(app, accounts, account, { request, reply });
}

/** After the owner has shown who they are: a thief who knew this session's token knows nothing any more. */
export async function stay(
  app: FastifyInstance,
  accounts: Accounts,
  { account, session, request, reply }: Visitor & { readonly account: Account; readonly session: string },
): Promise<void> {
  setCookie(app, request, reply, await accounts.sessions.renew(account.id, session));
  await noteDevice(app, accounts, account, { request, reply });
}
