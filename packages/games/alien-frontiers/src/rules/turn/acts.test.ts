import { sample, viewFor } from '@starboard/engine';
import { describe, expect } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

describe('what a player may do', () => {
  scenario('a first roll of 1, 3 and 5: twelve single dockings and no more', { roll: [1, 3, 5] }, (table) => {
    const singles = ['solar-converter', 'lunar-mine', 'alien-artifact', 'colonist-hub'].flatMap((facility) =>
      [1, 3, 5].map((value) => `dock:${facility}:${value}`),
    );
    expect([...table.options].sort()).toEqual(singles.sort());
    table.expectNext('act', 'red');
  });

  scenario('with nothing left to place, the end of the turn', { roll: [] }, (table) => {
    expect(table.options).toEqual(['end-turn']);
    table.refuses('dance', 'engine.unknown-option').refuses(7, 'engine.malformed').expectNext('act', 'red');
  });

  scenario(
    'acts of every sort stand side by side',
    {
      roll: [4, 4, 6, 6],
      red: {
        fuel: 4,
        ore: 4,
        hub: 7,
        colonies: { 'burroughs-desert': 1 },
        cards: ['stasis-beam'],
      },
      display: ['alien-city'],
    },
    (table) => {
      table.docks('orbital-market', 4, 4).docks('alien-artifact', 6).docks('alien-artifact', 6);
      table.offers(
        'cycle',
        'claim:alien-city',
        'launch',
        'trade:1',
        'discard:stasis-beam',
        'buy-relic',
        'end-turn',
      );
      table.doesNotOffer('trade:2', 'use:stasis-beam').refuses('use:stasis-beam', 'af.no-target');
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'of several ships a station refuses, it tells why of those that come nearest',
    { roll: [4, 6, 6], red: { fuel: 6, ore: 1 } },
    (table) => {
      expect(table.refusalOf('dock:terraforming-station')?.key).toBe('af.fleet-too-small');
    },
  );

  scenario('whoever has placed everything is told just that', { roll: [6, 2, 3] }, (table) => {
    table.docks('solar-converter', 2).docks('solar-converter', 3).docks('solar-converter', 6);
    for (const facility of ['solar-converter', 'shipyard', 'terraforming-station']) {
      expect(table.refusalOf(`dock:${facility}`)?.key).toBe('af.all-placed');
    }
    table.expectNext('act', 'red');
  });
});

describe('what the screen tells', () => {
  scenario(
    'the active player learns why something is not to be had, the others nothing',
    { roll: [6, 2, 3], red: { hub: 3, cards: ['booster-pod'] }, display: ['alien-city'] },
    (table) => {
      expect(table.refusalOf('dock:terraforming-station')?.key).toBe('af.cannot-pay');
      expect(table.refusalOf('dock:shipyard')?.key).toBe('af.pattern-pair');
      expect(table.refusalOf('dock:orbital-market')?.key).toBe('af.pattern-pair');
      expect(table.refusalOf('dock:raiders-outpost')?.key).toBe('af.pattern-run');
      expect(table.refusalOf('dock:solar-converter')).toBeUndefined();
      expect(table.refusalOf('cycle')?.key).toBe('af.no-cycle');
      expect(table.refusalOf('claim:alien-city')).toMatchObject({
        key: 'af.credit-too-low',
        params: { credit: 0, needed: 8 },
      });
      expect(table.refusalOf('launch')).toMatchObject({ key: 'af.hub-not-ready', params: { circle: 3 } });
      expect(table.refusalOf('trade:1')?.key).toBe('af.no-market-pair');
      expect(table.refusalOf('use:booster-pod')?.key).toBe('af.cannot-pay');
      expect(table.refusalOf('discard:booster-pod')?.key).toBe('af.no-target');
      expect(table.refusalOf('buy-relic')?.key).toBe('af.needs-burroughs');
      expect(table.refusalOf('end-turn')?.key).toBe('af.must-place');
      for (const viewer of [1, 2, 3, 'spectator'] as const) {
        expect(viewFor(table.match, viewer).prompt).toBeNull();
      }
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'no facility is refused that takes any of the ships, whatever is played',
    { seed: 'offers and refusals' },
    (table) => {
      const random = { seed: 'player', drawn: {} };
      for (let move = 0; move < 300 && table.match.questions.length > 0; move++) {
        if (table.question.prompt === 'af.ask.act') {
          const { refused = [] } = viewFor(table.match, table.question.seat).prompt ?? {};
          for (const key of refused.flatMap(({ keys }) => keys))
            expect(table.options.filter((option) => option.startsWith(`${key}:`))).toEqual([]);
        }
        table.answers(sample(table.question.shape, random, 'moves'));
      }
    },
  );
});
