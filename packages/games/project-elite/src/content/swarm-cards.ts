import type { SwarmKind } from './swarm.ts';

export interface SwarmCard {
  readonly id: string;
  readonly kind: SwarmKind;
  readonly count: number;
  /** Number of the cluster token; 0 where the team chooses. */
  readonly cluster: number;
  readonly activates: boolean;
}

const card = (id: string, kind: SwarmKind, count: number, cluster: number, activates = false): SwarmCard => ({
  id,
  kind,
  count,
  cluster,
  activates,
});

export const swarmCards: readonly SwarmCard[] = [
  card('SC01', 'shooter', 2, 1, true),
  card('SC02', 'shooter', 2, 2, true),
  card('SC03', 'shooter', 2, 3, true),
  card('SC04', 'shooter', 3, 1),
  card('SC05', 'shooter', 3, 1),
  card('SC06', 'shooter', 3, 2),
  card('SC07', 'shooter', 3, 2),
  card('SC08', 'shooter', 3, 3),
  card('SC09', 'shooter', 3, 3),
  card('SC10', 'shooter', 5, 0),
  card('SC11', 'biter', 2, 1, true),
  card('SC12', 'biter', 2, 2, true),
  card('SC13', 'biter', 2, 3, true),
  card('SC14', 'biter', 3, 1, true),
  card('SC15', 'biter', 3, 2, true),
  card('SC16', 'biter', 3, 3, true),
  card('SC17', 'biter', 4, 1),
  card('SC18', 'biter', 4, 2),
  card('SC19', 'biter', 4, 3),
  card('SC20', 'biter', 5, 0),
  card('SC21', 'runner', 2, 1, true),
  card('SC22', 'runner', 2, 2, true),
  card('SC23', 'runner', 2, 3, true),
  card('SC24', 'runner', 3, 1, true),
  card('SC25', 'runner', 3, 1, true),
  card('SC26', 'runner', 3, 2, true),
  card('SC27', 'runner', 3, 2, true),
  card('SC28', 'runner', 3, 3, true),
  card('SC29', 'runner', 3, 3, true),
  card('SC30', 'runner', 5, 0),
];

const byId: ReadonlyMap<string, SwarmCard> = new Map(swarmCards.map((each) => [each.id, each]));

export function swarmCard(id: string): SwarmCard {
  const found = byId.get(id);
  if (!found) throw new Error(`there is no swarm card ${id}`);
  return found;
}
