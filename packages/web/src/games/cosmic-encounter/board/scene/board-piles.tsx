import type { View } from '@starboard/cosmic-encounter';
import type { Pile } from '../geometry/layout.ts';
import type { StageProps } from '../stage.tsx';
import { PileSpot } from './piles.tsx';

/** How many cards a pile has, and which lies open; null for a pile that is not in the game. */
function pileOf(view: View, pile: Pile): { readonly count: number; readonly top: string | null } | null {
  switch (pile) {
    case 'deck':
      return { count: view.deckSize, top: null };
    case 'discard':
      return { count: view.discard.length, top: view.discard.at(-1) ?? null };
    case 'destiny':
      return { count: view.destinyLeft, top: view.encounter?.destiny ?? null };
    case 'tech':
      return view.settings.technologies ? { count: view.techsLeft, top: null } : null;
  }
}

const piles = ['deck', 'discard', 'destiny', 'tech'] as const;

export const Piles = ({
  stage: { view, layout, words, lightAt, pointedAt, press },
}: {
  readonly stage: StageProps;
}) =>
  piles.map((pile) => {
    const of = pileOf(view, pile);
    const place = `pile:${pile}` as const;
    return (
      of && (
        <PileSpot
          key={pile}
          pile={pile}
          box={layout.piles[pile]}
          count={of.count}
          top={of.top}
          name={words.pile(pile)}
          state={lightAt(place).state}
          isPointedAt={pointedAt.includes(place)}
          press={press}
        />
      )
    );
  });
