import { type RandomState, shuffle, type Viewer } from '@starboard/engine';
import { isEncounterCard } from '../content/cosmic-cards.ts';
import { isMain } from './seats.ts';
import type { PlayedCard, State } from './state.ts';

/** Deals anew what the viewer cannot know: the decks' order, other hands, face-down cards of others. */
export function redeal(state: State, viewer: Viewer, random: RandomState): void {
  const { encounter } = state;
  const hidden = state.players.flatMap((player, seat) => (seat === viewer ? [] : [player]));
  const faceDown: PlayedCard[] = [];
  if (encounter) {
    for (const played of [encounter.cards.offense, encounter.cards.defense])
      if (played && !played.isFaceUp && played.laidBy !== viewer) faceDown.push(played);
  }
  const pool = shuffle(random, 'redeal', [
    ...state.deck,
    ...hidden.flatMap(({ hand }) => hand),
    ...faceDown.map(({ card }) => card),
  ]);
  const takeEncounterCard = (): string => pool.splice(pool.findIndex(isEncounterCard), 1)[0] as string;
  for (const played of faceDown) played.card = takeEncounterCard();
  state.players.forEach((player, seat) => {
    if (seat === viewer) return;
    const size = player.hand.length;
    // a main player who has still to select is known to have something to select
    const needsOne =
      encounter !== null && isMain(encounter, seat) && size > 0 && player.hand.some(isEncounterCard);
    player.hand = needsOne ? [takeEncounterCard()] : [];
    player.hand.push(...pool.splice(-(size - player.hand.length) || pool.length));
  });
  state.deck = pool;
  shuffle(random, 'redeal', state.destinyDeck);
}
