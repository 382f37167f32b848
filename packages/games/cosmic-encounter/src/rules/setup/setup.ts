import { below, type RandomState, type Seat, shuffle } from '@starboard/engine';
import { type AlienId, aliensIn, isCompatible } from '../../content/aliens.ts';
import { combos } from '../../content/combos.ts';
import { layOut, type Shuffle } from './lay-out.ts';
import { type Options, type Settings, settingsOf } from '../state/options.ts';
import { noughts } from '../state/seats.ts';
import type { Player, State } from '../state/state.ts';

const shipsPerPlanet = 4;
/** Sheets to choose from. */
const sheetsOffered = 2;

/** The game as it is before any player chooses anything. */
export function setup(seats: number, options: Options, random: RandomState): State {
  const settings = settingsOf(options);
  const players = Array.from({ length: seats }, () => ({
    hand: [],
    aside: [],
    sheets: [],
    techs: [],
    removed: 0,
  }));
  const state = emptyTable(settings, players);
  const mix: Shuffle = (stream, items) => shuffle(random, stream, items);
  if (settings.alienChoice === 'two-flares') {
    state.unusedAliens = mix('aliens', [...aliensIn(settings.edition)]);
    state.offered = players.map(() => state.unusedAliens.splice(-sheetsOffered));
    return state;
  }
  const aliens = dealtAliens(seats, settings, random);
  layOut(state, { aliens, flares: aliens }, mix);
  return state;
}

/** Full home planets, nothing dealt, nothing drawn. */
export const emptyTable = (settings: Settings, players: Player[]): State => ({
  settings,
  players,
  planets: players.flatMap((_, system) =>
    Array.from({ length: settings.planets }, () => ({
      system,
      ships: homeShips(players.length, system),
      cards: [],
      isDestroyed: false,
    })),
  ),
  warp: noughts(players.length),
  adrift: noughts(players.length),
  deck: [],
  discard: [],
  reshuffled: [],
  destinyDeck: [],
  destinyDiscard: [],
  unusedAliens: [],
  techDeck: [],
  techDiscard: [],
  cannon: null,
  prometheus: null,
  offense: 0,
  turnNumber: 0,
  encounter: null,
  suspended: [],
  shown: [],
  offered: [],
  uses: [],
  batches: [],
  triggers: [],
  happened: [],
  lostPowers: [],
  known: [],
});

function homeShips(seats: number, system: Seat): number[] {
  const ships = noughts(seats);
  ships[system] = shipsPerPlanet;
  return ships;
}

/** Sheets that come to the seats without being chosen. */
function dealtAliens(seats: number, { alienChoice, edition }: Settings, random: RandomState): AlienId[] {
  const box = aliensIn(edition);
  if (alienChoice === 'combo') {
    const sets = combos
      .map((combo) => combo.slice(0, seats))
      .filter((set) => set.every((alien) => box.includes(alien)));
    return shuffle(random, 'aliens', [...(sets[below(random, 'aliens', sets.length)] ?? [])]);
  }
  const aliens: AlienId[] = [];
  for (const alien of shuffle(random, 'aliens', [...box]))
    if (aliens.length < seats && isCompatible(alien, aliens)) aliens.push(alien);
  return aliens;
}
