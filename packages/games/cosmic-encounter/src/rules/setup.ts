import { below, type RandomState, type Seat, shuffle } from '@starboard/engine';
import {
  type AlienId,
  alienIds,
  incompatible,
  onlyRevised,
  withGameSetup,
  withSecondHand,
} from '../content/aliens.ts';
import { combos } from '../content/combos.ts';
import { basicDeck, type CardId, flareInGame } from '../content/cosmic-cards.ts';
import { destinyDeck, destinyFacts } from '../content/destiny.ts';
import { handSize } from './cards.ts';
import { type Options, type Settings, settingsOf } from './options.ts';
import { passiveOf } from './passives.ts';
import type { Player, State } from './state.ts';

export const flaresInDeck = 10;
const shipsPerPlanet = 4;

export function setup(seats: number, options: Options, random: RandomState): State {
  const settings = settingsOf(options);
  const { aliens, flares } = chooseAliens(seats, settings, random);
  const deck = shuffle(random, 'cards', [...basicDeck, ...flares]);
  const players = aliens.map((alien) => ({
    hand: deck.splice(-handSize),
    sheets: [
      {
        alien,
        isHidden: settings.hiddenPowers && !withGameSetup.includes(alien),
        isSecond: false,
        tokens: passiveOf(alien).startingTokens?.(settings) ?? 0,
        cards: withSecondHand.includes(alien) ? deck.splice(-handSize) : [],
        cardsFrom: null,
      },
    ],
    removed: 0,
  }));
  const destiny = shuffle(random, 'destiny', destinyDeck(seats));
  return {
    ...emptyTable(settings, players),
    deck,
    destinyDeck: shuffle(random, 'destiny', [...destiny]),
    unusedAliens: alienIds.filter((alien) => !aliens.includes(alien)),
    offense: firstOffense(destiny),
  };
}

/** Full home planets, nothing dealt, nothing drawn. */
export const emptyTable = (settings: Settings, players: Player[]): State => ({
  settings,
  players,
  planets: players.flatMap((_, system) =>
    Array.from({ length: settings.planets }, () => ({
      system,
      ships: players.map((__, seat) => (seat === system ? shipsPerPlanet : 0)),
      cards: [],
    })),
  ),
  warp: players.map(() => 0),
  adrift: players.map(() => 0),
  deck: [],
  discard: [],
  destinyDeck: [],
  destinyDiscard: [],
  unusedAliens: [],
  offense: 0,
  turnNumber: 0,
  encounter: null,
  uses: [],
  batches: [],
  triggers: [],
  happened: [],
  lostPowers: [],
});

/** The first player's colour that destiny turns up begins. */
function firstOffense(destiny: readonly string[]): Seat {
  for (const card of destiny) {
    const facts = destinyFacts(card);
    if (facts.kind === 'colour') return facts.seat;
  }
  throw new Error('destiny names no player');
}

/** The sheets dealt to the seats, and the flares that go into the deck with them. */
function chooseAliens(
  seats: number,
  settings: Settings,
  random: RandomState,
): { aliens: AlienId[]; flares: CardId[] } {
  const allowed = alienIds.filter((alien) => settings.edition === 'revised' || !onlyRevised.includes(alien));
  if (settings.alienChoice === 'combo') {
    const combo = combos[below(random, 'aliens', combos.length)] ?? [];
    const aliens = shuffle(random, 'aliens', combo.slice(0, seats));
    return { aliens, flares: withFlares(aliens, allowed, settings, random) };
  }
  const dealt = shuffle(random, 'aliens', [...allowed]);
  const aliens: AlienId[] = [];
  for (const alien of dealt) if (aliens.length < seats && isCompatible(alien, aliens)) aliens.push(alien);
  return { aliens, flares: withFlares(aliens, allowed, settings, random) };
}

export const isCompatible = (alien: AlienId, others: readonly AlienId[]): boolean =>
  !incompatible.some(
    ([first, second]) =>
      (alien === first && others.includes(second)) || (alien === second && others.includes(first)),
  );

function withFlares(
  aliens: readonly AlienId[],
  allowed: readonly AlienId[],
  settings: Settings,
  random: RandomState,
): CardId[] {
  if (settings.flares === 'none') return [];
  const others = shuffle(
    random,
    'flares',
    allowed.filter((alien) => !aliens.includes(alien)),
  );
  return [...aliens, ...others].slice(0, flaresInDeck).map((alien) => `${flareInGame(alien, settings)}/1`);
}
