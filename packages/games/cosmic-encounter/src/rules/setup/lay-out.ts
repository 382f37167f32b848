import type { Seat } from '@starboard/engine';
import { type AlienId, aliensIn, withGameSetup, withSecondHand } from '../../content/aliens.ts';
import { basicDeck, type CardId, flareInGame } from '../../content/cosmic-cards.ts';
import { destinyDeck, destinyFacts } from '../../content/destiny.ts';
import { techsFor } from '../../content/technologies.ts';
import { handSize } from '../cards/cards.ts';
import { passiveOf } from '../powers/passives.ts';
import type { Sheet, State } from '../state/state.ts';
import { faceDown } from '../techs/techs.ts';

/** Before the match there is only chance; once it has begun, chance that the table takes note of. */
export type Shuffle = <T>(stream: string, items: T[]) => T[];

interface Aliens {
  /** One for each seat. */
  readonly aliens: readonly AlienId[];
  /** Whose flares go into the deck before any others. */
  readonly flares: readonly AlienId[];
}

export const flaresInDeck = 10;
/** Technologies dealt to each player, who keeps one. */
const techsDealt = 2;

/** Once it is known who is which alien: sheets, hands, technologies, and who begins. */
export function layOut(state: State, { aliens, flares }: Aliens, shuffle: Shuffle): void {
  const { settings, players } = state;
  const deck = shuffle('cards', [...basicDeck, ...flareCards(state, flares, shuffle)]);
  const techs = settings.technologies ? shuffle('techs', [...techsFor(settings.planets)]) : [];
  for (const [seat, player] of players.entries()) {
    player.hand = deck.splice(-handSize);
    player.sheets = [startingSheet(state, aliens[seat] as AlienId, deck)];
    player.techs = techs.splice(-techsDealt).map(faceDown);
  }
  const destiny = shuffle('destiny', destinyDeck(players.length));
  state.offense = firstOffense(destiny);
  state.destinyDeck = shuffle('destiny', [...destiny]);
  state.deck = deck;
  state.techDeck = techs;
  state.unusedAliens = aliensIn(settings.edition).filter((alien) => !aliens.includes(alien));
}

const startingSheet = ({ settings }: State, alien: AlienId, deck: CardId[]): Sheet => ({
  alien,
  // what a sheet changes at the start would show anyway
  isHidden: settings.hiddenPowers && !withGameSetup.includes(alien),
  isSecond: false,
  tokens: passiveOf(alien).startingTokens?.(settings) ?? 0,
  cards: withSecondHand.includes(alien) ? deck.splice(-handSize) : [],
  cardsFrom: null,
});

/** These aliens' flares, and random others up to ten. */
function flareCards({ settings }: State, aliens: readonly AlienId[], shuffle: Shuffle): CardId[] {
  if (settings.flares === 'none') return [];
  const others = shuffle(
    'flares',
    aliensIn(settings.edition).filter((alien) => !aliens.includes(alien)),
  );
  return [...aliens, ...others].slice(0, flaresInDeck).map((alien) => `${flareInGame(alien, settings)}/1`);
}

/** The first player's colour that destiny turns up begins. */
function firstOffense(destiny: readonly string[]): Seat {
  for (const card of destiny) {
    const facts = destinyFacts(card);
    if (facts.kind === 'colour') return facts.seat;
  }
  throw new Error('destiny names no player');
}
