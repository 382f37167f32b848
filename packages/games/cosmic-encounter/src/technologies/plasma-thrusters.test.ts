import { scenario } from '../testing/index.ts';

scenario(
  '[CE-172] Plasma Thrusters: the offense sends up to five',
  { red: { techs: [{ id: 'plasma-thrusters', completed: true }] } },
  (table) => {
    table
      .aims('blue-1')
      .uses('red', 'plasma-thrusters')
      .until('send-ships')
      .refuses('red', { 'red-1': 4, 'red-2': 2 }, 'engine.too-many')
      .sends('red', { 'red-1': 3, 'red-2': 2 })
      .expectGate('red', 5)
      .expectTech('red', 'plasma-thrusters', { isFaceUp: true });
  },
);

scenario(
  'Unused, four are the most',
  { red: { techs: [{ id: 'plasma-thrusters', completed: true }] } },
  (table) => {
    table.aims('blue-1').until('send-ships').refuses('red', { 'red-1': 4, 'red-2': 1 }, 'engine.too-many');
  },
);

scenario(
  '[CE-172] Macron with thrusters sends two',
  { red: { alien: 'macron', techs: [{ id: 'plasma-thrusters', completed: true }] } },
  (table) => {
    table
      .aims('blue-1')
      .uses('red', 'plasma-thrusters')
      .until('send-ships')
      .refuses('red', { 'red-1': 3 }, 'engine.too-many')
      .sends('red', { 'red-1': 2 })
      .expectGate('red', 2);
  },
);

scenario(
  '[CE-172] An ally too',
  { yellow: { techs: [{ id: 'plasma-thrusters', completed: true }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow')
      .answers('yellow', 'join:offense')
      .uses('yellow', 'plasma-thrusters')
      .sends('yellow', { 'yellow-1': 3, 'yellow-2': 2 })
      .expectGate('yellow', 5);
  },
);

scenario(
  '[CE-172] The defense brings one ship to the target',
  { blue: { techs: [{ id: 'plasma-thrusters', completed: true }], ships: { 'blue-1': 3, 'red-1': 1 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('blue', 'plasma-thrusters.defend')
      .expectNotOffered('blue', 'blue-1')
      .answers('blue', 'blue-2')
      .expectShips('blue', 'blue-1', 4)
      .expectShips('blue', 'blue-2', 3);
  },
);

scenario(
  'Scrambled: four it is',
  {
    red: { techs: [{ id: 'plasma-thrusters', completed: true }] },
    green: { techs: [{ id: 'tech-scrambler', ships: 6 }] },
  },
  (table) => {
    table
      .aims('blue-1')
      .uses('red', 'plasma-thrusters')
      .uses('green', 'tech-scrambler')
      .returns('green', 6)
      .until('send-ships')
      .refuses('red', { 'red-1': 4, 'red-2': 1 }, 'engine.too-many')
      .expectTechDiscard('tech-scrambler', 'plasma-thrusters');
  },
);

scenario(
  'No ship comes to a planet that the Mite has settled first',
  {
    red: { alien: 'mite', hand: ['attack-08'] },
    blue: { techs: [{ id: 'plasma-thrusters', completed: true }] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .answers('blue', 'grant')
      .expectResult('granted')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('blue', 'plasma-thrusters.defend');
  },
);
