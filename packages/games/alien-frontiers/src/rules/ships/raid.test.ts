import { describe, expect } from 'vitest';
import type { PositionDescription } from '../../index.ts';
import { lootAnswer, scenario } from '../../testing/index.ts';

describe('resources', () => {
  const mixed: PositionDescription = {
    roll: [4, 5, 6],
    green: { fuel: 1, ore: 3 },
    blue: { fuel: 2 },
    yellow: { ore: 2, cards: ['holographic-decoy'] },
  };

  scenario('[AF-094] Mixed loot', mixed, (table) => {
    table.docks('raiders-outpost', 4, 5, 6).expectNext('raid', 'red').answers('resources');
    table.expectNext('raid-tokens', 'red');
    table.refuses(lootAnswer({ green: { fuel: 1, ore: 3 }, blue: { fuel: 1 } }), 'engine.too-many');
    table.refuses(lootAnswer({ yellow: { ore: 1 } }), 'af.decoy-protects');
    table.refuses(lootAnswer({ red: { ore: 1 } }), 'af.raid-others');
    table.answers(lootAnswer({ green: { ore: 3 }, blue: { fuel: 1 } }));
    table.expectTokens('red', '1/3').expectTokens('green', '1/0').expectTokens('blue', '1/0');
    table.expectTokens('yellow', '0/2').expectNext('act', 'red');
  });

  scenario('never more than somebody has', mixed, (table) => {
    table.docks('raiders-outpost', 4, 5, 6).answers('resources');
    table.refuses(lootAnswer({ green: { fuel: 2 } }), 'engine.out-of-range');
    table.refuses(lootAnswer({ blue: { ore: 1 } }), 'af.owner-lacks-ore');
    table.refuses(lootAnswer({ blue: { fuel: 9, ore: 9 } }), 'af.owner-lacks-ore');
    table.refuses(lootAnswer({ blue: { fuel: 1 }, yellow: { fuel: 1 } }), 'af.decoy-protects');
    for (const nonsense of ['1:gold', '9:ore', '1:ore:ore', '1', '', ':fuel'])
      table.refuses({ [nonsense]: 1 }, 'engine.unknown-option');
    table.refuses({ '1:fuel': -1 }, 'engine.out-of-range').refuses({ '1:fuel': 0.5 }, 'engine.malformed');
    table.expectNext('raid-tokens', 'red');
  });

  scenario('fewer than four are fine', mixed, (table) => {
    table.docks('raiders-outpost', 4, 5, 6).stealsTokens({ blue: { fuel: 1 } });
    table.expectTokens('red', '1/0').expectTokens('blue', '1/0').expectNext('act', 'red');
  });

  scenario('even none, and the log tells it', mixed, (table) => {
    table.docks('raiders-outpost', 4, 5, 6).stealsTokens({});
    expect(table.events).toEqual([{ type: 'raidedNothing', seat: 0 }]);
    table.expectTokens('red', '0/0').expectNext('act', 'red');
  });

  scenario('or nothing at all', mixed, (table) => {
    table.docks('raiders-outpost', 4, 5, 6).answers('nothing');
    table.expectTokens('green', '1/3').expectTokens('red', '0/0').expectNext('act', 'red');
  });

  scenario(
    'loot is spent at once',
    { roll: [4, 5, 6, 1, 1], red: { fuel: 1, ore: 1 }, green: { fuel: 2, ore: 2 } },
    (table) => {
      table.refusesDock('af.cannot-pay', 'shipyard', 1, 1).docks('raiders-outpost', 4, 5, 6);
      table
        .stealsTokens({ green: { fuel: 2, ore: 2 } })
        .docks('shipyard', 1, 1)
        .expectTokens('red', '0/0');
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'where there is nothing to take, only nothing is offered',
    { roll: [4, 5, 6], red: { ore: 3 } },
    (table) => {
      table.docks('raiders-outpost', 4, 5, 6);
      expect(table.options).toEqual(['nothing']);
      table.refuses('resources', 'af.nothing-to-steal').answers('nothing').expectNext('act', 'red');
    },
  );

  scenario(
    'with limited supplies tokens change hands past the stock',
    {
      ...mixed,
      green: { ore: 8 },
      blue: { fuel: 2, ore: 6 },
      yellow: { ore: 6, cards: ['holographic-decoy'] },
      options: { supply: 'limited' },
    },
    (table) => {
      table.docks('raiders-outpost', 4, 5, 6).stealsTokens({ green: { ore: 4 } });
      table.expectTokens('red', '0/4').expectTokens('green', '0/4');
      expect(table.view.stock).toEqual({ fuel: 28, ore: 0 });
      table.expectNext('act', 'red');
    },
  );

  describe('the option exactlyFourOrAll', () => {
    const options = { raidAmount: 'exactlyFourOrAll' } as const;

    scenario('four where four can be had', { ...mixed, options }, (table) => {
      table.docks('raiders-outpost', 4, 5, 6).answers('resources');
      table.refuses(lootAnswer({ green: { ore: 3 } }), 'engine.too-few');
      table.refuses(lootAnswer({ green: { fuel: 1, ore: 3 }, blue: { fuel: 1 } }), 'engine.too-many');
      table.answers(lootAnswer({ green: { fuel: 1, ore: 3 } })).expectTokens('red', '1/3');
      table.expectNext('act', 'red');
    });

    scenario(
      'all where there are fewer, the protected ones left out',
      { ...mixed, green: { fuel: 1 }, options },
      (table) => {
        table.docks('raiders-outpost', 4, 5, 6).answers('resources');
        table.refuses(lootAnswer({ blue: { fuel: 2 } }), 'engine.too-few').refuses({}, 'engine.too-few');
        table.answers(lootAnswer({ green: { fuel: 1 }, blue: { fuel: 2 } })).expectTokens('red', '3/0');
        table.expectTokens('yellow', '0/2').expectNext('act', 'red');
      },
    );

    scenario('a card or nothing stays possible', { ...mixed, options }, (table) => {
      table.docks('raiders-outpost', 4, 5, 6);
      expect(table.options).toEqual(['resources', 'card:3:holographic-decoy', 'nothing']);
      table.answers('nothing').expectTokens('red', '0/0').expectNext('act', 'red');
    });
  });
});

describe('cards', () => {
  scenario(
    '[AF-096] Resources or card, never both',
    { roll: [1, 2, 3], green: { fuel: 1, cards: ['booster-pod'] } },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).offers('resources', 'card:1:booster-pod', 'nothing');
      table.answers('resources').refuses('card:1:booster-pod', 'engine.malformed');
      table.answers(lootAnswer({ green: { fuel: 1 } })).expectTokens('red', '1/0');
      table.refuses('card:1:booster-pod', 'af.no-raid').refuses('resources', 'af.no-raid');
      table.expectCards('green', 'booster-pod').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-096] Card or resources, one card only',
    { roll: [1, 2, 3], green: { fuel: 1, cards: ['booster-pod', 'stasis-beam'] } },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).stealsCard('green', 'booster-pod');
      table.refuses('card:1:stasis-beam', 'af.no-raid').refuses('resources', 'af.no-raid');
      table.expectTokens('green', '1/0').expectCards('green', 'stasis-beam').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-097] Stolen duplicate',
    { roll: [1, 2, 3], red: { cards: ['stasis-beam'] }, green: { cards: ['stasis-beam'] } },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).stealsCard('green', 'stasis-beam');
      table.expectCards('red', 'stasis-beam').expectCards('green').expectThisTurn({ discarded: false });
      expect(table.view.cards.discard).toEqual(['stasis-beam/2']);
      expect(table.view.fields.isolation).toBeNull();
      table.offers('discard:stasis-beam').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-098] Decoy',
    {
      roll: [1, 2, 3, 2, 3, 4],
      green: { ore: 4, cards: ['holographic-decoy', 'alien-city'] },
    },
    (table) => {
      table.expectScores(0, 1, 0, 0).docks('raiders-outpost', 1, 2, 3);
      expect(table.options).toEqual(['card:1:holographic-decoy', 'nothing']);
      table.refuses('resources', 'af.nothing-to-steal').refuses('card:1:alien-city', 'af.decoy-protects');
      table.stealsCard('green', 'holographic-decoy').expectCards('red', 'holographic-decoy');
      table.docks('raiders-outpost', 2, 3, 4).offers('resources', 'card:1:alien-city');
      table
        .stealsTokens({ green: { ore: 4 } })
        .expectTokens('red', '0/4')
        .expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-098] A Decoy protects its owner alone',
    {
      roll: [1, 2, 3],
      green: { ore: 4, cards: ['holographic-decoy', 'alien-city'] },
      blue: { fuel: 1, cards: ['alien-monument'] },
    },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3);
      expect(table.options).toEqual([
        'resources',
        'card:1:holographic-decoy',
        'card:2:alien-monument',
        'nothing',
      ]);
      table
        .stealsTokens({ blue: { fuel: 1 } })
        .expectTokens('green', '0/4')
        .expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-099] Decoy against Decoy',
    {
      roll: [1, 2, 3],
      red: { cards: ['holographic-decoy'] },
      green: { cards: ['holographic-decoy', 'alien-city'] },
    },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).refuses('card:1:alien-city', 'af.decoy-protects');
      table.stealsCard('green', 'holographic-decoy').expectCards('red', 'holographic-decoy');
      table.expectCards('green', 'alien-city');
      expect(table.view.cards.discard.length).toBe(1);
      table.expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-100] Point moves with the card',
    {
      roll: [1, 2, 3],
      red: { colonies: { 'lem-badlands': 1 } },
      green: { cards: ['alien-monument'], colonies: { 'asimov-crater': 1, 'heinlein-plains': 1 } },
      blue: { colonies: { 'pohl-foothills': 1 } },
      yellow: { colonies: { 'pohl-foothills': 1 } },
    },
    (table) => {
      table.expectScores(2, 5, 1, 1).docks('raiders-outpost', 1, 2, 3).stealsCard('green', 'alien-monument');
      table.expectScores(3, 4, 1, 1).expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-101] Stolen tools work at once',
    { roll: [1, 2, 3, 5], red: { fuel: 1 }, green: { cards: ['booster-pod'] } },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).stealsCard('green', 'booster-pod');
      table.uses('booster-pod', '5').expectTokens('red', '0/0').expectShips('red', 'hand', 6);
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'what nobody has cannot be taken',
    { roll: [1, 2, 3], red: { cards: ['stasis-beam'] }, green: { cards: ['booster-pod'] } },
    (table) => {
      table.docks('raiders-outpost', 1, 2, 3).refuses('card:1:alien-city', 'af.owner-lacks-card');
      table.refuses('card:2:booster-pod', 'af.owner-lacks-card');
      table.refuses('card:0:stasis-beam', 'af.raid-others');
      table.refuses('card:9:booster-pod', 'engine.unknown-option').expectNext('raid', 'red');
    },
  );
});

scenario(
  '[AF-103] Raid must be resolved first',
  {
    roll: [1, 2, 3, 5, 5, 4],
    red: { fuel: 8, cards: ['booster-pod', 'stasis-beam'], hub: 7, ore: 1 },
    green: { fuel: 1 },
  },
  (table) => {
    table.docks('orbital-market', 5, 5).offers('trade:1', 'use:booster-pod', 'discard:stasis-beam', 'launch');
    table.docks('raiders-outpost', 1, 2, 3).expectNext('raid', 'red');
    table.refusesDock('af.raid-first', 'solar-converter', 4).refuses('trade:1', 'af.raid-first');
    table.refuses('use:booster-pod', 'af.raid-first').refuses('discard:stasis-beam', 'af.raid-first');
    table.refuses('launch', 'af.raid-first').refuses('end-turn', 'af.raid-first');
    table.answers('resources').refuses('end-turn', 'engine.malformed').expectNext('raid-tokens', 'red');
    table.answers({}).offers('trade:1', 'use:booster-pod', 'launch').expectNext('act', 'red');
  },
);
