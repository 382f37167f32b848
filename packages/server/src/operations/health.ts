import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { version } from '../../../../package.json';
import type { Metrics } from './metrics.ts';

/** Longer than this, and the database counts as gone. */
const patience = 2_000;

export interface Vitals {
  readonly store: Pick<Store, 'ping'>;
  readonly bus: Pick<Bus, 'isConnected'>;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  /** Milliseconds for which the store's latest answer counts, however many ask: it costs a write. */
  readonly freshFor?: number;
  /** Whether this node is on its way out. */
  readonly isStopping: () => boolean;
}

/** For those who look after the server: is it alive, should it be given work, how is it doing. */
export function addHealth(app: FastifyInstance, vitals: Vitals): void {
  const quiet = { logLevel: 'warn' } as const;

  app.get('/health', quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true, version }),
  );

  const { freshFor = 1_000 } = vitals;
  let latest = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) };
  const hasStore = (): Promise<boolean> => {
    const at = performance.now();
    if (at - latest.at >= freshFor) latest = { at, answer: answers(vitals.store) };
    return latest.answer;
  };

  app.get('/ready', quiet, async (_request, reply) => {
    const parts = {
      store: await hasStore(),
      bus: vitals.bus.isConnected,
      staying: !vitals.isStopping(),
    };
    const ready = parts.store && parts.bus && parts.staying;
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, ...parts });
  });

  app.get('/metrics', quiet, async (request, reply) => {
    if (!maySeeMetrics(request, vitals.metricsToken)) return reply.callNotFound();
    return reply.type(vitals.metrics.contentType).send(await vitals.metrics.text());
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode };
    vitals.metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

async function answers(store: Pick<Store, 'ping'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  const ping = store.ping().then(
    () => true,
    () => false,
  );
  const isThere = await Promise.race([ping, tooLate]);
  clearTimeout(timer);
  return isThere;
}

/** Where a request comes from proves nothing: a proxy on this machine makes all requests look like its own. */
function maySeeMetrics(request: FastifyRequest, token: string | null): boolean {
  return token !== null && isSame(request.headers.authorization ?? '', `Bearer ${token}`);
}

/** Takes the same time wherever they differ. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
