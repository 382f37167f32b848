import { expect } from 'vitest';
import { at, scenario } from '../../testing/index.ts';

scenario(
  '[PE-065] three cards now, or the token for when time is up',
  {
    options: { map: 'crash' },
    left: 10_000,
    heroes: { gerid: { at: [8, 6], dice: 'S' }, akosha: { at: [10, 7], dice: 'MMMS' } },
    nextCards: ['SI01', 'UP01', 'SI06', 'SI07', 'SI08', 'SI09'],
    nextEvents: [17],
    nextBosses: ['all-clear'],
    rolls: { action: 'MMH' },
  },
  (table) => {
    const [nearer, farther] = [at(9, 7), at(14, 11)];
    table
      .refuses('gerid', 'not-adjacent', 'search', { die: 0, cell: farther, how: 'draw' })
      .gives('gerid', 'search', { die: 0, cell: nearer, how: 'draw' });
    const [drawn] = table.state.choices;
    expect(drawn?.cards).toEqual(['SI01.1', 'UP01.1', 'SI06.1']);
    expect(table.state.searches).toMatchObject([{ at: 'face-up' }, { at: 'face-down' }, { at: 'face-up' }]);
    table
      .gives('gerid', 'pick', { choice: drawn?.id ?? 0, card: 'UP01.1', discards: [] })
      .expectCards('gerid', 'UP01.1')
      .refuses('akosha', 'token-used', 'search', { die: 3, cell: nearer, how: 'draw' })
      .gives('akosha', 'move', { die: 0, from: at(10, 7), path: [at(11, 7)] })
      .gives('akosha', 'move', { die: 1, from: at(11, 7), path: [at(12, 8)] })
      .gives('akosha', 'move', { die: 2, from: at(12, 8), path: [at(12, 9)] })
      .rolls(1, 0, 1, 2)
      .passes(1200)
      .gives('akosha', 'move', { die: 0, from: at(12, 9), path: [at(12, 10)] })
      .gives('akosha', 'move', { die: 1, from: at(12, 10), path: [at(13, 10)] })
      .refuses('akosha', 'face-mismatch', 'search', { die: 2, cell: farther, how: 'take' })
      .gives('akosha', 'search', { die: 3, cell: farther, how: 'take' });
    expect(table.state.choices).toEqual([]);
    expect(table.state.searches[2]?.at).toBe('held');
    expect(table.hero('akosha').searches).toEqual([2]);
    table.passes(9050);
    expect(table.state).toMatchObject({ phase: 'time-up', timeUpStep: 'acts' });
    const [held] = table.state.choices;
    expect(held?.cards).toEqual(['SI07.1', 'SI08.1', 'SI09.1']);
    table
      .gives('akosha', 'pick', { choice: held?.id ?? 0, card: 'SI09.1', discards: [] })
      .expectCards('akosha', 'SI09.1')
      .says(0, 'done')
      .says(1, 'done')
      .passes(300_000);
    expect(table.state).toMatchObject({ phase: 'planning', round: 2 });
    expect(table.state.searches.map((token) => token.at)).toEqual(['face-up', 'face-up', 'face-up']);
  },
);

scenario(
  '[PE-066] who stands on a search cell may search it',
  {
    heroes: { kara: { at: [6, 10], dice: 'S' }, voker: {} },
  },
  (table) => {
    table.gives('kara', 'search', { die: 0, cell: at(6, 10), how: 'draw' }).expectDice(0, '----');
    expect(table.state.choices[0]?.cards).toHaveLength(3);
  },
);

scenario(
  '[PE-067] with too few cards in the deck the discards are shuffled into it first',
  {
    heroes: {
      kara: {
        at: [6, 10],
        dice: 'S',
        cards: ['SW02', 'SW03', 'SI01', 'SI02', 'SI03', 'SI04', 'SI05', 'SI06', 'SI07'],
      },
      voker: { cards: ['SW04', 'SW05', 'SI08', 'SI09', 'UP01', 'UP01', 'UP02', 'UP02', 'UP03'] },
    },
    nextCards: ['SW06', 'SW07'],
    decks: { search: 2 },
  },
  (table) => {
    expect([table.state.searchDeck.length, table.state.searchDiscard.length]).toEqual([2, 20]);
    table.gives('kara', 'search', { die: 0, cell: at(6, 10), how: 'draw' });
    expect(table.state.choices[0]?.cards).toHaveLength(3);
    expect([table.state.searchDeck.length, table.state.searchDiscard.length]).toEqual([19, 0]);
  },
);

scenario(
  'Limited Equipment stops searches',
  { heroes: { kara: { at: [6, 10], dice: 'S' }, voker: {} }, events: [5] },
  (table) => {
    table.refuses('kara', 'forbidden-by-event', 'search', { die: 0, cell: at(6, 10), how: 'draw' });
  },
);

scenario(
  'cards that are not chosen by the end of time-up are chosen automatically: the first that costs no weapon',
  {
    left: 1000,
    heroes: { kara: { at: [6, 10], dice: 'S', cards: ['BW2', 'BW3'] }, voker: {} },
    nextCards: ['SW02', 'SI02', 'SI06'],
    nextEvents: [17],
  },
  (table) => {
    table.gives('kara', 'search', { die: 0, cell: at(6, 10), how: 'draw' }).passes(1250 + 29_999);
    table.expectCards('kara', 'BW2.1', 'BW3.1').passes(1).expectCards('kara', 'BW2.1', 'BW3.1', 'SI02.1');
  },
);
