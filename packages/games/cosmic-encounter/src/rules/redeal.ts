import { type RandomState, shuffle, type Viewer } from '@starboard/engine';
import { type CardId, isEncounterCard } from '../content/cosmic-cards.ts';
import { isMain } from './seats.ts';
import { mayPlayEncounterCard } from './sheet-cards.ts';
import type { PlayedCard, State } from './state.ts';

/** Deals anew what the viewer cannot know: the decks' order, other hands and sheets, face-down cards of others. */
export function redeal(state: State, viewer: Viewer, random: RandomState): void {
  const { encounter } = state;
  const faceDown: PlayedCard[] = [];
  if (encounter) {
    for (const played of [encounter.cards.offense, encounter.cards.defense])
      if (played && !played.isFaceUp && played.laidBy !== viewer) faceDown.push(played);
  }
  const places = state.players.map((_, seat) => hiddenPlaces(state, viewer, seat));
  // a main player who has still to select is known to have something to select
  const needsOne = places.map(
    (own, seat) =>
      encounter !== null && isMain(encounter, seat) && own.length > 0 && mayPlayEncounterCard(state, seat),
  );
  const pool = shuffle(random, 'redeal', [
    ...state.deck,
    ...places.flat(2),
    ...faceDown.map(({ card }) => card),
  ]);
  const takeEncounterCard = (): CardId => pool.splice(pool.findIndex(isEncounterCard), 1)[0] as CardId;
  for (const played of faceDown) played.card = takeEncounterCard();
  places.forEach((own, seat) => {
    own.forEach((cards, index) => {
      const size = cards.length;
      const dealt = needsOne[seat] && index === 0 ? [takeEncounterCard()] : [];
      dealt.push(...pool.splice(-(size - dealt.length) || pool.length));
      cards.splice(0, size, ...dealt);
    });
  });
  state.deck = pool;
  shuffle(random, 'redeal', state.destinyDeck);
}

/** The cards of a seat that the viewer does not know, place by place; empty places left out. */
function hiddenPlaces(state: State, viewer: Viewer, seat: number): CardId[][] {
  const player = state.players[seat];
  if (!player || seat === viewer) return [];
  const lent = state.encounter?.lent;
  const aside = lent?.borrower === seat ? lent.aside : [];
  const sheets = [...player.sheets, ...aside].filter(({ cardsFrom }) => cardsFrom !== viewer);
  return [player.hand, ...sheets.map(({ cards }) => cards)].filter((cards) => cards.length > 0);
}
