import { scenario } from '../testing/index.ts';

scenario(
  'Ashar rolls for every hero within four cells that it sees: three and more hurts',
  {
    phase: 'activation',
    heroes: { gerid: { at: [5, 12] }, kara: { at: [3, 7] }, voker: { at: [2, 8] }, akosha: { at: [9, 8] } },
    aliens: [{ kind: 'ashar', at: [5, 8] }],
    rolls: { aliens: [3, 2] },
    nextEvents: [17],
  },
  (table) => {
    table
      .expectHappened(2, { type: 'abilityRolled', alien: 1 })
      .expectHappened(1, { type: 'hurt', hero: 'gerid', by: 'ashar', damage: 1 })
      .expectHappened(1, { type: 'abilityRolled', hero: 'kara', die: 2 })
      .expectHappened(0, { type: 'hurt', hero: 'kara', by: 'ashar' });
  },
);
