import type { View } from '@starboard/cosmic-encounter';
import type { Json, Reason } from '@starboard/engine';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { whyNotYet } from '../../../table/answers/draft.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { type CePlace, placesOf } from '../places.ts';
import { firstDraft } from './first-draft.ts';
import { keysByPlace, type KeysByPlace, type Offer, offerOf } from './offers.ts';
import { type Count, countOf, type PartKey, pressed, whyFull, withCount } from './pressing.ts';

/** What the player has put together of an answer, and what can be added to it by pressing things. */
export interface Choosing {
  /** What a place is offered as; null while it is not. */
  at(place: CePlace): Offer | null;
  /** A place was pressed: a lit one is chosen or given up, of a dark one the player is told why it is. */
  press(place: CePlace): void;
  /** Why a place is dark, where the player might look for something there. */
  whyAt(place: CePlace): Reason | null;
  readonly lit: readonly CePlace[];
  /** The answer as far as it is put together; null while nothing is asked. */
  readonly draft: Json;
  countOf(key: PartKey): Count;
  setCount(key: PartKey, count: number): void;
  /** Why the draft is no answer yet; null when it can be given. */
  readonly why: Reason | null;
  give(): void;
  /** Back to what stood chosen at first. */
  clear(): void;
}

interface Kept {
  /** The decision it belongs to: with the next one it is forgotten. */
  readonly decision: number | null;
  readonly draft: Json;
}

const Context = createContext<Choosing | null>(null);

export function useChoosing(): Choosing {
  const choosing = use(Context);
  if (!choosing) throw new Error('there is no frame around this');
  return choosing;
}

interface ChoosingFrameProps {
  readonly parts: TableParts<View>;
  readonly children: ReactNode;
}

/** Around board, tray and prompt: what is pressed in one of them shows in all. */
export function ChoosingFrame({ parts, children }: ChoosingFrameProps) {
  const choosing = useDraft(parts);
  return <Context value={choosing}>{children}</Context>;
}

function useDraft(parts: TableParts<View>): Choosing {
  const { view, viewer, prompt } = parts;
  const [kept, keep] = useState<Kept>({ decision: null, draft: null });
  const keys = useMemo(() => keysByPlace(view, viewer, prompt), [view, viewer, prompt]);
  return useMemo(() => choosingOf(parts, keys, kept, keep), [parts, keys, kept]);
}

function choosingOf(
  parts: TableParts<View>,
  keys: KeysByPlace,
  kept: Kept,
  keep: (kept: Kept) => void,
): Choosing {
  const { prompt, answer, explain, isSending } = parts;
  const decision = prompt?.decision ?? null;
  const first = prompt && firstDraft(prompt);
  const draft = kept.decision === decision ? kept.draft : first;
  const change = (next: Json) => keep({ decision, draft: next });
  const why = prompt && whyNotYet(prompt.shape, draft);
  const whyAt = (place: CePlace) => whyDark(parts, place);
  return {
    at(place) {
      const found = keys.get(place);
      return prompt && found ? offerOf(prompt, draft, found) : null;
    },
    press(place) {
      const found = keys.get(place);
      const refusal = prompt && found ? whyFull(prompt.shape, draft, found) : whyAt(place);
      if (refusal) explain(refusal);
      else if (prompt && found && !isSending) change(pressed(prompt.shape, draft, found));
    },
    whyAt,
    lit: [...keys.keys()],
    draft,
    countOf: (key) => (prompt ? countOf(prompt.shape, draft, key) : { count: 0, most: 0 }),
    setCount: (key, count) => prompt && change(withCount(prompt.shape, draft, key, count)),
    why,
    give() {
      if (prompt && !why) answer(draft);
    },
    clear: () => change(first),
  };
}

/** The first of the options that stand here and are refused says why. */
function whyDark({ view, viewer, prompt }: TableParts<View>, place: CePlace): Reason | null {
  const refusal = prompt?.refused?.find(({ keys }) =>
    keys.some((key) => placesOf(view, viewer, prompt.prompt, key).includes(place)),
  );
  return refusal?.reason ?? null;
}
