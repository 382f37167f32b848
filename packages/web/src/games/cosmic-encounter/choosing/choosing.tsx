import type { View } from '@starboard/cosmic-encounter';
import type { Json, Reason } from '@starboard/engine';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { whyNotYet } from '../../../table/answers/draft.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { cardAt, type CePlace, placesOf } from '../keys/places.ts';
import { firstDraft } from './first-draft.ts';
import { type Following, isFollowed } from './following.ts';
import { whyNotUsed } from './holdings.ts';
import { keysByPlace, type KeysByPlace, type Offer, offerOf } from './offers.ts';
import { type Count, countOf, type PartKey, pressed, whyFull, withCount } from './pressing.ts';

/** What the player has put together of an answer, and what can be added to it by pressing things. */
export interface Choosing {
  /** What a place is offered as; null while it is not. */
  at(place: CePlace): Offer | null;
  /** A place was pressed: a lit one is chosen or given up, of a dark one the player is told why it is. */
  press(place: CePlace): void;
  /** The same for an option that is shown by itself. */
  pressKey(key: PartKey): void;
  /** Why a place is dark, where the player might look for something there. */
  whyAt(place: CePlace): Reason | null;
  readonly lit: readonly CePlace[];
  /** The answer as far as it is put together; null while nothing is asked. */
  readonly draft: Json;
  countOf(key: PartKey): Count;
  setCount(key: PartKey, count: number): void;
  /** Why the draft is no answer yet; null when it can be given. */
  readonly why: Reason | null;
  /** Gives the draft, and what is to be said to the question that comes with it. */
  give(choice?: string | null): void;
  /** Back to what stood chosen at first. */
  clear(): void;
}

interface Kept {
  /** The decision it belongs to: with the next one it is forgotten. */
  readonly decision: number | null;
  readonly draft: Json;
}

const Context = createContext<Choosing | null>(null);

/** For what puts an answer together in a way of its own, as talks do. */
export const ChoosingProvider = Context.Provider;

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
  const follow = useFollowing(parts);
  return useMemo(() => choosingOf(parts, keys, kept, keep, follow), [parts, keys, kept, follow]);
}

type Follow = (following: Following) => void;

/** A use that says for which side it is, is announced and aimed with one press. */
function useFollowing({ prompt, answer }: TableParts<View>): Follow {
  const following = useRef<Following | null>(null);
  useEffect(() => {
    const said = following.current;
    if (!said || !prompt || prompt.decision === said.after) return;
    following.current = null;
    if (isFollowed(said, prompt)) answer(said.choice);
  }, [prompt, answer]);
  return useCallback((said) => {
    following.current = said;
  }, []);
}

function choosingOf(
  parts: TableParts<View>,
  keys: KeysByPlace,
  kept: Kept,
  keep: (kept: Kept) => void,
  follow: Follow,
): Choosing {
  const { viewer, prompt, answer, explain, isSending } = parts;
  const decision = prompt?.decision ?? null;
  const first = prompt && firstDraft(prompt, viewer);
  const draft = kept.decision === decision ? kept.draft : first;
  const change = (next: Json) => keep({ decision, draft: next });
  const why = prompt && whyNotYet(prompt.shape, draft);
  const whyAt = (place: CePlace) => whyDark(parts, place);
  const pressKeys = (pressedKeys: readonly PartKey[]) => {
    if (!prompt || isSending) return;
    const refusal = whyFull(prompt.shape, draft, pressedKeys);
    if (refusal) explain(refusal);
    else change(pressed(prompt.shape, draft, pressedKeys));
  };
  return {
    at(place) {
      const found = keys.get(place);
      return prompt && found ? offerOf(prompt, draft, found) : null;
    },
    press(place) {
      const found = keys.get(place);
      if (found) return pressKeys(found);
      const refusal = whyAt(place);
      if (refusal) explain(refusal);
    },
    pressKey: (key) => pressKeys([key]),
    whyAt,
    lit: [...keys.keys()],
    draft,
    countOf: (key) => (prompt ? countOf(prompt.shape, draft, key) : { count: 0, most: 0 }),
    setCount: (key, count) => prompt && change(withCount(prompt.shape, draft, key, count)),
    why,
    give(choice = null) {
      if (!prompt || why) return;
      if (choice !== null) follow({ after: prompt.decision, choice });
      answer(draft);
    },
    clear: () => change(first),
  };
}

/** Of the options that stand here and are refused, the first says why; of a card that is used, its holding does. */
function whyDark({ view, viewer, prompt }: TableParts<View>, place: CePlace): Reason | null {
  const refusal = prompt?.refused?.find(({ keys }) =>
    keys.some((key) => placesOf(view, viewer, prompt.prompt, key).includes(place)),
  );
  const card = cardAt(place);
  return refusal?.reason ?? (card === null ? null : whyNotUsed(view, card));
}
