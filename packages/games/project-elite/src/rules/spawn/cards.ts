import { call, end, goto, rulesOf } from '@starboard/engine';
import { allClear } from '../../content/bosses.ts';
import { swarmCard as printedCard } from '../../content/swarm-cards.ts';
import { useAbilities } from '../activation/abilities.ts';
import { moveFigures, moving } from '../activation/move-figures.ts';
import { isOver } from '../damage/ending.ts';
import { decide } from '../deciding/decide.ts';
import { isAllSwarmActivated, moreFigures } from '../facts/facts.ts';
import type { Event, Here } from '../state/events.ts';
import { alienById, boardIn, isFree, presetIn, reserveOf } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import { combinedSteps } from './combined-steps.ts';
import { placeFigures } from './place-figures.ts';

const { procedure } = rulesOf<State, Event>();

/** The next swarm card; the discards are shuffled when the deck is empty. */
export function drawSwarmCard(table: Here): string | undefined {
  const { swarmDeck, swarmDiscard } = table.state;
  if (swarmDeck.length === 0) {
    swarmDeck.push(...swarmDiscard.splice(0));
    table.shuffle('swarm-deck', swarmDeck);
  }
  const card = table.draw(swarmDeck);
  if (card === undefined) return undefined;
  swarmDiscard.push(card);
  table.emit({ type: 'swarmRevealed', card });
  return card;
}

/** Spawn cells of a cluster token. */
const cellsOf = (state: State, cluster: number): readonly number[] =>
  boardIn(state).spawnCells[state.clusters.indexOf(cluster)] ?? [];

const emptiest = (state: State): string => {
  const free = (cluster: number) => cellsOf(state, cluster).filter((cell) => isFree(state, cell)).length;
  return String([1, 2, 3].toSorted((a, b) => free(b) - free(a) || a - b)[0]);
};

interface Swarming {
  card: string;
  /** Cells beside an alien that has brought the card, instead of a cluster's. */
  readonly cells: number[] | null;
  missing: number;
  placed: number[];
}

/** One swarm card: its figures are placed, steps made for those that are missing, and they act if it says so. */
export const swarmCard = procedure<Swarming, 'reveal' | 'place' | 'placed' | 'act' | 'move' | 'over'>(
  'swarm-card',
  'reveal',
  {
    reveal(table, locals) {
      const card = drawSwarmCard(table);
      // beside an alien that is shut in there is no room for what it brings
      if (card === undefined || isOver(table.state) || locals.cells?.length === 0) return end();
      locals.card = card;
      const { cluster } = printedCard(card);
      if (locals.cells || cluster > 0) return goto('place');
      const options = ['1', '2', '3'];
      return call(
        decide,
        { about: 'cluster', seat: null, options, fallback: emptiest(table.state) },
        'place',
      );
    },
    place({ state }, locals, chosen) {
      const { kind, count, cluster } = printedCard(locals.card);
      const wanted = count + moreFigures(state);
      const left = Math.min(wanted, reserveOf(state, kind));
      locals.missing = wanted - left;
      const cells = locals.cells ?? cellsOf(state, cluster || Number(chosen));
      return call(placeFigures, { kind, left, cells, placed: [], at: -1 }, 'placed');
    },
    placed(_table, locals, placed) {
      locals.placed = placed as number[];
      return call(combinedSteps, { left: locals.missing }, 'act');
    },
    act({ state }, locals) {
      // a card that an alien has brought does not activate
      const activates = !locals.cells && (printedCard(locals.card).activates || isAllSwarmActivated(state));
      if (!activates || isOver(state)) return end();
      return call(
        useAbilities,
        { left: locals.placed.filter((id) => alienById(state, id)), isPhase: false },
        'move',
      );
    },
    move: (_table, { placed }) => call(moveFigures, moving(placed), 'over'),
    over: () => end(),
  },
);

export const newSwarmCard = (cells: readonly number[] | null = null): Swarming => ({
  card: '',
  cells: cells && [...cells],
  missing: 0,
  placed: [],
});

/** One boss card: a die says where it comes, and it acts at once. */
export const bossCard = procedure<{ boss?: string; id?: number }, 'reveal' | 'placed' | 'move' | 'over'>(
  'boss-card',
  'reveal',
  {
    reveal(table, locals) {
      const { state } = table;
      const boss = table.draw(state.bossDeck);
      if (boss === undefined || isOver(state)) return end();
      table.emit({ type: 'bossRevealed', boss });
      if (boss === allClear) {
        state.bossDiscard.push(boss);
        return end();
      }
      locals.boss = boss;
      const die = table.die('boss-dice');
      const cluster = Math.ceil(die / 2);
      table.emit({ type: 'clusterRolled', die, cluster });
      return call(
        placeFigures,
        { kind: boss, left: 1, cells: cellsOf(state, cluster), placed: [], at: -1 },
        'placed',
      );
    },
    placed({ state }, locals, placed) {
      const [id] = placed as number[];
      if (id === undefined || isOver(state) || !presetIn(state).bossesActivateOnSpawn) return end();
      locals.id = id;
      return call(useAbilities, { left: [id], isPhase: false }, 'move');
    },
    move: (_table, { id = 0 }) => call(moveFigures, moving([id]), 'over'),
    over: () => end(),
  },
);
