import { decisionOf, startMatch, submit } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { alienFrontiers } from '../../game.ts';
import { ScenarioTable, scenario } from '../../testing/scenario.ts';

describe('a turn begins', () => {
  scenario('[AF-010] First turn', { dice: [4, 2, 6] }, (table) => {
    table.expectShips('red', 'hand', 2, 4, 6).expectCount('red', 'maintenance-bay', 0);
    table.expectCount('red', 'stock', 3).expectCount('green', 'maintenance-bay', 3);
    expect(table.events.map(({ type }) => type)).toEqual(['turnStarted', 'rolled']);
    table.expectNext('act', 'red');
  });

  test('[AF-010] A real first turn: the starting player rolls three dice before anything else', () => {
    const table = new ScenarioTable(startMatch(alienFrontiers, { seats: 4, seed: 'first turn' }));
    const { firstSeat, round } = table.view;
    expect(round).toBe(1);
    expect(table.view.players.map(({ hand, bay }) => `${hand.length} and ${bay.length}`)).toEqual(
      [0, 1, 2, 3].map((seat) => (seat === firstSeat ? '3 and 0' : '0 and 3')),
    );
    expect(table.question).toMatchObject({ seat: firstSeat, prompt: 'af.ask.act' });
    table.refusesUndo();
  });

  scenario(
    '[AF-011] Ships in the Bay are rolled',
    {
      red: { ships: 5, docked: { 'solar-converter': [3, 3], 'lunar-mine': [4] } },
      green: { docked: { 'solar-converter': [5] } },
      dice: [1, 1, 2, 3, 6],
    },
    (table) => {
      table.expectShips('red', 'hand', 1, 1, 2, 3, 6).expectCount('red', 'maintenance-bay', 0);
      table.expectFreePorts('solar-converter', 7).expectFreePorts('lunar-mine', 5);
      table.expectShips('green', 'solar-converter', 5).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-012] The consumed ship leaves before the roll',
    { red: { ships: 5, docked: { 'terraforming-station': [6] } }, dice: [6, 2, 2, 1] },
    (table) => {
      table.expectShips('red', 'hand', 1, 2, 2, 6).expectCount('red', 'stock', 2);
      table.expectFreePorts('terraforming-station', 1).expectNext('act', 'red');
    },
  );

  scenario(
    'a consumed Relic goes to the desert and is not rolled, but may be bought back at once',
    {
      red: { colonies: { 'burroughs-desert': 1 }, fuel: 1, ore: 1 },
      relic: { owner: 'red', at: 'terraforming-station', value: 6 },
      dice: [1, 2, 3],
    },
    (table) => {
      table.expectShips('red', 'hand', 1, 2, 3).expectFreePorts('terraforming-station', 1);
      expect(table.view.relic).toMatchObject({ owner: null, at: 'stock' });
      table.answers('buy-relic').expectTokens('red', '0/0');
      table.expectCount('red', 'hand', 3).expectCount('red', 'maintenance-bay', 1).expectNext('act', 'red');
    },
  );

  scenario(
    'every ship of the active player comes home, from every facility, seven dice at most',
    {
      red: {
        ships: 6,
        docked: { 'alien-artifact': [1], 'colonist-hub': [2], 'raiders-outpost': [3, 4, 5] },
        hub: 3,
        colonies: { 'burroughs-desert': 1 },
      },
      relic: { owner: 'red', at: 'solar-converter', value: 6 },
      dice: [1, 2, 3, 4, 5, 6, 6],
    },
    (table) => {
      table.expectShips('red', 'hand', 1, 2, 3, 4, 5, 6, 6).expectHub('red', 3);
      expect(Object.values(table.view.facilities).flatMap(({ ships }) => ships)).toEqual([]);
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'ships of the others stay where they are, the one on the Terraforming Station too',
    {
      green: {
        ships: 6,
        hub: 1,
        docked: { shipyard: [2, 2], 'colonist-hub': [4], 'terraforming-station': [6], 'lunar-mine': [5] },
      },
      dice: [6, 5, 1],
    },
    (table) => {
      table.expectShips('green', 'shipyard', 2, 2).expectShips('green', 'terraforming-station', 6);
      table.expectShips('green', 'lunar-mine', 5).expectShips('green', 'colonist-hub', 4);
      table.expectCount('green', 'maintenance-bay', 1).expectNext('act', 'red');
    },
  );
});

describe('Resource Cache', () => {
  scenario(
    '[AF-013] Resource Cache, odd majority',
    { red: { cards: ['resource-cache'] }, dice: [1, 3, 4] },
    (table) => {
      table.expectTokens('red', '0/1').expectCards('red', 'resource-cache').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-014] Resource Cache, even majority',
    { red: { cards: ['resource-cache'] }, dice: [2, 4, 5] },
    (table) => {
      table.expectTokens('red', '1/0').expectCards('red', 'resource-cache').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-015] Resource Cache, tie',
    { red: { cards: ['resource-cache', 'stasis-beam'], ships: 4 }, dice: [1, 3, 2, 6] },
    (table) => {
      table.expectTokens('red', '1/1').expectCards('red', 'stasis-beam');
      expect(table.view.cards.discard).toEqual(['resource-cache/1']);
      table.expectThisTurn({ discarded: false }).discards('stasis-beam', 'lem-badlands');
      table.expectCards('red').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-017] Cache bought this turn waits',
    {
      roll: [3, 6, 1],
      display: ['resource-cache'],
      options: { forcedPlacement: 'off' },
      dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3, 4],
    },
    (table) => {
      table.docks('alien-artifact', 3).docks('alien-artifact', 6).expectThisTurn({ artifactCredit: 9 });
      table.claims('resource-cache').expectTokens('red', '0/0').expectCards('red', 'resource-cache');
      table.endsTurn().expectTokens('red', '0/0').endsTurn().endsTurn().endsTurn();
      table.expectNext('act', 'red').expectTokens('red', '0/1').expectCards('red', 'resource-cache');
    },
  );

  scenario(
    '[AF-018] Re-roll does not trigger the Cache again',
    { red: { cards: ['resource-cache', 'temporal-warper'], fuel: 1 }, dice: [1, 3, 4, 2, 6] },
    (table) => {
      table.expectTokens('red', '1/1');
      table.uses('temporal-warper', [table.ship('red', 'hand', 1), table.ship('red', 'hand', 3)]);
      table.expectShips('red', 'hand', 2, 4, 6).expectTokens('red', '0/1');
      table.expectCards('red', 'resource-cache', 'temporal-warper').expectNext('act', 'red');
    },
  );

  scenario(
    'a stolen Cache waits for the next roll too',
    { roll: [1, 2, 3], green: { cards: ['resource-cache'] } },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).stealsCard('green', 'resource-cache');
      table.expectCards('red', 'resource-cache').expectTokens('red', '0/0').expectNext('act', 'red');
    },
  );

  scenario(
    'the Relic counts among the dice: it can make the tie',
    {
      red: { cards: ['resource-cache'], colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'red', at: 'maintenance-bay', value: 1 },
      dice: [1, 3, 2, 4],
    },
    (table) => {
      table.expectTokens('red', '1/1').expectCards('red').expectNext('act', 'red');
    },
  );

  scenario(
    'the Relic counts among the dice: it can break the tie',
    {
      red: { cards: ['resource-cache'], colonies: { 'burroughs-desert': 1 }, ships: 4 },
      relic: { owner: 'red', at: 'maintenance-bay', value: 1 },
      dice: [1, 3, 2, 4, 5],
    },
    (table) => {
      table.expectTokens('red', '0/1').expectCards('red', 'resource-cache').expectNext('act', 'red');
    },
  );

  scenario(
    'a ship consumed by the Terraforming Station is not rolled and not counted',
    {
      red: { cards: ['resource-cache'], ships: 4, docked: { 'terraforming-station': [6] } },
      dice: [1, 3, 2],
    },
    (table) => {
      table.expectTokens('red', '0/1').expectCards('red', 'resource-cache').expectNext('act', 'red');
    },
  );

  scenario(
    'it pays on its owner’s turn only, and has no power of its own',
    {
      red: { cards: ['resource-cache'] },
      green: { cards: ['resource-cache'] },
      dice: [1, 3, 4],
    },
    (table) => {
      table.expectTokens('red', '0/1').expectTokens('green', '0/0');
      table.refuses('use:resource-cache', 'af.no-fuel-power');
      table.refuses('discard:resource-cache', 'af.no-discard-power');
      table.doesNotOffer('use:resource-cache', 'discard:resource-cache').expectNext('act', 'red');
    },
  );

  scenario(
    'with limited supplies it pays what is left, and a tie still ends it',
    {
      red: { cards: ['resource-cache'], ships: 4 },
      green: { ore: 8 },
      blue: { ore: 8 },
      yellow: { ore: 4, fuel: 3 },
      options: { supply: 'limited' },
      dice: [1, 3, 2, 6],
    },
    (table) => {
      table.expectTokens('red', '1/0').expectCards('red');
      expect(table.view.stock).toEqual({ fuel: 26, ore: 0 });
      table.expectNext('act', 'red');
    },
  );
});

describe('whose turn it is', () => {
  scenario(
    'play goes clockwise from the starting player, and a round ends before that player’s turn',
    { first: 'blue', turn: 'blue', roll: [1, 2, 3], options: { forcedPlacement: 'off' } },
    (table) => {
      table.endsTurn().expectNext('act', 'yellow').endsTurn().expectNext('act', 'red');
      table.endsTurn().expectNext('act', 'green');
      expect(table.view.round).toBe(1);
      table.endsTurn().expectNext('act', 'blue');
      expect(table.view.round).toBe(2);
    },
  );

  scenario('nobody but the active player is asked', { roll: [1, 2, 3] }, ({ match }) => {
    for (const seat of [1, 2, 3]) {
      expect(
        submit(match, { seat, decision: decisionOf(match, seat), answer: 'dock:solar-converter:1' }),
      ).toMatchObject({
        accepted: false,
        reason: { key: 'engine.not-asked' },
      });
    }
  });
});
