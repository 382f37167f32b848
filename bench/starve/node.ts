import { games } from '@starboard/games';
import { readConfig } from '../../packages/server/src/config.ts';
import { startNode } from '../../packages/server/src/node.ts';
import { createLog } from '../../packages/server/src/operations/log.ts';

// the node as it is shipped, its limits included; what it finds wrong with its guests is not worth a line here
const log = createLog('error', { write: (line: string) => void process.stderr.write(line) });
const node = await startNode(readConfig(process.env), games, log);
process.on('SIGTERM', () => void node.close().then(() => process.exit()));
console.log(JSON.stringify({ url: node.url }));
