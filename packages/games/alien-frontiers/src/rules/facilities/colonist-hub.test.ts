import { describe } from 'vitest';
import type { PositionDescription } from '../../index.ts';
import { scenario } from '../../testing/scenario.ts';

describe('launching', () => {
  scenario(
    '[AF-046] Launch',
    { roll: [1], red: { hub: 7, fuel: 2, ore: 1, colonies: { 'pohl-foothills': 2 } } },
    (table) => {
      table.expectHub('red', 7, 3).expectScores(3, 0, 0, 0).launches('lem-badlands');
      table.expectTokens('red', '1/0').expectHub('red', 0, 3).expectScores(5, 0, 0, 0);
      table.expectController('lem-badlands', 'red').refuses('launch', 'af.hub-not-ready');
      table.expectNext('act', 'red');
    },
  );

  scenario('[AF-047] Marker 7 closes the Hub', { roll: [1, 2, 3], red: { hub: 7 } }, (table) => {
    for (const value of [1, 2, 3]) table.refusesDock('af.hub-full', 'colonist-hub', value);
    table.refuses('launch', 'af.cannot-pay').expectHub('red', 7).expectNext('act', 'red');
  });

  scenario(
    '[AF-048] Waiting on circle 7',
    {
      players: 2,
      roll: [],
      red: { hub: 7 },
      options: { forcedPlacement: 'off' },
      dice: [1, 1, 1, 1, 1, 1],
    },
    (table) => {
      table.refuses('launch', 'af.cannot-pay').endsTurn().endsTurn();
      table.docks('solar-converter', 1).refuses('launch', 'af.cannot-pay').docks('lunar-mine', 1);
      table.expectTokens('red', '1/1').launches('pohl-foothills').expectTokens('red', '0/0');
      table.expectScores(2, 0).expectHub('red', 0, 7).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-049] Launch between dockings',
    { roll: [1, 2, 3], red: { hub: 5, fuel: 2, ore: 1 } },
    (table) => {
      table.refuses('launch', 'af.hub-not-ready').expectHub('red', 5, 5);
      table.docks('colonist-hub', 1).expectHub('red', 6).refuses('launch', 'af.hub-not-ready');
      table.docks('colonist-hub', 2).expectHub('red', 7).refusesDock('af.hub-full', 'colonist-hub', 3);
      table.launches('heinlein-plains').docks('colonist-hub', 3).expectHub('red', 1, 4);
      table.expectTokens('red', '1/0').expectScores(2, 0, 0, 0).expectNext('act', 'red');
    },
  );

  scenario(
    'nothing else happens between paying and landing, and the Repulsor Field turns colonies away',
    { roll: [1], red: { hub: 7, fuel: 1, ore: 1 }, fields: { repulsor: 'lem-badlands' } },
    (table) => {
      table.answers('launch').expectNext('land', 'red').doesNotOffer('lem-badlands');
      table.refuses('lem-badlands', 'af.repulsed').refuses('end-turn', 'af.land-first');
      table.refuses('dock:solar-converter:1', 'af.land-first').answers('pohl-foothills');
      table.expectScores(2, 0, 0, 0).expectNext('act', 'red');
    },
  );

  scenario(
    'the last unplaced colony ends the game from the Hub too',
    {
      roll: [1, 2, 3],
      red: { hub: 7, fuel: 1, ore: 1, colonies: { 'lem-badlands': 5 } },
    },
    (table) => {
      table.expectHub('red', 7, 0).launches('lem-badlands').expectScores(7, 0, 0, 0).expectWinners('red');
    },
  );
});

