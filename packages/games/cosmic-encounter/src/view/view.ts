import type { Seat, Viewer } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import type { CardFace, CardId } from '../content/cosmic-cards.ts';
import type { DestinyId } from '../content/destiny.ts';
import type { Settings } from '../rules/options.ts';
import { isPowerLost } from '../rules/powers.ts';
import { foreignColonies } from '../rules/ships.ts';
import type { Encounter, PlayedCard, Reinforcement, Side, State } from '../rules/state.ts';

interface SheetView {
  /** Null while the sheet has been face down since the start, except for its owner. */
  readonly alien: AlienId | null;
  readonly isUp: boolean;
  readonly tokens: number;
  /** Cards on it, known to its owner and to whose they were. */
  readonly cards: readonly (CardId | null)[];
}

interface PlayerView {
  readonly handSize: number;
  /** The viewer's own cards; empty for everybody else's. */
  readonly hand: readonly CardId[];
  readonly sheets: readonly SheetView[];
  readonly foreignColonies: number;
  readonly inWarp: number;
  readonly removed: number;
}

interface CardView {
  /** Null while it lies face down, except for whoever laid it. */
  readonly card: CardId | null;
  readonly isFaceUp: boolean;
  readonly claim: CardFace | null;
  readonly counts: PlayedCard['counts'];
}

interface EncounterView {
  readonly number: number;
  readonly offense: Seat;
  readonly defense: Seat | null;
  readonly destiny: DestinyId | null;
  readonly target: number | null;
  readonly gate: readonly number[];
  readonly zone: readonly number[];
  readonly invited: Readonly<Record<Side, readonly Seat[]>>;
  readonly allies: readonly (Side | null)[];
  readonly cards: Readonly<Record<Side, CardView | null>>;
  readonly reinforcements: readonly Reinforcement[];
  /** Everything announced so far, as `seat:ability:window`, and the powers stopped, as `seat:alien`. */
  readonly used: readonly string[];
  readonly zapped: readonly string[];
  /** Further ships that a lost challenge costs. */
  readonly stake: number;
  readonly result: Encounter['result'];
}

/** Something announced and not done yet; the latest answers the one before. */
interface UseView {
  readonly seat: Seat;
  readonly ability: string;
  readonly card: CardId | null;
}

interface PlanetView {
  readonly system: Seat;
  readonly ships: readonly number[];
  /** Face up beside it. */
  readonly cards: readonly CardId[];
}

/** What one viewer may know of the table. */
export interface View {
  readonly settings: Settings;
  readonly offense: Seat;
  readonly turnNumber: number;
  readonly players: readonly PlayerView[];
  readonly planets: readonly PlanetView[];
  readonly deckSize: number;
  readonly discard: readonly CardId[];
  readonly destinyLeft: number;
  readonly destinyDiscard: readonly DestinyId[];
  readonly encounter: EncounterView | null;
  readonly uses: readonly UseView[];
}

export const view = (state: State, viewer: Viewer): View => ({
  settings: { ...state.settings },
  offense: state.offense,
  turnNumber: state.turnNumber,
  players: state.players.map((_, seat) => playerView(state, seat, viewer)),
  planets: state.planets.map(({ system, ships, cards }) => ({
    system,
    ships: [...ships],
    cards: [...cards],
  })),
  deckSize: state.deck.length,
  discard: [...state.discard],
  destinyLeft: state.destinyDeck.length,
  destinyDiscard: [...state.destinyDiscard],
  encounter: state.encounter && encounterView(state.encounter, viewer),
  uses: state.uses.map(({ seat, ability, card }) => ({ seat, ability, card })),
});

function playerView(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = state.players[seat] as State['players'][number];
  return {
    handSize: player.hand.length,
    hand: seat === viewer ? [...player.hand] : [],
    sheets: player.sheets.map(({ alien, isHidden, tokens, cards, cardsFrom }) => ({
      alien: isHidden && seat !== viewer ? null : alien,
      isUp: !isHidden && !isPowerLost(state, seat, alien),
      tokens,
      cards: cards.map((card) => (seat === viewer || cardsFrom === viewer ? card : null)),
    })),
    foreignColonies: foreignColonies(state, seat).length,
    inWarp: state.warp[seat] ?? 0,
    removed: player.removed,
  };
}

function encounterView(encounter: Encounter, viewer: Viewer): EncounterView {
  const card = (played: PlayedCard | null): CardView | null =>
    played && {
      card: played.isFaceUp || played.laidBy === viewer ? played.card : null,
      isFaceUp: played.isFaceUp,
      claim: played.claim,
      counts: played.counts && { ...played.counts },
    };
  return {
    number: encounter.number,
    offense: encounter.offense,
    defense: encounter.defense,
    destiny: encounter.destiny,
    target: encounter.target,
    gate: [...encounter.gate],
    zone: [...encounter.zone],
    invited: { offense: [...encounter.invited.offense], defense: [...encounter.invited.defense] },
    allies: [...encounter.allies],
    cards: {
      offense: card(encounter.cards.offense),
      defense: card(encounter.cards.defense),
    },
    reinforcements: encounter.reinforcements.map((reinforcement) => ({ ...reinforcement })),
    used: [...encounter.used],
    zapped: [...encounter.zapped],
    stake: encounter.stake,
    result: encounter.result,
  };
}
