import { readConfig } from '../../packages/server/src/config.ts';
import { type Budgets, defaultBudgets } from '../../packages/server/src/http/limits.ts';
import { startNode } from '../../packages/server/src/node.ts';
import { createLog } from '../../packages/server/src/operations/log.ts';
import { swarmRace } from './swarm-race.ts';

/** All clients come from one address: none is ever too fast. */
const budgets = Object.fromEntries(
  Object.entries(defaultBudgets).map(([name, budget]) => [
    name,
    { ...budget, burst: 1_000_000_000, seconds: 1 },
  ]),
) as unknown as Budgets;

const log = createLog('warn', { write: (line: string) => void process.stderr.write(line) });
const node = await startNode(readConfig(process.env), [swarmRace], log, { budgets });
process.on('SIGTERM', () => void node.close().then(() => process.exit()));
console.log(JSON.stringify({ url: node.url }));
