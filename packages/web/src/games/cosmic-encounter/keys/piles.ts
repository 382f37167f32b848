import type { View } from '@starboard/cosmic-encounter';

/** Piles whose used cards lie open and can be looked through. */
export const openPiles = ['discard', 'destiny', 'tech'] as const;
export type OpenPile = (typeof openPiles)[number];

/** The cards that lie open there, the latest first. */
export function openCards(view: View, pile: OpenPile): readonly string[] {
  const { discard, destinyDiscard, techDiscard, encounter } = view;
  switch (pile) {
    case 'discard':
      return discard.toReversed();
    case 'destiny':
      return [...(encounter?.destiny ? [encounter.destiny] : []), ...destinyDiscard.toReversed()];
    case 'tech':
      return techDiscard.toReversed();
  }
}

/** The key of what the cards that lie open there are called. */
export const openPileTitle = (pile: OpenPile): string =>
  `web.ce.aside.${pile === 'discard' ? pile : `${pile}-discard`}`;
