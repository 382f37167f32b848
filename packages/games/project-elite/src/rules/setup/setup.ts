import { type OptionsOf, type RandomState, shuffle } from '@starboard/engine';
import { boardById } from '../../board/board.ts';
import { cellCount } from '../../board/cells.ts';
import { bossDeck } from '../../content/bosses.ts';
import { decks } from '../../content/equipment.ts';
import { eventCard, eventNumbers } from '../../content/event-cards.ts';
import { type EventMix, pausesPerPlayer, presets } from '../../content/presets.ts';
import { swarmCards } from '../../content/swarm-cards.ts';
import { missionRecord } from '../records/registry.ts';
import type { optionValues } from '../state/options.ts';
import { figureOfHero } from '../state/reading.ts';
import type { Hero, Player, State } from '../state/state.ts';

const dicePerPlayer = 4;
/** One player with two heroes. */
const diceAlone = 5;

const newPlayer = (dice: number): Player => ({
  by: 'person',
  dice: Array.from({ length: dice }, () => ({ at: 'free', face: null, holder: '', slot: 0 })),
  revealAt: null,
  owed: 0,
  cancels: 0,
  nextCancels: 0,
  isReady: false,
  isDone: false,
  pausesLeft: pausesPerPlayer,
  wasHeld: false,
  vote: null,
});

const newHero = (seat: number, cell: number): Hero => ({
  id: null,
  seat,
  cell,
  isPlaced: false,
  damage: 0,
  gear: [],
  charges: [],
  searches: [],
  dodge: 'away',
  losing: null,
  mustLose: false,
  board: { isFaceDown: false, uses: 0, wasUsedLate: false },
  minesLaid: 0,
  hasFreeStep: false,
  holdsWithin: 0,
  wasShielded: false,
});

/** Which group of the difficulty's table an event belongs to. */
export function groupOf(no: number): keyof EventMix {
  const { is } = eventCard(no);
  if (is !== 'instant') return is;
  if (no === 24) return 'swarmRush';
  return no === 25 ? 'bossRush' : 'movement';
}

/** Eight events of the groups that the difficulty wants, and those left out. */
function dealEvents(mix: EventMix, random: RandomState): Pick<State, 'eventRow' | 'spareEvents'> {
  const all = shuffle(random, 'events', [...eventNumbers]);
  const left: Record<keyof EventMix, number> = { ...mix };
  const eventRow = all.filter((no) => left[groupOf(no)]-- > 0);
  return { eventRow, spareEvents: all.filter((no) => !eventRow.includes(no)) };
}

/** Heroes on their cells of the start area, before any is chosen. */
function standHeroes(state: State): void {
  state.heroes.forEach(({ cell }, index) => {
    state.figures[cell] = figureOfHero(index);
  });
}

export function setup(seats: number, settings: OptionsOf<typeof optionValues>, random: RandomState): State {
  const board = boardById(settings.map);
  const heroes = Math.max(2, seats);
  const weapons = shuffle(random, 'weapons', [...decks.starting]);
  const state: State = {
    settings,
    phase: 'setup',
    round: 0,
    players: Array.from({ length: seats }, () => newPlayer(seats === 1 ? diceAlone : dicePerPlayer)),
    heroes: Array.from({ length: heroes }, (_, index) =>
      newHero(seats === 1 ? 0 : index, board.defaultHeroCells[index] ?? 0),
    ),
    figures: Array.from({ length: cellCount }, () => 0),
    aliens: [],
    nextAlien: 1,
    nextNumber: 1,
    acid: [],
    slime: [],
    mines: [],
    clusters: shuffle(random, 'clusters', [1, 2, 3]),
    searches: board.searchCells.map((cell) => ({ cell, at: 'face-up' })),
    tokens: [],
    spareFinds: [],
    ...dealEvents(presets[settings.difficulty].events, random),
    lasting: [],
    revealed: [],
    swarmDeck: shuffle(
      random,
      'swarm-deck',
      swarmCards.map(({ id }) => id),
    ),
    swarmDiscard: [],
    bossDeck: shuffle(random, 'boss-deck', [...bossDeck]),
    bossDiscard: [],
    searchDeck: shuffle(random, 'search-deck', [...decks.search]),
    searchDiscard: [],
    technologyDeck: shuffle(random, 'technology-deck', [...decks.technology]),
    technologyDiscard: [],
    weaponsRevealed: weapons.slice(0, heroes + 2),
    weaponRow: weapons.slice(0, heroes + 2),
    gone: weapons.slice(heroes + 2),
    attacks: [],
    choices: [],
    rewards: [],
    offers: [],
    decision: null,
    coming: { bosses: 0, swarm: 0, fewerBosses: 0, scents: 0 },
    coordinator: null,
    deadline: null,
    endsAt: null,
    timeUpStep: null,
    pause: null,
    cause: null,
  };
  standHeroes(state);
  missionRecord(settings.mission).layOut(state, random);
  return state;
}
