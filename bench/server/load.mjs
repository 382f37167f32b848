import { metricsOf, runClients, rounded, toRow, withServer } from './contest.mjs';

const tables = 200;

/** Many live tables for minutes, each with a clock and a move about once a second. */
export async function load(programs, minutes) {
  console.error(`${tables} live tables for ${minutes} minutes`);
  return withServer(`${programs}/node.js`, {}, async ({ pid, url }) => {
    const played = await runClients(`${programs}/players.js`, {
      url,
      serverPid: pid,
      tables,
      warmUpSeconds: 5,
      seconds: minutes * 60,
      thinking: 1000,
      clock: 'normal',
    });
    const metrics = await metricsOf(url);
    const what = `${tables} live tables, ${tables * 5} sockets, ${minutes} minutes`;
    return {
      ...toRow('Starboard, load', what, [played]),
      longest: rounded(played.longest),
      serverP99: rounded(quantile(metrics, 'starboard_acknowledged_seconds', 0.99) * 1000),
      memoryEarly: played.memory.early,
      errors: played.errors + count(metrics, 'refused') + count(metrics, 'failed'),
    };
  });
}

/** As Prometheus works it out: evenly within its bucket; of what came since `before`, if that is given. */
export function quantile(metrics, name, share, before = '') {
  const earlier = bucketsOf(before, name);
  const buckets = bucketsOf(metrics, name).map(({ upTo, count }, index) => ({
    upTo,
    count: count - (earlier[index]?.count ?? 0),
  }));
  const rank = (buckets.at(-1)?.count ?? 0) * share;
  const index = buckets.findIndex(({ count }) => count >= rank);
  const below = buckets[index - 1] ?? { upTo: 0, count: 0 };
  const { upTo, count } = buckets[index];
  return below.upTo + ((upTo - below.upTo) * (rank - below.count)) / (count - below.count);
}

function bucketsOf(metrics, name) {
  const lines = metrics.matchAll(new RegExp(`^${name}_bucket{le="([^"]+)"} (\\d+)`, 'gm'));
  return [...lines].map(([, upTo, count]) => ({
    upTo: Number(upTo.replace('+Inf', 'Infinity')),
    count: Number(count),
  }));
}

function count(metrics, result) {
  return Number(
    new RegExp(`^starboard_inputs_total{result="${result}"} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0,
  );
}
