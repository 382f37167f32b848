import { scenario } from '../testing/index.ts';

scenario(
  '[PE-080] the Gladiator hurts a hero beside it twice as much',
  {
    phase: 'activation',
    options: { map: 'crash' },
    heroes: { gerid: { at: [3, 12] }, kara: { at: [5, 12] } },
    aliens: [{ kind: 'thraex', at: [2, 12] }],
  },
  (table) => {
    // it is about to push Gerid away
    table.expectAsked('dodge').expectDamage('gerid', 2).expectDamage('kara', 1);
  },
);

scenario(
  'the Gladiator hurts none it does not see, nor four cells away',
  {
    phase: 'activation',
    heroes: { gerid: { at: [2, 8] }, kara: { at: [3, 12] }, voker: { at: [3, 11] } },
    aliens: [{ kind: 'thraex', at: [3, 8] }],
    nextEvents: [17],
  },
  (table) => {
    table
      .expectHappened(1, { type: 'hurt', hero: 'voker', by: 'thraex', damage: 1 })
      .expectHappened(1, { type: 'hurt', by: 'thraex' });
  },
);
