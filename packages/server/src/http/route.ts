import { reason } from '@starboard/engine';
import type { Account, Answers } from '@starboard/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refused } from '../refused.ts';
import type { CompressedJson } from './compressed-json.ts';
import { sessionToken } from './cookies.ts';
import type { BudgetName } from './limits.ts';

/** `account`: guests too. */
export type Who = 'anyone' | 'account' | 'admin';

/** The names in an address: `/api/tables/:id/seats/:seat` has `id` and `seat`. */
export type Params<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & Params<Rest>
  : Url extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown;

/** A request whose sender is known and whose wish has been checked. */
export interface Visit<By extends Who, Url extends string, Body, Query> {
  readonly account: By extends 'anyone' ? Account | null : Account;
  /** Id of the session, which is no secret; the token is. */
  readonly session: By extends 'anyone' ? string | null : string;
  readonly body: Body;
  readonly query: Query;
  readonly params: Params<Url>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the protocol says is answered at an address; anything, at one that only a test opens. */
type AnswerAt<Address extends string> = Address extends keyof Answers ? Answers[Address] : object | undefined;

type Answer<How extends Method, Url extends string> = AnswerAt<`${How} ${Url}`> | CompressedJson;

export interface Route<How extends Method, By extends Who, Url extends string, Body, Query> {
  readonly method: How;
  readonly url: Url;
  readonly who: By;
  /** Without one, nothing may be sent along. */
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodType<Query>;
  /** `reads` for GET and `writes` otherwise, unless it is something dearer. */
  readonly limit?: BudgetName;
  readonly bodyLimit?: number;
  /** Budgets for the bytes of the body. */
  readonly bodyBudgets?: readonly BudgetName[];
  /** What it gives back is sent as JSON; nothing, as an empty answer. */
  handle(visit: Visit<By, Url, Body, Query>): Promise<Answer<How, Url>> | Answer<How, Url>;
}

/** The one way to open an address to the outside. */
export function route<
  How extends Method,
  By extends Who,
  Url extends string,
  Body = undefined,
  Query = object,
>(
  app: FastifyInstance,
  {
    method,
    url,
    who,
    body,
    query,
    limit,
    bodyLimit,
    bodyBudgets = [],
    handle,
  }: Route<How, By, Url, Body, Query>,
): void {
  const { accounts, limits } = app.door;
  const budget = limit ?? (method === 'GET' ? 'reads' : 'writes');
  app.routes.push({ method, url });

  // who they are and whether they may comes before a byte of the body is read
  const visitors = new WeakMap<FastifyRequest, { account: Account | null; session: string | null }>();
  app.route({
    method,
    url,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: async (request) => {
      const token = sessionToken(request.headers.cookie);
      const found = token === null ? null : await accounts.bySession(token);
      const visitor = found ?? { account: null, session: null };
      admit(who, visitor.account);
      limits.spend(budget, limits.keyFor(budget, request.ip, visitor.account?.id ?? null));
      // a client that does not say how much is coming is taken to send as much as it may
      const told = Number(request.headers['content-length'] ?? Number.NaN);
      const bytes = told < Number(bodyLimit) ? told : Number(bodyLimit);
      for (const name of bodyBudgets)
        limits.spend(name, limits.keyFor(name, request.ip, visitor.account?.id ?? null), bytes);
      visitors.set(request, visitor);
    },
    handler: async (request, reply) => {
      const visit = {
        ...visitors.get(request),
        body: body ? understood(body, request.body === undefined ? {} : request.body) : nothing(request.body),
        query: query ? understood(query, request.query) : {},
        params: request.params,
        request,
        reply,
      } as unknown as Visit<By, Url, Body, Query>;
      const answer = await handle(visit);
      reply.header('cache-control', 'no-store');
      if (answer === undefined) return reply.status(204).send();
      return reply.send(answer);
    },
  });
}

function admit(who: Who, account: Account | null): void {
  if (who === 'anyone') return;
  if (account === null) throw new Refused(401, 'server.account.needed');
  if (who === 'admin' && account.role !== 'admin') throw new Refused(403, 'server.account.admins-only');
}

function understood<Value>(schema: z.ZodType<Value>, given: unknown): Value {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path.join('.') ?? '';
  throw new Refused(
    400,
    field === ''
      ? 'server.request.malformed'
      : reason('server.request.wrong-field', { field: field.slice(0, 60) }),
  );
}

function nothing(body: unknown): undefined {
  if (body !== undefined && body !== null) throw new Refused(400, 'server.request.malformed');
  return undefined;
}
