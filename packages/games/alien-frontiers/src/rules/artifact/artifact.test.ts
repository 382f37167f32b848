import { describe, expect } from 'vitest';
import { type PositionDescription, titleOf } from '../../index.ts';
import { type ScenarioTable, scenario } from '../../testing/scenario.ts';

const displayed = ({ view }: ScenarioTable) => view.cards.display.map(titleOf);
const piles = ({ view: { cards } }: ScenarioTable) => ({
  display: cards.display.length,
  draw: cards.drawCount,
  discard: cards.discard.length,
});

/** Plasma Cannon lies ninth in the pile: the third cycling turns it up. */
const deepCannon: PositionDescription = {
  display: ['booster-pod', 'data-crystal', 'stasis-beam'],
  draw: [
    'polarity-device',
    'resource-cache',
    'temporal-warper',
    'alien-city',
    'alien-monument',
    'holographic-decoy',
    'plasma-cannon',
    'booster-pod',
    'data-crystal',
    'gravity-manipulator',
  ],
};

const digForCannon = (table: ScenarioTable): ScenarioTable => {
  for (const value of [3, 2, 4]) table.docks('alien-artifact', value).cycles();
  return table;
};

describe('claiming', () => {
  scenario(
    '[AF-030] Buy with 2 and 6',
    { roll: [2, 6, 1], display: ['polarity-device'], draw: ['alien-city'] },
    (table) => {
      table.docks('alien-artifact', 2).refuses('claim:polarity-device', 'af.credit-too-low');
      table.docks('alien-artifact', 6).expectThisTurn({ artifactCredit: 8 }).claims('polarity-device');
      table.expectCards('red', 'polarity-device').expectThisTurn({ artifactCredit: 0 });
      expect(piles(table).display).toBe(3);
      expect(displayed(table)).toContain('alien-city');
      table.refuses('claim:alien-city', 'af.credit-too-low').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-031] Dock, cycle, dock, cycle, dock, cycle, claim',
    { ...deepCannon, roll: [3, 2, 4] },
    (table) => {
      digForCannon(table).expectThisTurn({ artifactCredit: 9, artifactCycles: 0 });
      expect(displayed(table)).toEqual(['plasma-cannon', 'booster-pod', 'data-crystal']);
      expect(piles(table).discard).toBe(9);
      table.expectFreePorts('alien-artifact', 1).claims('plasma-cannon').expectCards('red', 'plasma-cannon');
      expect(displayed(table)).toEqual(['booster-pod', 'data-crystal', 'gravity-manipulator']);
      table.expectNext('act', 'red');
    },
  );

  scenario('[AF-032] A fourth ship only cycles', { ...deepCannon, roll: [3, 2, 4, 6] }, (table) => {
    digForCannon(table).claims('plasma-cannon').refuses('cycle', 'af.no-cycle');
    table.docks('alien-artifact', 6).expectThisTurn({ artifactCredit: 6, artifactCycles: 1 });
    table.refuses('claim:booster-pod', 'af.credit-too-low').cycles();
    table.expectFreePorts('alien-artifact', 0).expectNext('act', 'red');
  });

  scenario(
    '[AF-036] No duplicates',
    {
      roll: [2, 6, 1],
      red: { cards: ['booster-pod', 'data-crystal'] },
      display: ['booster-pod', 'data-crystal', 'alien-city'],
    },
    (table) => {
      table.docks('alien-artifact', 2).docks('alien-artifact', 6);
      expect(table.options.filter((key) => key.startsWith('claim:'))).toEqual(['claim:alien-city']);
      table.refuses('claim:booster-pod', 'af.owns-title').refuses('claim:data-crystal', 'af.owns-title');
      table.claims('alien-city').expectScores(1, 0, 0, 0).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-036] Two of a title may be displayed, but only one of them claimed',
    { roll: [2, 6, 3, 5], display: ['booster-pod', 'booster-pod', 'alien-city'] },
    (table) => {
      table.docks('alien-artifact', 2).docks('alien-artifact', 6);
      expect(table.options.filter((key) => key === 'claim:booster-pod').length).toBe(1);
      table.claims('booster-pod').docks('alien-artifact', 3).docks('alien-artifact', 5);
      table.refuses('claim:booster-pod', 'af.owns-title').offers('claim:alien-city').expectNext('act', 'red');
    },
  );

  scenario(
    'seven points are not enough, eight are',
    { roll: [5, 2, 1], display: ['alien-city'] },
    (table) => {
      table.docks('alien-artifact', 5).docks('alien-artifact', 2).expectThisTurn({ artifactCredit: 7 });
      table.doesNotOffer('claim:alien-city').refuses('claim:alien-city', 'af.credit-too-low');
      table.docks('alien-artifact', 1).claims('alien-city').expectNext('act', 'red');
    },
  );

  scenario('only what is displayed', { roll: [4, 4, 1], display: ['alien-city'] }, (table) => {
    table.docks('alien-artifact', 4).docks('alien-artifact', 4);
    table.refuses('claim:temporal-warper', 'af.not-displayed');
    table.refuses('claim:crown-jewels', 'engine.unknown-option').expectNext('act', 'red');
  });

  scenario(
    'twice in a turn, with eight new points each time',
    { roll: [6, 2, 5, 3], display: ['alien-city', 'alien-monument'] },
    (table) => {
      table.docks('alien-artifact', 6).docks('alien-artifact', 2).claims('alien-city');
      table.docks('alien-artifact', 5).refuses('claim:alien-monument', 'af.credit-too-low');
      table.docks('alien-artifact', 3).claims('alien-monument').expectScores(2, 0, 0, 0);
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'points beyond eight are not carried over, not even eight of them',
    { roll: [6, 6, 4, 4], display: ['alien-city', 'alien-monument'] },
    (table) => {
      for (const value of [6, 6, 4, 4]) table.docks('alien-artifact', value);
      table.expectThisTurn({ artifactCredit: 20, artifactCycles: 4 }).claims('alien-city');
      table.expectThisTurn({ artifactCredit: 0, artifactCycles: 0 });
      table.refuses('claim:alien-monument', 'af.credit-too-low').expectNext('act', 'red');
    },
  );

  scenario(
    'a claimed card works at once',
    { roll: [6, 2, 3], red: { fuel: 1 }, display: ['booster-pod'] },
    (table) => {
      table.docks('alien-artifact', 6).docks('alien-artifact', 2).claims('booster-pod');
      table.uses('booster-pod', '3').expectShips('red', 'hand', 4).expectNext('act', 'red');
    },
  );

  scenario(
    'credit waits while other things are done, and is never a duty',
    { roll: [6, 2, 3], display: ['alien-city'] },
    (table) => {
      table.docks('alien-artifact', 6).docks('solar-converter', 3).docks('alien-artifact', 2);
      table.offers('claim:alien-city', 'cycle', 'end-turn').endsTurn().expectNext('act', 'green');
    },
  );

  scenario(
    'four ports for everybody together',
    { roll: [6, 6, 1], green: { docked: { 'alien-artifact': [6, 6, 6] } }, display: ['alien-city'] },
    (table) => {
      table.docks('alien-artifact', 6).expectThisTurn({ artifactCredit: 6 });
      table.refusesDock('af.no-free-port', 'alien-artifact', 6);
      table.refuses('claim:alien-city', 'af.credit-too-low').expectNext('act', 'red');
    },
  );
});

describe('credit belongs to the turn and to the ships', () => {
  scenario(
    '[AF-038] Credit ends with the turn',
    { players: 2, roll: [6, 1, 1], options: { forcedPlacement: 'off' }, dice: [1, 1, 1, 2, 3, 4] },
    (table) => {
      table.docks('alien-artifact', 6).expectThisTurn({ artifactCredit: 6 }).endsTurn().endsTurn();
      table.docks('alien-artifact', 2).expectThisTurn({ artifactCredit: 2, artifactCycles: 1 });
      table.expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-039] A teleported ship takes its points away',
    { roll: [6, 5, 2], red: { fuel: 2, cards: ['orbital-teleporter'] }, display: ['alien-city'] },
    (table) => {
      table.docks('alien-artifact', 6).uses('orbital-teleporter', table.ship('red', 'alien-artifact', 6));
      table.expectThisTurn({ artifactCredit: 0, artifactCycles: 1 });
      table.refusesDock('af.teleported-back', 'alien-artifact', '6t');
      table.docks('lunar-mine', '6t').expectTokens('red', '0/1');
      table.docks('alien-artifact', 5).docks('alien-artifact', 2).expectThisTurn({ artifactCredit: 7 });
      table.refuses('claim:alien-city', 'af.credit-too-low').expectNext('act', 'red');
    },
  );

  scenario(
    'a ship whose points are spent leaves without consequence',
    { roll: [6, 2, 3], red: { fuel: 2, cards: ['orbital-teleporter'] }, display: ['alien-city'] },
    (table) => {
      table.docks('alien-artifact', 6).docks('alien-artifact', 2).claims('alien-city');
      table.docks('alien-artifact', 3).uses('orbital-teleporter', table.ship('red', 'alien-artifact', 6));
      table.expectThisTurn({ artifactCredit: 3, artifactCycles: 1 }).cycles();
      table.expectCards('red', 'alien-city', 'orbital-teleporter').expectNext('act', 'red');
    },
  );

  scenario(
    'the Relic that goes home takes its points with it, and leaves its cycle',
    {
      roll: [2, 1, 1],
      red: { colonies: { 'burroughs-desert': 1 }, cards: ['orbital-teleporter'] },
      relic: { owner: 'red', at: 'hand', value: 6 },
      display: ['alien-city'],
    },
    (table) => {
      table.docks('alien-artifact', '6r').docks('alien-artifact', 2).offers('claim:alien-city');
      table.discards('orbital-teleporter', 'burroughs-desert/0', 'lem-badlands');
      table.expectThisTurn({ artifactCredit: 2, artifactCycles: 2 }).expectFreePorts('alien-artifact', 3);
      table.refuses('claim:alien-city', 'af.credit-too-low').expectNext('act', 'red');
    },
  );
});
