import { expect } from 'vitest';
import { at, type ScenarioTable, scenario } from '../../testing/index.ts';

const offerOf = (table: ScenarioTable): number => table.state.offers[0]?.id ?? 0;
const gift = (to: number, ...gives: readonly string[]) => ({ to, gives, takes: [], discards: [] });

scenario(
  '[PE-064] cards change hands between heroes beside each other',
  {
    left: 1000,
    heroes: {
      kara: { at: [5, 9], cards: ['SI01', 'BW7', 'BW2'], slots: { BW7: '-H', BW2: 'G' } },
      voker: { at: [5, 10] },
      gerid: { at: [5, 12] },
    },
  },
  (table) => {
    table
      .refuses('kara', 'locked-dice', 'offer', gift(1, 'BW7.1'))
      .refuses('kara', 'not-adjacent', 'offer', gift(2, 'SI01.1'))
      .refuses('kara', 'not-yours', 'offer', gift(1, 'SI02.1'))
      .gives('kara', 'offer', gift(1, 'SI01.1', 'BW2.1'))
      .expectCards('voker');
    const offer = offerOf(table);
    table
      .refuses('gerid', 'not-yours', 'accept', { offer, discards: [] })
      .gives('voker', 'accept', { offer, discards: [] })
      .expectCards('kara', 'BW7.1')
      .expectCards('voker', 'SI01.1', 'BW2.1')
      .expectDice(0, 'lG--')
      .refuses('voker', 'stale', 'accept', { offer, discards: [] });
    table.passes(1250).gives('voker', 'offer', gift(0, 'SI01.1'));
    for (const seat of [0, 1, 2]) table.says(seat, 'done');
    expect(table.state.offers).toEqual([]);
  },
);

for (const phase of ['event', 'spawn', 'activation'] as const)
  scenario(
    `[PE-064] nothing changes hands in the phase: ${phase}`,
    {
      phase,
      options: { difficulty: 'story' },
      nextEvents: [22],
      heroes: { kara: { at: [5, 9], cards: ['SI01'] }, voker: { at: [5, 10] } },
      aliens: [
        { kind: 'runner', at: [5, 2] },
        { kind: 'biter', at: [9, 3] },
      ],
    },
    (table) => {
      expect(table.state.decision).not.toBeNull();
      table.refuses('kara', 'wrong-phase', 'offer', gift(1, 'SI01.1'));
    },
  );

scenario(
  'an offer is over after ten seconds, or when the two are parted',
  {
    heroes: { kara: { at: [5, 9], cards: ['SI01'] }, voker: { at: [5, 10], dice: 'M' } },
  },
  (table) => {
    table.gives('kara', 'offer', gift(1, 'SI01.1')).passes(9999);
    expect(table.state.offers).toHaveLength(1);
    table.passes(1);
    expect(table.state.offers).toEqual([]);
    table.gives('kara', 'offer', gift(1, 'SI01.1'));
    const offer = offerOf(table);
    table
      .gives('voker', 'move', { die: 0, from: at(5, 10), path: [at(5, 11)] })
      .refuses('voker', 'stale', 'accept', { offer, discards: [] });
  },
);

scenario(
  'who would hold a third weapon gives one up, the receiver or the one who asks',
  {
    heroes: {
      kara: { at: [5, 9], cards: ['BW1', 'BW2'] },
      voker: { at: [5, 10], cards: ['BW3', 'BW4'] },
    },
  },
  (table) => {
    table.gives('kara', 'offer', gift(1, 'BW1.1'));
    const offer = offerOf(table);
    table
      .refuses('voker', 'limit-reached', 'accept', { offer, discards: [] })
      .refuses('voker', 'limit-reached', 'accept', { offer, discards: ['BW2.1'] })
      .refuses('voker', 'limit-reached', 'accept', { offer, discards: ['BW3.1', 'BW3.1'] })
      .gives('voker', 'accept', { offer, discards: ['BW3.1'] })
      .expectCards('voker', 'BW4.1', 'BW1.1')
      .expectCards('kara', 'BW2.1');
    const asks = { to: 0, gives: [], takes: ['BW2.1'] };
    table
      .refuses('voker', 'limit-reached', 'offer', { ...asks, discards: [] })
      .gives('voker', 'offer', { ...asks, discards: ['BW4.1'] })
      .gives('kara', 'accept', { offer: offerOf(table), discards: [] })
      .expectCards('voker', 'BW1.1', 'BW2.1')
      .expectCards('kara');
    expect(table.state.gone).toEqual(expect.arrayContaining(['BW3.1', 'BW4.1']));
  },
);

scenario(
  'a weapon for a weapon, with its upgrades',
  {
    heroes: {
      kara: { at: [5, 9], cards: ['BW1', 'BW2'], upgrades: { BW2: ['UP03'] } },
      voker: { at: [5, 10], cards: ['BW3', 'BW4'] },
    },
  },
  (table) => {
    table
      .gives('kara', 'offer', { to: 1, gives: ['BW2.1'], takes: ['BW3.1'], discards: [] })
      .gives('voker', 'accept', { offer: offerOf(table), discards: [] })
      .expectCards('kara', 'BW1.1', 'BW3.1')
      .expectCards('voker', 'BW4.1', 'BW2.1');
    expect(table.hero('voker').gear[1]?.upgrades).toEqual(['UP03.1']);
  },
);

scenario(
  'alone, a player’s two heroes hand things over at once, and a third weapon costs another',
  {
    players: 1,
    heroes: {
      kara: { at: [5, 9], cards: ['BW1', 'SI01'] },
      voker: { at: [5, 10], cards: ['BW3', 'BW4'] },
    },
  },
  (table) => {
    table
      .gives('kara', 'offer', gift(1, 'SI01.1'))
      .expectCards('voker', 'BW3.1', 'BW4.1', 'SI01.1')
      .refuses('kara', 'limit-reached', 'offer', gift(1, 'BW1.1'))
      .gives('kara', 'offer', { ...gift(1, 'BW1.1'), discards: ['BW3.1'] })
      .expectCards('voker', 'BW4.1', 'SI01.1', 'BW1.1')
      .expectCards('kara');
  },
);

scenario(
  'a card that has been used up is no fresher in other hands',
  {
    heroes: {
      kara: { at: [5, 9], cards: ['AT16', 'BW1'], slots: { BW1: 'GW' } },
      voker: { at: [5, 10], cards: ['BW2'] },
    },
    aliens: [{ kind: 'biter', at: [5, 8] }],
  },
  (table) => {
    table
      .gives('kara', 'use', { thing: 'AT16.1', targets: [1] })
      .expectDice(0, 'G---')
      .gives('kara', 'offer', gift(1, 'AT16.1', 'BW1.1'))
      .gives('voker', 'accept', { offer: offerOf(table), discards: [] })
      .refuses('voker', 'limit-reached', 'use', { thing: 'AT16.1', targets: [0] })
      .refuses('voker', 'face-down', 'fire', { card: 'BW1.1' });
  },
);
