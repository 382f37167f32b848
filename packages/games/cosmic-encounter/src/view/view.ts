import { copy, type Frame, type Json, type Seat, type Viewer } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import { anyCopy, type CardFace, type CardId, withAnyCopies } from '../content/cosmic-cards.ts';
import type { DestinyId } from '../content/destiny.ts';
import type { TechId } from '../content/technologies.ts';
import type { Settings } from '../rules/state/options.ts';
import { isOfferSeen } from '../rules/powers/hidden-sheets.ts';
import { isPowerLost } from '../rules/powers/powers.ts';
import { knownTo } from '../rules/cards/known-cards.ts';
import { shownCards } from '../rules/cards/seen-hand.ts';
import { foreignColonies } from '../rules/ships/ships.ts';
import type {
  Encounter,
  Phase,
  Place,
  PlayedCard,
  Reinforcement,
  Side,
  State,
} from '../rules/state/state.ts';
import {
  answeringView,
  lossView,
  type LossView,
  momentView,
  type MomentView,
  namedView,
  owedView,
  type OwedView,
} from './moment-view.ts';
import type { Holding } from './holdings-view.ts';
import { stakesView } from './stakes-view.ts';
import { talksView, type TalksView } from './talks-view.ts';
import { stepsView, type StepView, totalsView } from './totals-view.ts';
import { verdictView, type VerdictView } from './verdict-view.ts';

interface SheetView {
  /** Null while the sheet has been face down since the start, except for its owner. */
  readonly alien: AlienId | null;
  readonly isHidden: boolean;
  readonly isUp: boolean;
  readonly tokens: number;
  /** Cards on it, known to its owner and to whose they were. */
  readonly cards: readonly (CardId | null)[];
}

interface TechView {
  /** Null while it lies face down, except for its owner. */
  readonly tech: TechId | null;
  readonly isFaceUp: boolean;
  /** Ships that research it. */
  readonly ships: number;
  /** Cards under it, known to its owner. */
  readonly cards: readonly (CardId | null)[];
}

interface PlayerView {
  readonly handSize: number;
  /** The viewer's own cards, and those of others that are shown to the viewer just now. */
  readonly hand: readonly CardId[];
  /**
   * Cards of another player that the viewer has seen come into the hand or seen there, by face; as long as a card of
   * that player's lies face down it may be one of them. To remember them for a player is up to the screen.
   */
  readonly known: readonly CardFace[];
  /** Laid aside for a moment; known to the player alone. */
  readonly aside: readonly (CardId | null)[];
  readonly sheets: readonly SheetView[];
  /** Sheets it chooses from, as far as the viewer may know them. */
  readonly offered: readonly (AlienId | null)[];
  readonly techs: readonly TechView[];
  readonly foreignColonies: number;
  readonly inWarp: number;
  readonly removed: number;
}

interface CardView {
  /** Null while it lies face down, except for the player who laid it. */
  readonly card: CardId | null;
  readonly isFaceUp: boolean;
  readonly claim: CardFace | null;
  readonly counts: PlayedCard['counts'];
}

interface EncounterView {
  readonly number: number;
  readonly phase: Phase;
  readonly isOutOfTurn: boolean;
  readonly offense: Seat;
  readonly defense: Seat | null;
  readonly destiny: DestinyId | null;
  readonly target: number | null;
  readonly gate: readonly number[];
  readonly zone: readonly number[];
  /** Players who were asked to come, without those who have come and been sent home again. */
  readonly invited: Readonly<Record<Side, readonly Seat[]>>;
  /** Players who will not come, by their own word or for want of a ship. */
  readonly declined: readonly Seat[];
  readonly allies: readonly (Side | null)[];
  readonly cards: Readonly<Record<Side, CardView | null>>;
  readonly reinforcements: readonly Reinforcement[];
  /** Everything announced so far, as `seat:ability:window`, and the powers stopped, as `seat:alien`. */
  readonly used: readonly string[];
  readonly zapped: readonly string[];
  /** Further ships that a lost challenge costs. */
  readonly stake: number;
  /** Players with a token that will cost them ships in the end. */
  readonly tokenHolders: readonly Seat[];
  /** What the main players have offered each other, and when the talks end; null once they are over. */
  readonly talks: TalksView | null;
  readonly result: Encounter['result'];
  /** Null until two attacks lie open. */
  readonly totals: ReturnType<typeof totalsView>;
  /** How the totals come about, or came about when they were compared. */
  readonly steps: readonly StepView[];
  /** Who wins as the cards lie open, or has won by them, and why. */
  readonly verdict: VerdictView | null;
}

/** Something announced and not done yet; the latest answers the one before. */
interface UseView {
  readonly seat: Seat;
  readonly ability: string;
  readonly card: CardId | null;
  /** What was named with it. */
  readonly choices: Json;
}

