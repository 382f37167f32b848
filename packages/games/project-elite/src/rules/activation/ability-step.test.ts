import { scenario } from '../../testing/index.ts';
import { saying } from '../commands/understand.ts';

const crash = {
  phase: 'activation',
  options: { map: 'crash' },
  heroes: { gilgamesh: { at: [11, 7] }, akosha: { at: [12, 6] }, gerid: { at: [11, 10], damage: 1 } },
  aliens: [
    { kind: 'biter', at: [10, 7] },
    { kind: 'biter', at: [7, 8] },
    { kind: 'biter', at: [8, 5] },
    { kind: 'biter', at: [14, 8] },
    { kind: 'shooter', at: [12, 9] },
    { kind: 'shooter', at: [10, 10] },
    { kind: 'shooter', at: [11, 5] },
    { kind: 'searsting', at: [10, 9] },
  ],
  rolls: { aliens: [3, 6, 4, 5, 1, 2, 5] },
} as const;

scenario('[PE-078] aliens use their abilities kind by kind, in the order of the team', crash, (table) => {
  table
    .expectAsked('group')
    .expectOptions('searsting', 'shooter', 'biter')
    .decides('biter')
    .expectHappened(1, { type: 'abilityRolled' })
    .expectDamage('gilgamesh', 0)
    .decides('searsting')
    .expectHappened(7, { type: 'abilityRolled' })
    .expectHappened(1, { type: 'hurt', hero: 'gerid', by: 'searsting' })
    .expectDamage('gilgamesh', 1)
    .expectDamage('akosha', 2)
    .expectDamage('gerid', 3)
    .gives('gerid', 'lose-die', { die: 0 })
    .expectDice(2, 'x---');
});

scenario('[PE-079] a kind is finished before the next one begins', crash, (table) => {
  const { decision, coordinator } = table.state;
  const saysGroup = (value: string) => saying('team-choice', { decision: decision?.id ?? 0, value });
  table.decides('shooter').expectHappened(6, { type: 'abilityRolled' });
  table
    .refusesAnswer(coordinator ?? -1, 'stale', saysGroup('searsting'))
    .expectOptions('searsting', 'biter')
    .refusesAnswer(
      coordinator ?? -1,
      'no-target',
      saying('team-choice', { decision: table.state.decision?.id ?? 0, value: 'shooter' }),
    );
});

const beside = {
  phase: 'activation',
  heroes: { gerid: { at: [3, 4] }, kara: {} },
  aliens: [
    { kind: 'runner', at: [3, 5] },
    { kind: 'biter', at: [5, 5], isSuppressed: true },
    { kind: 'shooter', at: [3, 6] },
  ],
} as const;

scenario(
  'event 6 gives every alien an attack at heroes beside it, after its own ability',
  { ...beside, events: [6], rolls: { aliens: [3, 4] } },
  (table) => {
    table
      .decides('shooter')
      .expectHappened(1, { type: 'abilityRolled' })
      .expectHappened(1, { type: 'abilityRolled', alien: 3, die: 3 })
      .decides('runner')
      .expectHappened(1, { type: 'abilityRolled', alien: 1, die: 4 })
      .expectHappened(1, { type: 'hurt', hero: 'gerid', by: 'runner' })
      .expectHappened(2, { type: 'abilityRolled' });
  },
);

scenario(
  'event 10 gives every alien an attack at heroes within three cells; one that is suppressed has none',
  { ...beside, events: [10, 6], rolls: { aliens: [1, 1, 1, 1] } },
  (table) => {
    table.decides('shooter').decides('runner');
    // the shooter twice, the runner once for each event
    table
      .expectHappened(2, { type: 'abilityRolled', alien: 3 })
      .expectHappened(2, { type: 'abilityRolled', alien: 1 })
      .expectHappened(0, { type: 'abilityRolled', alien: 2 });
  },
);

scenario(
  'attacks of events are for the ability step alone, not for figures that act as they come',
  {
    phase: 'spawn',
    heroes: { gerid: { at: [11, 2] }, kara: {} },
    events: [6, 10],
    nextSwarm: ['SC29', 'SC04'],
    nextBosses: ['all-clear'],
  },
  (table) => {
    table.expectAsked('mover').expectHappened(0, { type: 'abilityRolled' });
  },
);

scenario(
  'biters reach one cell, shooters three, where they see; runners do not attack; four and more hurts',
  {
    phase: 'activation',
    heroes: {
      gerid: { at: [3, 6] },
      kara: { at: [6, 8] },
      voker: { at: [9, 8] },
      akosha: { at: [11, 5] },
    },
    aliens: [
      // Gerid is three cells from the first shooter and four from the second, Kara three from both, and not seen
      { kind: 'shooter', at: [3, 9] },
      { kind: 'shooter', at: [3, 10] },
      // one beside Voker, one two cells away
      { kind: 'biter', at: [9, 9] },
      { kind: 'biter', at: [9, 10] },
      { kind: 'runner', at: [11, 6] },
    ],
    rolls: { aliens: [4, 3] },
  },
  (table) => {
    table.decides('shooter').expectHappened(1, { type: 'abilityRolled', alien: 1, hero: 'gerid', die: 4 });
    table.expectDamage('gerid', 1).expectDamage('kara', 0);
    table.expectHappened(1, { type: 'abilityRolled', alien: 3, hero: 'voker', die: 3 });
    table.expectDamage('voker', 0).expectDamage('akosha', 0).expectHappened(2, { type: 'abilityRolled' });
  },
);

scenario(
  'runners are no group to be put in order, unless an event gives them an attack',
  { ...beside, aliens: [...beside.aliens, { kind: 'naga', at: [9, 8] }] },
  (table) => {
    table.expectOptions('naga', 'shooter', 'biter');
  },
);
