import { below, type RandomState, shuffle, type Viewer } from '@starboard/engine';
import { type CardId, isEncounterCard } from '../content/cosmic-cards.ts';
import type { TechId } from '../content/technologies.ts';
import { knownCards, redealKnown } from './redeal-known.ts';
import { redealSheets } from './redeal-sheets.ts';
import { pledgesOf } from '../rules/deal/promises.ts';
import { isMain } from '../rules/state/seats.ts';
import { shownCards } from '../rules/cards/seen-hand.ts';
import { canPlayFrom, mayPlayEncounterCard } from '../rules/cards/sheet-cards.ts';
import type { PlayedCard, State, Trigger } from '../rules/state/state.ts';

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
  const batteries = state.players.flatMap(({ techs }, seat) =>
    seat === viewer ? [] : techs.map(({ cards }) => cards),
  );
  const kept = state.players.map((_, seat) => (seat === viewer ? [] : knownCards(state, viewer, seat)));
  const unknown = [
    ...state.deck,
    ...places.flat().flatMap((cards) => cards.slice(0, cards.length - seenOf(state, viewer, cards))),
    ...batteries.flat(),
    ...faceDown.map(({ card }) => card),
  ].filter((card) => !kept.some((known) => known.includes(card)));
  const pool = shuffle(random, 'redeal', unknown);
  const takeEncounterCard = (): CardId => pool.splice(pool.findIndex(isEncounterCard), 1)[0] as CardId;
  for (const played of faceDown) {
    const known = played.fromSheet === null ? (kept[played.laidBy] ?? []) : [];
    const hand = places[played.laidBy]?.find((cards) => cards === state.players[played.laidBy]?.hand) ?? [];
    const others = hand.length - seenOf(state, viewer, hand) + 1 - known.length;
    played.card = takeOneOf(known, others, random) ?? takeEncounterCard();
  }
  // only encounter cards are stored under a technology
  for (const cards of batteries) cards.splice(0, cards.length, ...cards.map(takeEncounterCard));
  const pledged = places.map(([cards = []], seat) => {
    const most = cards.length - seenOf(state, viewer, cards);
    const known = kept[seat] ?? [];
    return cards === state.players[seat]?.hand ? takePledged(pool, known, pledgesOf(state, seat), most) : [];
  });
  const deals = places.map((own, seat) =>
    own.map((cards, index) => ({
      cards,
      dealt: index === 0 ? (pledged[seat] ?? []) : [],
      size: cards.length - seenOf(state, viewer, cards),
    })),
  );
  // before the others' places are filled, or there might be none left
  deals.forEach((own, seat) => {
    if (!needsOne[seat] || own.some(({ dealt }) => dealt.some(isEncounterCard))) return;
    // where all of the hand is known, it lies on a sheet
    const free = own.find(({ cards, dealt, size }) => dealt.length < size && canPlayFrom(state, seat, cards));
    free?.dealt.push(takeEncounterCard());
  });
  for (const { cards, dealt, size } of deals.flat()) {
    dealt.push(...pool.splice(-(size - dealt.length) || pool.length));
    cards.splice(0, size, ...dealt);
  }
  state.deck = pool;
  redealKnown(state, viewer);
  forgetReceived(state, viewer);
  forgetDraws(state, viewer);
  shuffle(random, 'redeal', state.destinyDeck);
  redealTechs(state, viewer, random);
  redealSheets(state, viewer, random);
}

/** A card that lies face down is one of those known of its player, or as likely each of the others. */
function takeOneOf(known: CardId[], others: number, random: RandomState): CardId | undefined {
  const candidates = known.filter(isEncounterCard);
  if (candidates.length === 0) return undefined;
  const card = candidates[below(random, 'redeal', candidates.length + others)];
  if (card !== undefined) known.splice(known.indexOf(card), 1);
  return card;
}

/** What a player has offered it is known to hold: one card of each kind named, besides those known anyway. */
function takePledged(
  pool: CardId[],
  known: readonly CardId[],
  pledges: ReturnType<typeof pledgesOf>,
  most: number,
): CardId[] {
  const taken: CardId[] = [...known];
  for (const { is, isFurther } of pledges) {
    const found = pool.findIndex(is);
    const isDue = found >= 0 && taken.length < most && (isFurther || !taken.some(is));
    if (isDue) taken.push(...pool.splice(found, 1));
  }
  return taken;
}

/** Others' technologies that lie face down could be any that are not seen. */
function redealTechs(state: State, viewer: Viewer, random: RandomState): void {
  const others = state.players.filter((_, seat) => seat !== viewer);
  const unknown = others.flatMap(({ techs }) =>
    techs.filter(({ isFaceUp }) => !isFaceUp).map(({ id }) => id),
  );
  const pool = shuffle(random, 'redeal', [...state.techDeck, ...unknown]);
  for (const player of others) {
    player.techs = player.techs.map((tech) => {
      if (tech.isFaceUp) return tech;
      return { ...tech, id: pool.pop() as TechId };
    });
  }
  state.techDeck = pool;
}

/** How many of these cards, the last ones, the viewer is looking at. */
function seenOf(state: State, viewer: Viewer, cards: readonly CardId[]): number {
  if (state.shown.length === 0) return 0;
  const seat = state.players.findIndex(({ hand }) => hand === cards);
  return shownCards(state, seat, viewer).length;
}

/** Cards that a player has just received are as unknown as the hand they came into, save to who gave them. */
function forgetReceived({ encounter, players }: State, viewer: Viewer): void {
  if (!encounter?.received || encounter.received.seat === viewer) return;
  const { seat, cards } = encounter.received;
  if (cards.every((card) => players[seat]?.hand.includes(card))) return;
  encounter.received = { ...encounter.received, cards: players[seat]?.hand.slice(-cards.length) ?? [] };
}

/** … and so are those just drawn; a player who is shown them sees the last of that hand. */
function forgetDraws({ triggers, happened, players }: State, viewer: Viewer): void {
  for (const list of [triggers, happened] as Trigger[][]) {
    for (const [index, trigger] of list.entries()) {
      if (trigger.type !== 'cards-drawn' || trigger.seat === viewer || trigger.cards.length === 0) continue;
      list[index] = { ...trigger, cards: players[trigger.seat]?.hand.slice(-trigger.cards.length) ?? [] };
    }
  }
}

/** The cards of a seat that the viewer does not know, place by place; empty places left out. */
function hiddenPlaces(state: State, viewer: Viewer, seat: number): CardId[][] {
  const player = state.players[seat];
  if (!player || seat === viewer) return [];
  const lent = state.encounter?.lent;
  const aside = lent?.borrower === seat ? lent.aside : [];
  const sheets = [...player.sheets, ...aside].filter(({ cardsFrom }) => cardsFrom !== viewer);
  const isShown = player.hand.length === shownCards(state, seat, viewer).length;
  const places = [...(isShown ? [] : [player.hand]), player.aside, ...sheets.map(({ cards }) => cards)];
  return places.filter((cards) => cards.length > 0);
}
