import type { Side } from '@starboard/cosmic-encounter';
import type { CardKind } from '@starboard/cosmic-encounter/deal';
import type { Prompt, Seat, WireShape } from '@starboard/engine';

/** What can go into one side of an offer, as the prompt says. */
export interface GiftLimits {
  /** Of the own hand each card by its id, of the other's hand those that may be there by their face. */
  readonly cards: readonly string[];
  readonly mostCards: number;
  readonly kinds: readonly CardKind[];
  readonly mostRandom: number;
  readonly planets: readonly string[];
  /** Whose ships can be let out of the warp, and how many of them. */
  readonly release: readonly { readonly owner: Seat; readonly most: number }[];
}

/** The acts that the talks are open for; null where the viewer does not talk. */
export const actsIn = (prompt: Prompt | null): Readonly<Record<string, WireShape | null>> | null =>
  prompt?.prompt === 'ce.ask.deal' && prompt.shape.kind === 'open' ? (prompt.shape.acts ?? null) : null;

/** What may be given each way; null where no offer can be made. */
export function limitsIn(prompt: Prompt | null): Readonly<Record<Side, GiftLimits>> | null {
  const offer = actsIn(prompt)?.['offer'] ?? null;
  if (offer?.kind !== 'form') return null;
  return { offense: giftLimits(offer.parts['offense']), defense: giftLimits(offer.parts['defense']) };
}

function giftLimits(form: WireShape | undefined): GiftLimits {
  const parts = form?.kind === 'form' ? form.parts : {};
  const { cards, kinds, random, colony, release } = parts;
  return {
    cards: optionsIn(cards),
    mostCards: cards?.kind === 'pick' ? cards.max : 0,
    kinds: optionsIn(kinds) as readonly CardKind[],
    mostRandom: random?.kind === 'amount' ? random.max : 0,
    planets: optionsIn(colony),
    release:
      release?.kind === 'split'
        ? release.slots.map(({ key, max }) => ({ owner: Number(key), most: max }))
        : [],
  };
}

const optionsIn = (shape: WireShape | undefined): readonly string[] =>
  shape?.kind === 'pick' ? shape.options : [];
