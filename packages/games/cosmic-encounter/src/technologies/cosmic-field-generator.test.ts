import { scenario } from '../testing/index.ts';

const humanAllied = {
  red: { hand: ['attack-20', 'attack-10'], techs: [{ id: 'cosmic-field-generator', completed: true }] },
  blue: { hand: ['attack-04', 'attack-06'] },
  yellow: { alien: 'human', extra: ['card-zap'] },
} as const;

scenario('[CE-169] Zapped like a Cosmic Zap, and no card can stop it', humanAllied, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', 1)
    .lay('attack-20', 'attack-04')
    .uses('red', 'cosmic-field-generator')
    .expectNeverOffered('yellow', 'card-zap')
    .expectResult('defense-won')
    .expectTechDiscard('cosmic-field-generator')
    .expectTurn('blue');
});

scenario(
  '[CE-169] A Tech Scrambler with two ships can',
  { ...humanAllied, green: { techs: [{ id: 'tech-scrambler', ships: 2 }] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-20', 'attack-04')
      .uses('red', 'cosmic-field-generator')
      .uses('green', 'tech-scrambler')
      .expectTotals(24, 13)
      .expectResult('offense-won')
      .expectTechDiscard('tech-scrambler', 'cosmic-field-generator');
  },
);

scenario(
  '[CE-169] With one ship it cannot; Wild Healer can, for the own power',
  {
    ...humanAllied,
    yellow: { alien: 'human', extra: ['flare-healer'] },
    green: { techs: [{ id: 'tech-scrambler', ships: 1 }] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-20', 'attack-04')
      .uses('red', 'cosmic-field-generator')
      .plays('yellow', 'flare-healer')
      .expectNeverOffered('green', 'tech-scrambler')
      .expectResult('offense-won')
      .expectTechDiscard('cosmic-field-generator');
  },
);
