import type { FacilityId, View } from '@starboard/alien-frontiers';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { toggled, withSlot } from '../../../table/answers/draft.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { type Fit, fitsOf, type HeldDie } from './dock-fits.ts';
import { type DockPlan, stepOf } from './dock-plan.ts';
import { proposalFor } from './proposals.ts';
import { useAfSay } from '../words/say.ts';
import { useAfKeys } from './use-af-keys.ts';

type ShipIndex = HeldDie['ship'];

/** What the player has taken in hand and not yet said. */
export interface Choosing {
  readonly selected: readonly ShipIndex[];
  readonly fits: ReadonlyMap<FacilityId, Fit>;
  toggle(ship: ShipIndex): void;
  clear(): void;
  dock(fit: Fit): void;
  /** Options picked so far, where several are wanted. */
  readonly picked: readonly string[];
  /** An option was pressed, wherever it was shown. */
  choose(key: string): void;
  /** Answers with what was picked. */
  givePicked(): void;
  /** What the raiders take so far, by whose and which tokens. */
  readonly taken: Readonly<Record<string, number>>;
  take(slot: string, count: number): void;
  giveTaken(): void;
}

interface InHand {
  /** The decision it belongs to: with the next one it is forgotten. */
  readonly decision: number | null;
  readonly selected: readonly ShipIndex[];
  readonly picked: readonly string[];
  readonly taken: Readonly<Record<string, number>>;
}

const empty = (decision: number | null): InHand => ({
  decision,
  selected: [],
  picked: [],
  taken: {},
});

const ChoosingContext = createContext<Choosing | null>(null);

export function useChoosing(): Choosing {
  const choosing = use(ChoosingContext);
  if (!choosing) throw new Error('there is no frame around this');
  return choosing;
}

export function ChoosingFrame({
  parts,
  children,
}: {
  readonly parts: TableParts<View>;
  readonly children: ReactNode;
}) {
  const say = useAfSay();
  const { view, prompt, answer, propose } = parts;
  const decision = prompt?.decision ?? null;
  const [kept, keep] = useState<InHand>(() => empty(decision));
  const inHand = kept.decision === decision ? kept : empty(decision);
  const orderNext = usePlan(parts);

  const fits = useMemo(() => {
    const hand = view.players[view.turn]?.hand ?? [];
    const isMine = prompt?.prompt === 'af.ask.act';
    return fitsOf(view, isMine ? hand.filter(({ ship }) => inHand.selected.includes(ship)) : []);
  }, [view, prompt, inHand.selected]);

  const change = (changes: Partial<InHand>) => keep({ ...inHand, ...changes });
  const choosing: Choosing = {
    ...inHand,
    fits,
    toggle: (ship) => change({ selected: toggled(inHand.selected, ship) }),
    clear: () => keep(empty(decision)),
    dock({ keys: [first, ...rest] }) {
      if (!prompt || first === undefined) return;
      orderNext({ round: view.round, after: prompt.decision, keys: rest });
      answer(first);
    },
    choose(key) {
      if (prompt?.shape.kind === 'pick') change({ picked: toggled(inHand.picked, key) });
      else if (prompt) {
        // a player who does something else has given up what was ordered before
        orderNext(null);
        const asked = proposalFor(view, prompt.prompt, key, say);
        if (asked) propose(key, asked);
        else answer(key);
      }
    },
    givePicked: () => answer([...inHand.picked]),
    take: (slot, count) => change({ taken: withSlot(inHand.taken, slot, count) }),
    giveTaken: () => answer(inHand.taken),
  };
  useAfKeys(parts, choosing);
  return <ChoosingContext value={choosing}>{children}</ChoosingContext>;
}

/** Ships that dock singly are ordered together and said one by one. */
function usePlan({ view, prompt, answer }: TableParts<View>): (plan: DockPlan | null) => void {
  const plan = useRef<DockPlan | null>(null);
  useEffect(() => {
    if (!plan.current) return;
    const step = stepOf(plan.current, prompt, view.round);
    plan.current = step.plan;
    if (step.answer !== undefined) answer(step.answer);
  }, [view.round, prompt, answer]);
  return (next) => {
    plan.current = next;
  };
}
