import { hasTable } from '../../games/index.ts';

/** A game as it stands on the shelf; its words are `web.game.<id>.*`. */
export interface ShelfGame {
  readonly id: 'alien-frontiers' | 'cosmic-encounter' | 'project-elite';
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, in minutes. */
  readonly minutes: number;
  readonly weight: 'light' | 'medium' | 'heavy';
  /** The light its window throws. */
  readonly tint: string;
}

export const shelf: readonly ShelfGame[] = [
  {
    id: 'alien-frontiers',
    seats: { min: 2, max: 4 },
    minutes: 60,
    weight: 'medium',
    tint: '#FFB454',
  },
  {
    id: 'cosmic-encounter',
    seats: { min: 3, max: 5 },
    minutes: 60,
    weight: 'medium',
    tint: '#FF9EC0',
  },
  {
    id: 'project-elite',
    seats: { min: 1, max: 6 },
    minutes: 60,
    weight: 'light',
    tint: '#FF8A4C',
  },
];

export type ShelfGameId = ShelfGame['id'];

export const shelfGame = (id: string): ShelfGame | undefined => shelf.find((game) => game.id === id);

/** What is played when the game somebody looked at cannot be played yet. */
export const gameToPlay = (wish: string): ShelfGame => {
  const [first] = shelf.filter(({ id }) => hasTable(id));
  const wanted = shelfGame(wish);
  if (wanted && hasTable(wanted.id)) return wanted;
  if (!first) throw new Error('no game has a table');
  return first;
};
