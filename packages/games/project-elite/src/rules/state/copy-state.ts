import { copy } from '@starboard/engine';
import type { Alien, Die, Gear, Hero, MissionToken, Player, State } from './state.ts';

// Field by field, in the order of the type: bots and rebuilding live on it.

const copyDie = ({ at, face, holder, slot }: Die): Die => ({ at, face, holder, slot });

const copyPlayer = (player: Player): Player => ({
  by: player.by,
  dice: player.dice.map(copyDie),
  revealAt: player.revealAt,
  owed: player.owed,
  cancels: player.cancels,
  nextCancels: player.nextCancels,
  isReady: player.isReady,
  isDone: player.isDone,
  pausesLeft: player.pausesLeft,
  wasHeld: player.wasHeld,
  vote: player.vote,
});

const copyGear = ({ card, upgrades, isFaceDown, uses, wasUsedLate }: Gear): Gear => ({
  card,
  upgrades: upgrades.slice(),
  isFaceDown,
  uses,
  wasUsedLate,
});

const copyHero = (hero: Hero): Hero => ({
  ...hero,
  gear: hero.gear.map(copyGear),
  charges: hero.charges.map(({ id, isReady }) => ({ id, isReady })),
  searches: hero.searches.slice(),
  board: { ...hero.board },
});

const copyAlien = ({ id, kind, cell, health, isSuppressed }: Alien): Alien => ({
  id,
  kind,
  cell,
  health,
  isSuppressed,
});

const copyToken = (token: MissionToken): MissionToken => ({ ...token });

const copied = <T extends object>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.map(copy));

export const copyState = (state: State): State => ({
  settings: { ...state.settings },
  phase: state.phase,
  round: state.round,
  players: state.players.map(copyPlayer),
  heroes: state.heroes.map(copyHero),
  figures: state.figures.slice(),
  aliens: state.aliens.map(copyAlien),
  nextAlien: state.nextAlien,
  nextNumber: state.nextNumber,
  acid: state.acid.slice(),
  slime: state.slime.slice(),
  mines: state.mines.slice(),
  clusters: state.clusters.slice(),
  searches: state.searches.map(({ cell, at }) => ({ cell, at })),
  tokens: state.tokens.map(copyToken),
  spareFinds: state.spareFinds.slice(),
  eventRow: state.eventRow.slice(),
  spareEvents: state.spareEvents.slice(),
  lasting: state.lasting.map(({ no, isCompleted }) => ({ no, isCompleted })),
  revealed: state.revealed.slice(),
  swarmDeck: state.swarmDeck.slice(),
  swarmDiscard: state.swarmDiscard.slice(),
  bossDeck: state.bossDeck.slice(),
  bossDiscard: state.bossDiscard.slice(),
  searchDeck: state.searchDeck.slice(),
  searchDiscard: state.searchDiscard.slice(),
  technologyDeck: state.technologyDeck.slice(),
  technologyDiscard: state.technologyDiscard.slice(),
  weaponsRevealed: state.weaponsRevealed.slice(),
  weaponRow: state.weaponRow.slice(),
  gone: state.gone.slice(),
  attacks: copied(state.attacks),
  choices: copied(state.choices),
  rewards: copied(state.rewards),
  offers: copied(state.offers),
  decision: copy(state.decision),
  coming: { ...state.coming },
  coordinator: state.coordinator,
  deadline: state.deadline,
  endsAt: state.endsAt,
  timeUpStep: state.timeUpStep,
  pause: copy(state.pause),
  cause: state.cause,
});