describe('docking', () => {
  scenario('a colony needs seven ships, whatever they show', { roll: [6, 1, 4] }, (table) => {
    table.expectHub('red', 0, 6).docks('colonist-hub', 6).expectHub('red', 1, 5);
    table.docks('colonist-hub', 1).expectHub('red', 2, 5).docks('colonist-hub', 4).expectHub('red', 3, 5);
    table.expectScores(0, 0, 0, 0).expectTokens('red', '0/0').expectNext('act', 'red');
  });

  scenario('each track has three ports', { roll: [1, 1, 1, 1] }, (table) => {
    table.docks('colonist-hub', 1).docks('colonist-hub', 1).docks('colonist-hub', 1);
    table.refusesDock('af.no-free-port', 'colonist-hub', 1).expectHub('red', 3).expectNext('act', 'red');
  });

  scenario(
    'tracks are private: three ships of each other player leave the own one free',
    {
      roll: [1, 1, 1],
      green: { hub: 3, docked: { 'colonist-hub': [1, 1, 1] } },
      blue: { hub: 7, docked: { 'colonist-hub': [1, 1, 1] } },
      yellow: { hub: 4, docked: { 'colonist-hub': [1, 1, 1] } },
    },
    (table) => {
      table.docks('colonist-hub', 1).docks('colonist-hub', 1).docks('colonist-hub', 1).expectHub('red', 3);
      table.expectHub('green', 3).expectHub('blue', 7).expectHub('yellow', 4).expectNext('act', 'red');
    },
  );

  scenario('circle 6 takes one more ship', { roll: [1, 1, 1], red: { hub: 6 } }, (table) => {
    table.docks('colonist-hub', 1).expectHub('red', 7);
    table.refusesDock('af.hub-full', 'colonist-hub', 1).expectNext('act', 'red');
  });

  scenario(
    'a colony started with the last of the supply leaves none there',
    { roll: [1, 1, 1], red: { colonies: { 'lem-badlands': 5 } } },
    (table) => {
      table.docks('colonist-hub', 1).expectHub('red', 1, 0).docks('colonist-hub', 1).expectHub('red', 2, 0);
      table.expectNext('act', 'red');
    },
  );
});

