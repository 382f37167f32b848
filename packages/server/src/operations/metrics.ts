import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** What a node counts and measures. Labels are words from short lists: never an id, a name or an address. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    requests: new Histogram({
      name: 'starboard_request_seconds',
      help: 'HTTP requests by route, and how long they took',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    socketsOpen: new Gauge({ name: 'starboard_sockets_open', help: 'Sockets open now', registers }),
    matchesInMemory: new Gauge({
      name: 'starboard_matches_in_memory',
      help: 'Matches kept in memory now',
      registers,
    }),
    inputs: new Counter<'result'>({
      name: 'starboard_inputs_total',
      help: 'Inputs of matches by what became of them: accepted, refused, repeated, failed',
      labelNames: ['result'],
      registers,
    }),
    conflicts: new Counter({
      name: 'starboard_append_conflicts_total',
      help: 'Inputs applied again because another node was first',
      registers,
    }),
    appendSize: new Histogram({
      name: 'starboard_append_inputs',
      help: 'Inputs written in one transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    appendSeconds: new Histogram({
      name: 'starboard_append_seconds',
      help: 'How long such a transaction took',
      buckets: seconds,
      registers,
    }),
    acknowledgedSeconds: new Histogram({
      name: 'starboard_acknowledged_seconds',
      help: 'From an input’s arrival to its acknowledgement, when it is durable',
      buckets: seconds,
      registers,
    }),
    botSeconds: new Histogram<'result'>({
      name: 'starboard_bot_seconds',
      help: 'Decisions of bots by how they ended (decided, replaced), and how long they took',
      labelNames: ['result'],
      buckets: seconds,
      registers,
    }),
    logWorkSeconds: new Histogram<'kind' | 'result'>({
      name: 'starboard_log_work_seconds',
      help: 'Long work over logs of matches, such as pages of replays, by how it ended (done, failed), and how long it took',
      labelNames: ['kind', 'result'],
      buckets: seconds,
      registers,
    }),
    logRowsRead: new Counter<'kind'>({
      name: 'starboard_log_rows_read_total',
      help: 'Inputs of logs that were read for that',
      labelNames: ['kind'],
      registers,
    }),
    busGaps: new Counter({
      name: 'starboard_bus_gaps_total',
      help: 'Times messages from other nodes may have been lost',
      registers,
    }),
    contentType: registry.contentType,
    text: (): Promise<string> => registry.metrics(),
  };
}
