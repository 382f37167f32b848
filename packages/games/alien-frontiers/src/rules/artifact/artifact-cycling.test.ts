import { describe, expect } from 'vitest';
import { type PositionDescription, titleOf } from '../../index.ts';
import { type ScenarioTable, scenario } from '../../testing/scenario.ts';

const displayed = ({ view }: ScenarioTable) => view.cards.display.map(titleOf);
const piles = ({ view: { cards } }: ScenarioTable) => ({
  display: cards.display.length,
  draw: cards.drawCount,
  discard: cards.discard.length,
});

describe('cycling', () => {
  scenario('[AF-040] Cycles lapse at the claim', { roll: [6, 2, 1], display: ['alien-city'] }, (table) => {
    table.docks('alien-artifact', 6).docks('alien-artifact', 2).expectThisTurn({ artifactCycles: 2 });
    table.claims('alien-city').doesNotOffer('cycle').refuses('cycle', 'af.no-cycle').expectNext('act', 'red');
  });

  scenario('once for each ship, and not before one has docked', { roll: [1, 1, 6] }, (table) => {
    table.refuses('cycle', 'af.no-cycle').docks('solar-converter', 6).refuses('cycle', 'af.no-cycle');
    table.docks('alien-artifact', 1).docks('alien-artifact', 1).cycles().cycles();
    expect(piles(table)).toMatchObject({ display: 3, discard: 6 });
    table.refuses('cycle', 'af.no-cycle').expectThisTurn({ artifactCredit: 2 }).expectNext('act', 'red');
  });

  /** Thirteen cards are owned; nine are left for the piles. */
  const owners: PositionDescription = {
    roll: [4, 4, 4],
    red: { cards: ['alien-city', 'alien-monument', 'booster-pod', 'data-crystal'] },
    green: { cards: ['booster-pod', 'data-crystal', 'gravity-manipulator'] },
    blue: { cards: ['gravity-manipulator', 'holographic-decoy', 'orbital-teleporter'] },
    yellow: { cards: ['holographic-decoy', 'orbital-teleporter', 'plasma-cannon'] },
    display: ['plasma-cannon', 'polarity-device', 'resource-cache'],
  };

  scenario(
    '[AF-037] Cycling through an empty draw pile',
    { ...owners, draw: ['stasis-beam'], drawCount: 1 },
    (table) => {
      expect(piles(table)).toEqual({ display: 3, draw: 1, discard: 5 });
      table.docks('alien-artifact', 4).cycles();
      expect(piles(table)).toEqual({ display: 3, draw: 6, discard: 0 });
      expect(displayed(table)[0]).toBe('stasis-beam');
      table.refusesUndo().expectNext('act', 'red');
    },
  );

  scenario(
    'a claim makes a new pile too when there is nothing to draw',
    { ...owners, drawCount: 0 },
    (table) => {
      table.docks('alien-artifact', 4).docks('alien-artifact', 4).claims('plasma-cannon');
      expect(piles(table)).toEqual({ display: 3, draw: 5, discard: 0 });
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'when no card is left anywhere the display stays short, until a cycle finds some',
    {
      roll: [4, 4, 4],
      red: {
        cards: [
          'alien-city',
          'booster-pod',
          'data-crystal',
          'gravity-manipulator',
          'holographic-decoy',
          'orbital-teleporter',
          'plasma-cannon',
          'stasis-beam',
        ],
      },
      green: {
        cards: [
          'alien-monument',
          'booster-pod',
          'data-crystal',
          'gravity-manipulator',
          'holographic-decoy',
          'orbital-teleporter',
          'plasma-cannon',
          'stasis-beam',
        ],
      },
      blue: { cards: ['polarity-device', 'resource-cache', 'temporal-warper'] },
    },
    (table) => {
      expect(piles(table)).toEqual({ display: 3, draw: 0, discard: 0 });
      table.docks('alien-artifact', 4).docks('alien-artifact', 4).claims('temporal-warper');
      expect(piles(table)).toEqual({ display: 2, draw: 0, discard: 0 });
      // nothing was drawn, so nothing was learnt
      table.undoes().claims('temporal-warper');
      table.discards('stasis-beam', 'lem-badlands');
      expect(piles(table)).toEqual({ display: 2, draw: 0, discard: 1 });
      table.docks('alien-artifact', 4).cycles();
      expect(piles(table)).toEqual({ display: 3, draw: 0, discard: 0 });
      table.expectNext('act', 'red');
    },
  );
});
