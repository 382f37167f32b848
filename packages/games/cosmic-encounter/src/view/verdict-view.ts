import type { Cause, Modifier } from '../rules/encounter/modifier.ts';
import { type Totals, totalsOf, winnerOf } from '../rules/encounter/totals.ts';
import type { Encounter, Side, State } from '../rules/state/state.ts';

/** How the cards that lie open decide, or have decided. */
export interface VerdictView {
  /** Null where the main players will talk. */
  readonly winner: Side | null;
  /** By the totals, by an attack against a negotiate, or in spite of both. */
  readonly why: 'higher' | 'lower' | 'tie' | 'attack' | 'claim' | 'upset' | 'talks';
  /** The use that made it so, where the cards alone did not. */
  readonly cause: Cause | null;
  /** Both totals and how far they are apart; null where none are compared. */
  readonly totals: Totals | null;
  readonly by: number | null;
}

/** Null before both cards lie open, and where something else has ended the encounter. */
export function verdictView(state: State, encounter: Encounter): VerdictView | null {
  const { result, cards, compared } = encounter;
  if (result !== null && result !== 'offense-won' && result !== 'defense-won') return null;
  const [offense, defense] = [cards.offense?.counts?.type, cards.defense?.counts?.type];
  // the cards are gone before the encounter is
  if (!(offense && defense) && !compared) return null;
  if (result === null && offense === 'negotiate' && defense === 'negotiate') return talks;
  const areAttacks = compared !== undefined || (offense === 'attack' && defense === 'attack');
  const totals = !areAttacks ? null : result === null ? totalsOf(state) : endsOf(compared ?? []);
  const winner = result === null ? winnerOf(state) : result === 'offense-won' ? 'offense' : 'defense';
  return {
    winner,
    ...reasonOf(encounter, totals),
    totals,
    by: totals && Math.abs(totals.offense - totals.defense),
  };
}

const talks: VerdictView = { winner: null, why: 'talks', cause: null, totals: null, by: null };

/** What the steps to both totals led to. */
function endsOf(steps: NonNullable<Encounter['compared']>): Totals {
  const end = (side: Side): number => steps.findLast((step) => step.side === side)?.to ?? 0;
  return { offense: end('offense'), defense: end('defense') };
}

function reasonOf(encounter: Encounter, totals: Totals | null): Pick<VerdictView, 'why' | 'cause'> {
  const by = (why: VerdictView['why'], op: Modifier['op']): Pick<VerdictView, 'why' | 'cause'> | null => {
    const modifier = encounter.modifiers.find((each) => each.op === op);
    return modifier ? { why, cause: modifier.cause ? { ...modifier.cause } : null } : null;
  };
  const inSpite = by('upset', 'upset') ?? by('claim', 'wins');
  if (inSpite) return inSpite;
  if (!totals) return { why: 'attack', cause: null };
  if (totals.offense === totals.defense) return { why: 'tie', cause: null };
  return by('lower', 'negate') ?? { why: 'higher', cause: null };
}
