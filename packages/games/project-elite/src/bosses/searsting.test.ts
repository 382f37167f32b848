import { scenario } from '../testing/index.ts';

scenario(
  'Sting hurts all heroes within two cells that it sees, without a roll',
  {
    phase: 'activation',
    heroes: { gerid: { at: [3, 10] }, kara: { at: [2, 8] }, voker: { at: [3, 11] }, akosha: { at: [4, 8] } },
    aliens: [{ kind: 'searsting', at: [3, 8] }],
    nextEvents: [17],
  },
  (table) => {
    table
      .expectHappened(1, { type: 'hurt', hero: 'gerid', by: 'searsting', damage: 1 })
      .expectHappened(1, { type: 'hurt', hero: 'akosha', by: 'searsting', damage: 1 })
      .expectHappened(0, { type: 'hurt', hero: 'kara' })
      .expectHappened(0, { type: 'hurt', hero: 'voker' })
      .expectHappened(0, { type: 'abilityRolled' });
  },
);