interface PlanetView {
  readonly system: Seat;
  readonly ships: readonly number[];
  /** Face up beside it. */
  readonly cards: readonly CardId[];
  readonly isDestroyed: boolean;
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
  /** What went into the deck when it was last made anew. */
  readonly reshuffled: readonly CardId[];
  readonly destinyLeft: number;
  readonly destinyDiscard: readonly DestinyId[];
  readonly techsLeft: number;
  readonly techDiscard: readonly TechId[];
  /** The planets beside the Lunar Cannon. */
  readonly cannon: readonly number[] | null;
  /** Whose the ship is that is told apart, and where it is. */
  readonly prometheus: { readonly seat: Seat; readonly at: Place | null } | null;
  readonly encounter: EncounterView | null;
  readonly uses: readonly UseView[];
  /** The moment to react that is open. */
  readonly moment: MomentView | null;
  /** Who has still to answer, where players answer one after another. */
  readonly answering: readonly Seat[];
  readonly owed: readonly OwedView[];
  /** What the viewer has named of two things. */
  readonly named: string | null;
  /** Ships that are being lost. */
  readonly loss: LossView | null;
  /** What allies have to gain and to lose on each side. */
  readonly stakes: ReturnType<typeof stakesView>;
  /** What the viewer has to use; only on its own screen. */
  readonly holdings?: readonly Holding[];
}

export const view = (state: State, viewer: Viewer, underWay: readonly Frame[]): View => ({
  settings: { ...state.settings },
  offense: state.offense,
  turnNumber: state.turnNumber,
  players: state.players.map((_, seat) => playerView(state, seat, viewer)),
  planets: state.planets.map(({ system, ships, cards, isDestroyed }) => ({
    system,
    ships: [...ships],
    cards: cards.map(anyCopy),
    isDestroyed,
  })),
  deckSize: state.deck.length,
  discard: state.discard.map(anyCopy),
  reshuffled: state.reshuffled.map(anyCopy),
  destinyLeft: state.destinyDeck.length,
  destinyDiscard: [...state.destinyDiscard],
  techsLeft: state.techDeck.length,
  techDiscard: [...state.techDiscard],
  cannon: state.cannon && [...state.cannon],
  prometheus: state.prometheus && { seat: state.prometheus.seat, at: state.prometheus.at },
  encounter: state.encounter && encounterView(state, state.encounter, viewer),
  uses: state.uses.map(({ seat, ability, card, choices }) => ({
    seat,
    ability,
    card: card && anyCopy(card),
    choices: withAnyCopies(copy(choices)),
  })),
  moment: momentView(state, underWay),
  answering: answeringView(underWay),
  owed: owedView(state, underWay),
  named: namedView(underWay, viewer),
  loss: lossView(state),
  stakes: stakesView(state),
});

function playerView(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = state.players[seat] as State['players'][number];
  return {
    handSize: player.hand.length,
    hand: seat === viewer ? [...player.hand] : shownCards(state, seat, viewer),
    known: [...knownTo(state, seat, viewer)],
    aside: player.aside.map((card) => (seat === viewer ? card : null)),
    sheets: player.sheets.map(({ alien, isHidden, tokens, cards, cardsFrom }) => ({
      alien: isHidden && seat !== viewer ? null : alien,
      isHidden,
      isUp: !isHidden && !isPowerLost(state, seat, alien),
      tokens,
      cards: cards.map((card) => (seat === viewer || cardsFrom === viewer ? card : null)),
    })),
    offered: (state.offered[seat] ?? []).map((alien) => (isOfferSeen(state, seat, viewer) ? alien : null)),
    techs: player.techs.map(({ id, isFaceUp, ships, cards }) => ({
      tech: isFaceUp || seat === viewer ? id : null,
      isFaceUp,
      ships,
      cards: cards.map((card) => (seat === viewer ? card : null)),
    })),
    foreignColonies: foreignColonies(state, seat).length,
    inWarp: state.warp[seat] ?? 0,
    removed: player.removed,
  };
}

function encounterView(state: State, encounter: Encounter, viewer: Viewer): EncounterView {
  const { allies, everAllied } = encounter;
  const isExpected = (seat: Seat): boolean => everAllied[seat] === null || allies[seat] !== null;
  const card = (played: PlayedCard | null): CardView | null =>
    played && {
      card: played.isFaceUp ? anyCopy(played.card) : played.laidBy === viewer ? played.card : null,
      isFaceUp: played.isFaceUp,
      claim: played.claim,
      counts: played.counts && { ...played.counts },
    };
  return {
    number: encounter.number,
    phase: encounter.phase,
    isOutOfTurn: encounter.isOutOfTurn,
    offense: encounter.offense,
    defense: encounter.defense,
    destiny: encounter.destiny,
    target: encounter.target,
    gate: [...encounter.gate],
    zone: [...encounter.zone],
    invited: {
      offense: encounter.invited.offense.filter(isExpected),
      defense: encounter.invited.defense.filter(isExpected),
    },
    declined: [...encounter.declined],
    allies: [...allies],
    cards: {
      offense: card(encounter.cards.offense),
      defense: card(encounter.cards.defense),
    },
    reinforcements: encounter.reinforcements.map((laid) => ({ ...laid, card: anyCopy(laid.card) })),
    used: [...encounter.used],
    zapped: [...encounter.zapped],
    stake: encounter.stake,
    tokenHolders: [...encounter.tokenHolders],
    talks: talksView(state, encounter),
    result: encounter.result,
    totals: totalsView(state),
    steps: stepsView(state),
    verdict: verdictView(state, encounter),
  };
}
