import { scenario } from '../../testing/index.ts';

scenario(
  '[PE-022] a die is taken back as it lies; a locked one stays for the next shot',
  {
    heroes: {
      gerid: { cards: ['BW2'], dice: 'G---' },
      akosha: { cards: ['BW1'], slots: { BW1: 'GW' }, at: [5, 9] },
    },
    aliens: [
      { kind: 'biter', at: [5, 6] },
      { kind: 'biter', at: [5, 5] },
    ],
    rolls: { action: 'MG', hits: [4, 2] },
  },
  (table) => {
    table
      .fills('gerid', 0, 'BW2.1')
      .expectDice(0, 'n---')
      .gives('gerid', 'take-back', { die: 0 })
      .expectDice(0, 'G---')
      .rolls(0, 0)
      .passes(1200)
      .expectDice(0, 'M---')
      .gives('akosha', 'fire', { card: 'BW1.1' })
      .expectDice(1, '-l--')
      .passes(800)
      .hits('akosha', 1)
      .expectGone(1)
      .refuses('akosha', 'not-ready', 'fire', { card: 'BW1.1' })
      .refuses('akosha', 'bad-die-state', 'take-back', { die: 1 })
      .rolls(1, 0)
      .passes(1200)
      .fills('akosha', 0, 'BW1.1')
      .expectDice(1, 'nl--')
      .gives('akosha', 'fire', { card: 'BW1.1' })
      .passes(800)
      .hits('akosha', 2)
      .expectGone(2);
  },
);

scenario(
  '[PE-023] a weapon with only locking slots is fired once a round',
  {
    heroes: { kara: { cards: ['SW01'], dice: 'W', slots: { SW01: 'G-' }, at: [5, 9] }, voker: {} },
    aliens: [{ kind: 'runner', at: [5, 6] }],
    rolls: { hits: [1, 1, 1, 1] },
    left: 5000,
  },
  (table) => {
    table
      .refuses('kara', 'not-ready', 'fire', { card: 'SW01.1' })
      .fills('kara', 0, 'SW01.1', 1)
      .gives('kara', 'fire', { card: 'SW01.1' })
      .passes(800)
      .expectDice(0, 'll--')
      .refuses('kara', 'limit-reached', 'fire', { card: 'SW01.1' })
      .passes(4450)
      .refuses('kara', 'limit-reached', 'fire', { card: 'SW01.1' });
  },
);

scenario(
  '[PE-024] in the next round a mixed weapon needs all its dice again',
  {
    round: 2,
    left: 10_000,
    heroes: { kara: { cards: ['BW7'], slots: { BW7: 'GH' }, at: [5, 8] }, voker: {} },
    aliens: [{ kind: 'biter', at: [5, 5] }],
    nextEvents: [17],
    nextSwarm: ['SC04', 'SC05'],
    nextBosses: ['all-clear'],
    rolls: { action: 'GGGH', hits: [1, 1, 1, 1, 1, 1, 1, 1] },
  },
  (table) => {
    const smg = { card: 'BW7.1' };
    table.gives('kara', 'fire', smg).passes(800);
    for (let shot = 2; shot <= 3; shot++)
      table.rolls(0, 0).passes(1200).fills('kara', 0, 'BW7.1').gives('kara', 'fire', smg).passes(800);
    table.expectDice(0, '-l--').passes(10_000).says(0, 'done').says(1, 'done').passes(300_000);
    table.says(0, 'ready').says(1, 'ready').passes(3000).expectDice(0, '----');
    table
      .rolls(0, 0, 1)
      .passes(1200)
      .fills('kara', 0, 'BW7.1')
      .refuses('kara', 'not-ready', 'fire', smg)
      .fills('kara', 1, 'BW7.1', 1)
      .gives('kara', 'fire', smg);
  },
);
