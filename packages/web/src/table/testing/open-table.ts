import type { Prompt } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import { heldWire } from '../../testing/held-wire.ts';
import { createTableStore } from '../store/table-store.ts';

export const prompt = (decision: number): Prompt => ({
  decision,
  prompt: 'af.ask.act',
  shape: { kind: 'choose', options: ['end-turn'] },
});

export const view = (n: number, more: Partial<Extract<FromServer, { type: 'view' }>> = {}): FromServer => ({
  type: 'view',
  table: 't',
  n,
  viewer: 1,
  sections: { round: 3, prompt: null, awaited: [0], canUndo: false, outcome: null },
  missed: [],
  ...more,
});

export const news = (n: number, more: Partial<Extract<FromServer, { type: 'news' }>> = {}): FromServer => ({
  type: 'news',
  table: 't',
  n,
  sections: {},
  events: [{ type: `event-${n}` }],
  ...more,
});

/** A table that is watched along a wire held in the hand. */
export function openTable(settings?: Parameters<typeof createTableStore>[2]) {
  const held = heldWire();
  const store = createTableStore(held.wire, 't', settings);
  held.turns('open');
  return { ...held, store };
}

export const logOf = (store: ReturnType<typeof createTableStore>) =>
  store.getState().log.events.map(({ type }) => type);
