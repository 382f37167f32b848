import { expect } from 'vitest';
import { titleOf } from '../../index.ts';
import { scenario } from '../../testing/index.ts';

scenario(
  '[AF-176] Warper re-roll',
  { roll: [1, 2, 5], dice: [4, 6], red: { fuel: 1, cards: ['temporal-warper'] } },
  (table) => {
    table
      .uses('temporal-warper', [table.ship('red', 'hand', 1), table.ship('red', 'hand', 2)])
      .expectShips('red', 'hand', 4, 5, 6)
      .expectTokens('red', '0/0')
      .refuses('use:temporal-warper', 'af.card-used')
      .refuses('discard:temporal-warper', 'af.used-not-discarded')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-177] Warper discard',
  {
    roll: [1, 2, 5],
    discard: ['alien-city'],
    red: { cards: ['temporal-warper', 'stasis-beam'] },
  },
  (table) => {
    table
      .expectScores(0, 0, 0, 0)
      .discards('temporal-warper', 'alien-city')
      .expectCards('red', 'alien-city', 'stasis-beam')
      .expectScores(1, 0, 0, 0)
      .doesNotOffer('discard:stasis-beam')
      .refuses('discard:stasis-beam', 'af.discard-spent')
      .expectNext('act', 'red');
    expect(table.view.cards.discard.map(titleOf)).toEqual(['temporal-warper']);
  },
);

scenario(
  'one, some or all unplaced ships are rolled anew, but at least one and none twice',
  { roll: [1, 2, 5], dice: [3, 3, 3], red: { fuel: 1, cards: ['temporal-warper'] } },
  (table) => {
    const ships = [1, 2, 5].map((value) => table.ship('red', 'hand', value));
    table
      .answers('use:temporal-warper')
      .refuses([], 'engine.too-few')
      .refuses([ships[0], ships[0]] as string[], 'engine.twice-the-same')
      .answers(ships)
      .expectShips('red', 'hand', 3, 3, 3)
      .expectNext('act', 'red');
  },
);

scenario(
  'docked ships, ships in the Bay and other players’ ships are not rolled',
  {
    roll: [1, 2],
    red: { fuel: 1, cards: ['temporal-warper'] },
    green: { docked: { 'lunar-mine': [6] } },
  },
  (table) => {
    table
      .docks('alien-artifact', 1)
      .answers('use:temporal-warper')
      .refuses([table.ship('red', 'alien-artifact', 1)], 'af.ship-not-in-hand')
      .refuses([table.ship('red', 'maintenance-bay', 1)], 'af.ship-not-in-hand')
      .refuses([table.ship('green', 'lunar-mine', 6)], 'af.ship-not-in-hand')
      .expectNext('reroll', 'red');
  },
);

scenario(
  'with every ship placed there is nothing to roll',
  { roll: [1], red: { fuel: 1, cards: ['temporal-warper'] } },
  (table) => {
    table.docks('alien-artifact', 1).refuses('use:temporal-warper', 'af.no-target').expectNext('act', 'red');
  },
);

scenario(
  'the discard takes no title that the player owns',
  {
    roll: [1, 2, 5],
    discard: ['stasis-beam', 'booster-pod'],
    red: { cards: ['temporal-warper', 'stasis-beam'] },
  },
  (table) => {
    table
      .answers('discard:temporal-warper')
      .offers('booster-pod')
      .doesNotOffer('stasis-beam', 'temporal-warper')
      .refuses('stasis-beam', 'af.owns-title')
      .refuses('alien-city', 'af.not-discarded')
      .refuses('temporal-warper', 'af.not-discarded')
      .answers('booster-pod')
      .expectCards('red', 'booster-pod', 'stasis-beam')
      .expectNext('act', 'red');
  },
);

scenario(
  'the card taken is used at once',
  { roll: [1, 2, 5], discard: ['booster-pod'], red: { fuel: 1, cards: ['temporal-warper'] } },
  (table) => {
    table
      .discards('temporal-warper', 'booster-pod')
      .uses('booster-pod', '5')
      .expectShips('red', 'hand', 1, 2, 6)
      .expectNext('act', 'red');
  },
);

scenario(
  'the other Warper may be taken in exchange, and is fresh',
  {
    roll: [1, 2, 5],
    dice: [6],
    discard: ['temporal-warper'],
    red: { fuel: 1, cards: ['temporal-warper'] },
  },
  (table) => {
    const [before] = table.player('red').cards;
    table.discards('temporal-warper', 'temporal-warper').expectCards('red', 'temporal-warper');
    expect(table.player('red').cards).not.toEqual([before]);
    expect(table.view.cards.discard).toEqual([before]);
    table
      .refuses('discard:temporal-warper', 'af.discard-spent')
      .uses('temporal-warper', [table.ship('red', 'hand', 1)])
      .expectShips('red', 'hand', 2, 5, 6)
      .expectNext('act', 'red');
  },
);

for (const [why, discard] of [
  ['the pile is empty', []],
  ['all its titles are owned', ['stasis-beam']],
] as const) {
  scenario(
    `nothing to take back: ${why}`,
    { roll: [1, 2, 5], discard, red: { cards: ['temporal-warper', 'stasis-beam'] } },
    (table) => {
      table
        .doesNotOffer('discard:temporal-warper')
        .refuses('discard:temporal-warper', 'af.no-target')
        .expectNext('act', 'red');
    },
  );
}

scenario(
  'a Resource Cache taken back pays from the next turn on',
  {
    players: 2,
    roll: [1, 3, 5],
    discard: ['resource-cache'],
    red: { cards: ['temporal-warper'] },
    dice: [1, 1, 1, 2, 4, 5],
  },
  (table) => {
    table
      .discards('temporal-warper', 'resource-cache')
      .expectTokens('red', '0/0')
      .finishesTurn()
      .finishesTurn()
      .expectTokens('red', '1/0')
      .expectCards('red', 'resource-cache')
      .expectNext('act', 'red');
  },
);

scenario(
  'the deck of 20 has no Temporal Warper',
  { options: { techDeck: '20' }, roll: [1, 2, 5], drawCount: 0 },
  (table) => {
    const { display, discard } = table.view.cards;
    const titles = [...display, ...discard].map(titleOf);
    expect(titles).toHaveLength(20);
    expect(titles).not.toContain('temporal-warper');
    table.expectNext('act', 'red');
  },
);
