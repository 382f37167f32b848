import type { Find } from '../../content/tokens.ts';
import { showCards } from '../choices/choices.ts';
import type { Here } from '../state/events.ts';
import type { MissionToken, State } from '../state/state.ts';

// Exploration: tokens are peeked at, opened, and do something then.

export const hows = ['peek', 'open', 'relic'] as const;
export type How = (typeof hows)[number];
export const isHow = (how: string): how is How => (hows as readonly string[]).includes(how);

/** What dice each costs. */
export const costOf = { peek: ['S'], open: ['H'], relic: ['H', 'W'] } as const;

export const findNo = (state: State, no: number): MissionToken | undefined =>
  state.tokens.find((token) => token.is === 'find' && token.no === no);

/** Whether that can be done with a token as it lies. */
export function isFor({ isOpen, isKnown }: MissionToken, how: How): boolean {
  if (how === 'relic') return isOpen;
  return !isOpen && (how === 'open' || !isKnown);
}

export function explore(table: Here, hero: number, token: MissionToken, how: How): void {
  if (how === 'relic' || token.find === null) return take(table, token);
  if (!token.isKnown) table.reveal();
  token.isKnown = true;
  table.emit({ type: 'found', token: token.id, find: token.find, isOpen: how === 'open' });
  if (how === 'peek') return;
  if (token.find === 'alien-relic') token.isOpen = true;
  else take(table, token);
  opened[token.find]?.(table, hero);
}

function take(table: Here, token: MissionToken): void {
  const { tokens } = table.state;
  tokens.splice(tokens.indexOf(token), 1);
  table.emit({ type: 'tokenRemoved', token: token.id, cell: token.cell });
}

/** What an opened token does. */
const opened: Readonly<Partial<Record<Find, (table: Here, hero: number) => void>>> = {
  'boss-alert': ({ state }) => {
    state.coming.bosses++;
  },
  'scent-of-battle': ({ state }) => {
    state.coming.scents++;
  },
  'swarm-alert': ({ state }) => {
    state.coming.swarm++;
  },
  'stand-down': ({ state }) => {
    state.coming.fewerBosses++;
  },
  'lucky-find': (table, hero) => showCards(table, hero, 'search', 1),
};