describe('Asimov Crater', () => {
  const controlled = { 'asimov-crater': 1 } as const;

  scenario(
    '[AF-050] Asimov: two ships, three ships',
    { roll: [1, 2, 3], red: { colonies: controlled } },
    (table) => {
      table.docks('colonist-hub', 1).expectHub('red', 1);
      table.docks('colonist-hub', 2).expectHub('red', 3);
      table.docks('colonist-hub', 3).expectHub('red', 4).expectNext('act', 'red');
    },
  );

  scenario(
    'the table tells how far one ship, two and three would take the colony',
    { roll: [1, 2, 3], red: { colonies: controlled } },
    (table) => {
      table
        .expectThisTurn({ hubSteps: [1, 3, 4] })
        .docks('colonist-hub', 1)
        .expectThisTurn({ hubSteps: [2, 3] });
      table
        .docks('colonist-hub', 2)
        .expectThisTurn({ hubSteps: [1] })
        .expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-051] Asimov once per turn, order free',
    { roll: [1, 2, 3, 4], red: { colonies: controlled } },
    (table) => {
      table.docks('colonist-hub', 1).expectHub('red', 1).docks('solar-converter', 4);
      table.docks('colonist-hub', 2).expectHub('red', 3);
      table.docks('colonist-hub', 3).expectHub('red', 4).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-052] Asimov excess starts the next colony',
    { roll: [1, 2, 3], red: { colonies: controlled, hub: 5, fuel: 1, ore: 1 } },
    (table) => {
      table.expectHub('red', 5, 4).docks('colonist-hub', 1).expectHub('red', 6);
      table.docks('colonist-hub', 2).expectHub('red', 7).expectThisTurn({ hubExcess: 1 });
      table.launches('lem-badlands').expectTokens('red', '0/0').expectHub('red', 1, 3);
      table.expectThisTurn({ hubExcess: 0 }).docks('colonist-hub', 3).expectHub('red', 2, 3);
      table.expectNext('act', 'red');
    },
  );

  const excess: PositionDescription = {
    roll: [6, 2, 3],
    red: { colonies: controlled, hub: 5, ore: 1 },
  };

  scenario('[AF-053] Excess not used at once is lost', excess, (table) => {
    table.docks('colonist-hub', 2).docks('colonist-hub', 3).expectHub('red', 7, 4);
    table.expectThisTurn({ hubExcess: 1 }).docks('solar-converter', 6).expectTokens('red', '3/1');
    table.expectThisTurn({ hubExcess: 0 }).launches('lem-badlands');
    table.expectTokens('red', '2/0').expectHub('red', 0, 4).expectNext('act', 'red');
  });

  scenario(
    '[AF-053] With the option the excess waits for the launch, all turn long',
    { ...excess, options: { hubExcess: 'turn' } },
    (table) => {
      table.docks('colonist-hub', 2).docks('colonist-hub', 3).docks('solar-converter', 6);
      table.expectThisTurn({ hubExcess: 1 }).launches('lem-badlands');
      table.expectTokens('red', '2/0').expectHub('red', 1, 3).expectNext('act', 'red');
    },
  );

  scenario(
    'a card between docking and launch loses the excess as well',
    {
      roll: [1, 2, 3],
      red: { colonies: controlled, hub: 5, fuel: 2, ore: 1, cards: ['booster-pod'] },
    },
    (table) => {
      table.docks('colonist-hub', 1).docks('colonist-hub', 2).uses('booster-pod', '3');
      table.launches('lem-badlands').expectHub('red', 0, 4).expectNext('act', 'red');
    },
  );

  scenario(
    'marker 6: the second ship would overshoot, so the first closes the Hub',
    { roll: [1, 2, 3], red: { colonies: controlled, hub: 6, fuel: 1, ore: 1 } },
    (table) => {
      table.docks('colonist-hub', 1).expectHub('red', 7).expectThisTurn({ hubExcess: 0 });
      table.refusesDock('af.hub-full', 'colonist-hub', 2).launches('lem-badlands').expectHub('red', 0, 4);
      // the second ship of the turn starts the new colony, with the extra advance
      table.docks('colonist-hub', 2).expectHub('red', 2, 3).docks('colonist-hub', 3).expectHub('red', 3, 3);
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'excess with an empty supply is lost: the launch ends the game',
    {
      roll: [1, 2, 3],
      red: { colonies: { 'asimov-crater': 1, 'lem-badlands': 4 }, hub: 5, fuel: 1, ore: 1 },
    },
    (table) => {
      table.docks('colonist-hub', 1).docks('colonist-hub', 2).expectHub('red', 7, 0);
      table.expectThisTurn({ hubExcess: 1 }).launches('lem-badlands').expectWinners('red');
    },
  );

  scenario(
    'excess takes the last of the supply, and the game goes on',
    {
      roll: [1, 2, 3],
      red: { colonies: { 'asimov-crater': 1, 'lem-badlands': 3 }, hub: 5, fuel: 1, ore: 1 },
    },
    (table) => {
      table.docks('colonist-hub', 1).docks('colonist-hub', 2).expectHub('red', 7, 1).launches('lem-badlands');
      table.expectHub('red', 1, 0).expectNext('act', 'red');
    },
  );

  scenario(
    'control gained after two ships helps the third: nothing is made up for',
    { roll: [1, 2, 3, 4, 4, 4], red: { ore: 3 } },
    (table) => {
      table.docks('colonist-hub', 1).docks('colonist-hub', 2).expectHub('red', 2);
      table.constructs(4, 'asimov-crater').expectHub('red', 2);
      table.docks('colonist-hub', 3).expectHub('red', 4).expectNext('act', 'red');
    },
  );

  scenario(
    'control lost before the second ship helps no more',
    {
      roll: [1, 2, 3],
      red: { colonies: controlled, cards: ['stasis-beam'] },
    },
    (table) => {
      table.docks('colonist-hub', 1).discards('stasis-beam', 'asimov-crater');
      table.docks('colonist-hub', 2).expectHub('red', 2).expectScores(2, 0, 0, 0);
      table.docks('colonist-hub', 3).expectHub('red', 3).expectNext('act', 'red');
    },
  );

  scenario(
    'a shared lead is no control',
    { roll: [1, 2, 3], red: { colonies: controlled }, green: { colonies: controlled } },
    (table) => {
      table.docks('colonist-hub', 1).docks('colonist-hub', 2).expectHub('red', 2).expectNext('act', 'red');
    },
  );
});
