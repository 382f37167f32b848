import { type FullNode, seated } from '../nodes/full-node.ts';
import type { Player } from './player.ts';

/**
 * Two strangers sit down at a table with this clock, and one of them leaves: kept when a bot has stood in and moved. All
 * that would have happened at this node to those who had left before has happened by then.
 */
export async function graceIsOver(node: FullNode, clock = 'none'): Promise<void> {
  const [gone, witness] = [await node.player(), await node.player()];
  const table = await seated([gone, witness], { game: 'high-card', clock });
  await gone.disconnect();
  const screen = () => witness.screen(table);
  await witness.until(() => 'standIn' in (screen().detail?.seats[0] ?? {}), 'the stand-in of a stranger');
  await witness.until(() => screen().sections['direction'] !== null, 'a move of that stand-in');
  await witness.disconnect();
}

/** What time it is at the node that a player is connected to. */
export async function timeAt(player: Player): Promise<number> {
  const answer = await player.says({ type: 'ping' });
  if (answer.type !== 'done' || answer.now === undefined)
    throw new Error('the node does not say what time it is');
  return answer.now;
}
