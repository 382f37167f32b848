import { scenario } from '../../testing/index.ts';

scenario('[CE-030] A lost first encounter ends the turn', {}, (table) => {
  table
    .encounter({ offense: 'red', defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-10')
    .expectResult('defense-won')
    .expectTurn('blue')
    .expectNeverOffered('red', 'encounter');
});

scenario(
  '[CE-030] A won one without an encounter card left ends it too',
  { red: { hand: ['attack-10', 'quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectTurn('blue')
      .expectHand('red', 'quash');
  },
);

scenario(
  '[CE-030] A deal earns a second encounter if there is a card for it',
  { red: { hand: ['negotiate', 'attack-04'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .offers('red', { blue: { random: 1 } })
      .accepts('blue')
      .expectResult('deal')
      .expectNext('second-encounter', 'red')
      .endsTurn()
      .expectTurn('blue');
  },
);

scenario('[CE-030] There is no third', { encounter: 2 }, (table) => {
  table
    .encounter({ offense: 'red', defense: 'blue', ships: 4 })
    .lay('attack-10', 'attack-04')
    .expectResult('offense-won')
    .expectTurn('blue')
    .expectMarkers({ red: 1 })
    .expectNext('regroup.start', 'blue');
});

scenario(
  '[CE-181] With one encounter a turn even a success ends it',
  { options: { encountersPerTurn: 1 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectTurn('blue');
  },
);

scenario(
  '[CE-180] Four planets: four foreign colonies win',
  {
    options: { planets: 4 },
    red: { ships: { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1 } },
  },
  (table) => {
    table.encounter({ defense: 'blue', ships: 4 }).lay('attack-10', 'attack-04').expectWinners('red');
  },
);
