import { decisionOf, submit } from '@starboard/engine';
import { expect, test } from 'vitest';
import { hasPowers, type Title, titles } from '../../index.ts';
import { scenario } from '../../testing/index.ts';
import { techCards } from './index.ts';

test.each(titles)('%s is told to have powers as the rules have it: both of them, or none', (title) => {
  const { fuel, discard } = techCards[title];
  expect([fuel !== undefined, discard !== undefined]).toEqual([hasPowers(title), hasPowers(title)]);
});

scenario(
  '[AF-191] Use, then discard',
  { roll: [1, 2, 3], red: { fuel: 1, cards: ['stasis-beam'] } },
  (table) => {
    table
      .uses('stasis-beam', '3')
      .doesNotOffer('use:stasis-beam', 'discard:stasis-beam')
      .refuses('discard:stasis-beam', 'af.used-not-discarded')
      .expectCards('red', 'stasis-beam')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-192] One discard per turn',
  {
    roll: [1, 2, 3],
    red: { fuel: 1, cards: ['stasis-beam', 'data-crystal'] },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .discards('stasis-beam', 'pohl-foothills')
      .doesNotOffer('discard:data-crystal')
      .refuses('discard:data-crystal', 'af.discard-spent')
      .uses('data-crystal', 'lem-badlands')
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-193] Discard a card on the turn it was claimed',
  { roll: [6, 2, 1], display: ['gravity-manipulator', 'alien-city', 'booster-pod'] },
  (table) => {
    table
      .docks('alien-artifact', 6)
      .docks('alien-artifact', 2)
      .claims('gravity-manipulator')
      .discards('gravity-manipulator', 'lem-badlands')
      .expectFields({ repulsor: 'lem-badlands' })
      .expectCards('red')
      .expectNext('act', 'red');
  },
);

scenario(
  'different cards may all be used in one turn, each once',
  {
    roll: [1, 3, 4],
    red: { fuel: 5, cards: ['booster-pod', 'stasis-beam', 'polarity-device', 'gravity-manipulator'] },
  },
  (table) => {
    table
      .uses('booster-pod', '4')
      .uses('stasis-beam', '3')
      .uses('polarity-device', '1')
      .uses('gravity-manipulator', '6', '5')
      .expectShips('red', 'hand', 2, 5, 6)
      .expectTokens('red', '0/0');
    for (const title of ['booster-pod', 'stasis-beam', 'polarity-device', 'gravity-manipulator']) {
      table.doesNotOffer(`use:${title}`).refuses(`use:${title}`, 'af.card-used');
    }
    table.expectNext('act', 'red');
  },
);

scenario(
  'a used card may be discarded, and a discard made again, in the next turn',
  {
    players: 2,
    roll: [1, 3, 4],
    red: { fuel: 1, cards: ['stasis-beam', 'data-crystal'] },
    dice: [1, 1, 1, 2, 3, 4],
  },
  (table) => {
    table
      .uses('stasis-beam', '3')
      .discards('data-crystal', 'pohl-foothills')
      .finishesTurn()
      .finishesTurn()
      .offers('discard:stasis-beam')
      .discards('stasis-beam', 'lem-badlands')
      .expectFields({ isolation: 'lem-badlands', positron: 'pohl-foothills' })
      .expectNext('act', 'red');
  },
);

scenario(
  'a discarded card is gone: its fuel power too',
  { roll: [1, 3, 4], red: { fuel: 1, cards: ['stasis-beam'] } },
  (table) => {
    table
      .discards('stasis-beam', 'lem-badlands')
      .doesNotOffer('use:stasis-beam')
      .refuses('use:stasis-beam', 'af.card-not-owned')
      .expectNext('act', 'red');
  },
);

scenario(
  'a second copy claimed after the first was discarded is a fresh card, but the discard of the turn is spent',
  {
    roll: [6, 2, 4],
    display: ['stasis-beam', 'alien-city', 'booster-pod'],
    red: { fuel: 1, cards: ['stasis-beam'] },
  },
  (table) => {
    table
      .docks('alien-artifact', 6)
      .docks('alien-artifact', 2)
      .refuses('claim:stasis-beam', 'af.owns-title')
      .discards('stasis-beam', 'lem-badlands')
      .claims('stasis-beam')
      .refuses('discard:stasis-beam', 'af.discard-spent')
      .uses('stasis-beam', '4')
      .expectShips('red', 'hand', 3)
      .expectNext('act', 'red');
  },
);

scenario(
  'a second copy stolen after the first was used goes to the discard pile, and the first stays used',
  {
    roll: [1, 2, 3, 5],
    red: { fuel: 2, cards: ['booster-pod'] },
    green: { cards: ['booster-pod'] },
  },
  (table) => {
    table
      .uses('booster-pod', '5')
      .docks('raiders-outpost', 1, 2, 3)
      .stealsCard('green', 'booster-pod')
      .expectCards('red', 'booster-pod')
      .expectCards('green')
      .refuses('use:booster-pod', 'af.card-used')
      .expectNext('act', 'red');
    expect(table.view.cards.discard).toHaveLength(1);
  },
);

const passive: readonly Title[] = ['alien-city', 'alien-monument', 'holographic-decoy', 'resource-cache'];
for (const title of passive) {
  scenario(
    `${title} has no power and is not given up at will`,
    { roll: [1, 3, 4], red: { fuel: 5, cards: [title] } },
    (table) => {
      table
        .doesNotOffer(`use:${title}`, `discard:${title}`)
        .refuses(`use:${title}`, 'af.no-fuel-power')
        .refuses(`discard:${title}`, 'af.no-discard-power')
        .expectNext('act', 'red');
    },
  );
}

scenario(
  'the forced discard of a Resource Cache is not the discard of the turn',
  { red: { ships: 4, cards: ['resource-cache', 'stasis-beam'] }, dice: [1, 3, 2, 6] },
  (table) => {
    table
      .expectTokens('red', '1/1')
      .expectCards('red', 'stasis-beam')
      .discards('stasis-beam', 'lem-badlands')
      .expectNext('act', 'red');
  },
);

scenario(
  'there is no hand limit',
  {
    players: 2,
    roll: [6, 2, 1],
    display: ['temporal-warper', 'booster-pod', 'stasis-beam'],
    red: {
      cards: [
        'alien-city',
        'alien-monument',
        'booster-pod',
        'data-crystal',
        'gravity-manipulator',
        'holographic-decoy',
        'orbital-teleporter',
        'plasma-cannon',
        'polarity-device',
        'resource-cache',
        'stasis-beam',
      ],
    },
  },
  (table) => {
    table
      .docks('alien-artifact', 6)
      .docks('alien-artifact', 2)
      .claims('temporal-warper')
      .finishesTurn()
      .expectNext('act', 'green');
    expect(table.player('red').cards).toHaveLength(12);
  },
);

scenario(
  'cards of others, and cards out of turn, are not used',
  { roll: [1, 3, 4], red: { fuel: 5 }, green: { fuel: 5, cards: ['booster-pod'] } },
  (table) => {
    table.doesNotOffer('use:booster-pod').refuses('use:booster-pod', 'af.card-not-owned');
    expect(
      submit(table.match, { seat: 1, decision: decisionOf(table.match, 1), answer: 'use:booster-pod' }),
    ).toMatchObject({
      accepted: false,
      reason: { key: 'engine.not-asked' },
    });
    table.refuses('use:warp-drive', 'engine.unknown-option').expectNext('act', 'red');
  },
);
