import { scenario } from '../../testing/index.ts';

/** Anti-Matter with what adds, multiplies or turns round. */

const negation = {
  red: { alien: 'anti-matter', hand: ['attack-10', 'attack-06'] },
  blue: { hand: ['attack-08', 'attack-06'] },
} as const;

scenario(
  'Negation with Multiply: the product counts like the ships of its player',
  { ...negation, blue: { alien: 'virus', hand: ['attack-08', 'attack-06'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .invites('defense', 'green')
      .joins('yellow', 'offense', 1)
      .joins('green', 'defense', 2)
      .lay('attack-10', 'attack-08')
      .expectTotals(10 - 3 - 1, 8 * 4 - 2)
      .expectResult('offense-won');
  },
);

scenario(
  'Negation with Super Multiply: all ships of the side are in the product',
  { ...negation, blue: { alien: 'virus', hand: ['attack-08', 'flare-virus'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('defense', 'green')
      .joins('green', 'defense', 2)
      .lay('attack-10', 'attack-08')
      .plays('blue', 'flare-virus')
      .expectTotals(10 - 3, 8 * (4 + 2));
  },
);

scenario(
  'Negation with Wild Virus: its own product is subtracted',
  {
    red: { alien: 'anti-matter', hand: ['attack-20', 'flare-virus'] },
    blue: { hand: ['attack-08', 'attack-06'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .invites('defense', 'green')
      .joins('yellow', 'offense', 2)
      .joins('green', 'defense', 2)
      .lay('attack-20', 'attack-08')
      .expectTotals(20 - 3 - 2, 8 + 4 - 2)
      .plays('red', 'flare-virus')
      .expectTotals(20 - 3 * 2, 8 + 4 - 2)
      .expectResult('defense-won');
  },
);

scenario(
  '… and the opponent’s is added',
  { ...negation, blue: { hand: ['attack-08', 'flare-virus'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('defense', 'green')
      .joins('green', 'defense', 2)
      .lay('attack-10', 'attack-08')
      .plays('blue', 'flare-virus')
      .expectTotals(10 - 3, 8 + 4 * 2);
  },
);

scenario(
  'Negation with Mass: four for each ship, added for the opponent',
  { ...negation, blue: { alien: 'macron', hand: ['attack-08'], ships: { 'blue-1': 2 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-08')
      .expectTotals(10 - 3, 8 + 2 * 4);
  },
);

scenario(
  '… and subtracted for an ally, whichever side it is on',
  { ...negation, yellow: { alien: 'macron' }, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-10', 'attack-08')
      .expectTotals(10 - 3, 8 + 4 - 4);
  },
);

scenario(
  '… one for one when Mass is zapped',
  { ...negation, yellow: { alien: 'macron' }, green: { extra: ['cosmic-zap'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-10', 'attack-08')
      .zaps('green', 'macron.mass')
      .expectTotals(10 - 3 - 1, 8 + 4);
  },
);

scenario(
  'Negation, then Upset: the lower total would win, so the higher does',
  { ...negation, blue: { alien: 'loser', hand: ['attack-08', 'negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .uses('blue', 'loser.upset')
      .lay('attack-10', 'attack-08')
      .expectTotals(7, 12)
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 3);
  },
);

scenario(
  'Negation zapped: Humanity and reinforcements count as ever, and the higher total wins',
  {
    ...negation,
    yellow: { alien: 'human', extra: ['reinforcement-2'] },
    green: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-10', 'attack-08')
      .zaps('green', 'anti-matter.negation')
      .plays('yellow', 'reinforcement-2', 'offense')
      .expectTotals(10 + 4 + 4 + 2, 12)
      .expectResult('offense-won');
  },
);

scenario(
  'Negation: additions keep their sign, and so does the fortress of the defense',
  {
    ...negation,
    blue: { alien: 'citadel', hand: ['attack-08', 'reinforcement-2'] },
    yellow: { alien: 'human' },
    beside: { 'blue-1': ['attack-20'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 1)
      .lay('attack-10', 'attack-08')
      .uses('blue', 'citadel.fortification')
      .plays('blue', 'reinforcement-2', 'offense')
      .expectTotals(10 - 4 + 4 + 2, 12 + 20)
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectBeside('blue-1');
  },
);

scenario(
  'Negation has no object once a card is a negotiate',
  { ...negation, blue: { hand: ['attack-04', 'attack-06'] }, green: { extra: ['emotion-control'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .lay('attack-10', 'attack-04')
      .plays('green', 'emotion-control')
      .expectNext('deal', 'red', 'blue');
  },
);
