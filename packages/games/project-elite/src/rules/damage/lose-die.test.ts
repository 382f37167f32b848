import { at, scenario } from '../../testing/index.ts';

scenario(
  '[PE-092] a die lost with an Alien result on it leaves its step owed',
  {
    heroes: { gerid: { at: [5, 10], damage: 2, dice: 'AA' }, kara: { dice: 'A' } },
    aliens: [
      { kind: 'biter', at: [5, 9] },
      { kind: 'runner', at: [9, 3] },
    ],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] })
      .expectDamage('gerid', 3)
      .gives('gerid', 'lose-die', { die: 0 })
      .expectDice(0, 'xA--')
      .refusesAnswer(0, 'open-alien', { roll: ['die:2'] })
      .gives('gerid', 'apply-alien', { die: 1, alien: 2, from: at(9, 3), to: at(9, 4), chain: [] })
      .refusesAnswer(0, 'open-alien', { roll: ['die:2'] })
      .gives('gerid', 'apply-alien', { die: -1, alien: 2, from: at(9, 4), to: at(9, 5), chain: [] })
      .refuses('gerid', 'bad-die-state', 'apply-alien', {
        die: -1,
        alien: 2,
        from: at(9, 5),
        to: at(9, 6),
        chain: [],
      })
      .rolls(0, 1, 2);
  },
);

scenario(
  'a weapon that has lost a die cannot be used any more in the round',
  {
    heroes: {
      gerid: { at: [5, 10], damage: 2, cards: ['SW03'], dice: 'G', slots: { SW03: 'GG' } },
      kara: { dice: 'A' },
    },
    aliens: [{ kind: 'biter', at: [5, 9] }],
  },
  (table) => {
    table
      .gives('kara', 'apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] })
      .gives('gerid', 'lose-die', { die: 2 })
      .expectDice(0, 'GGx-')
      .refuses('gerid', 'face-down', 'fire', { card: 'SW03.1' })
      .refuses('gerid', 'face-down', 'assign', { die: 0, holder: 'SW03.1', slot: 0, to: [] });
  },
);
