import { scenario } from '../testing/index.ts';

const turbines = {
  blue: { hand: ['attack-06'], techs: [{ id: 'vacuum-turbines', completed: true }] },
  deck: ['attack-20', 'negotiate', 'quash', 'attack-04', 'attack-08'],
} as const;

scenario('Vacuum Turbines: four cards, any of them kept', turbines, (table) => {
  table
    .uses('blue', 'vacuum-turbines')
    .expectNext('keep-cards', 'blue')
    .expectOptions('blue', 'attack-20/1', 'negotiate/1', 'quash/1', 'attack-04/1')
    .answers('blue', ['attack-20', 'quash'])
    .expectHand('blue', 'attack-06', 'attack-20', 'quash')
    .expectDiscard('negotiate', 'attack-04')
    .expectTechDiscard('vacuum-turbines')
    .expectNext('aim', 'red');
});

scenario('Vacuum Turbines: none need be kept', turbines, (table) => {
  table.uses('blue', 'vacuum-turbines', []).expectHand('blue', 'attack-06').expectNext('aim', 'red');
});

scenario(
  'Scrambled: nothing is drawn',
  { ...turbines, green: { techs: [{ id: 'tech-scrambler', ships: 2 }] } },
  (table) => {
    table
      .uses('blue', 'vacuum-turbines')
      .uses('green', 'tech-scrambler')
      .returns('green', 2)
      .expectNext('aim', 'red')
      .expectHand('blue', 'attack-06');
  },
);
