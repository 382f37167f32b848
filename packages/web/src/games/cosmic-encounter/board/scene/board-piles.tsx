import type { View } from '@starboard/cosmic-encounter';
import { openCards } from '../../keys/piles.ts';
import type { Pile } from '../geometry/layout.ts';
import type { StageProps } from '../stage.tsx';
import { PileSpot } from './piles.tsx';

interface PileView {
  readonly count: number;
  /** The card that lies open on top. */
  readonly top: string | null;
}

/** Null for a pile that is not in the game. */
function pileOf(view: View, pile: Pile): PileView | null {
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
          isOpen={pile !== 'deck' && openCards(view, pile).length > 0}
          name={words.pile(pile)}
          state={lightAt(place).state}
          isPointedAt={pointedAt.includes(place)}
          press={press}
        />
      )
    );
  });
