import { expect } from 'vitest';
import type { Event, PositionDescription, Title } from '../../index.ts';
import { scenario, type ScenarioTable } from '../../testing/index.ts';

/** What all are told of the latest decision. */
const tells = (
  what: string,
  description: PositionDescription,
  play: (table: ScenarioTable) => void,
  events: readonly Event[],
) =>
  scenario(`everybody is told of ${what}`, description, (table) => {
    play(table);
    expect(table.events).toEqual(events);
  });

tells(
  'a boost',
  { roll: [3, 1, 1], red: { fuel: 1, cards: ['booster-pod'] } },
  (table) => table.uses('booster-pod', '3'),
  [
    { type: 'powerUsed', seat: 0, title: 'booster-pod', power: 'fuel' },
    { type: 'paid', seat: 0, fuel: 1, ore: 0 },
    { type: 'shipTurned', seat: 0, ship: 0, from: 3, to: 4 },
  ],
);

tells(
  'a re-roll, die by die',
  { roll: [1, 2, 5], dice: [6, 2], red: { fuel: 1, cards: ['temporal-warper'] } },
  (table) => table.uses('temporal-warper', ['0.0', '0.1']),
  [
    { type: 'powerUsed', seat: 0, title: 'temporal-warper', power: 'fuel' },
    { type: 'paid', seat: 0, fuel: 1, ore: 0 },
    { type: 'shipTurned', seat: 0, ship: 0, from: 1, to: 6 },
    { type: 'shipTurned', seat: 0, ship: 1, from: 2, to: 2 },
  ],
);

tells(
  'a loan',
  {
    roll: [1, 2, 5],
    red: { fuel: 1, cards: ['data-crystal'] },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => table.uses('data-crystal', 'lem-badlands'),
  [
    { type: 'powerUsed', seat: 0, title: 'data-crystal', power: 'fuel' },
    { type: 'paid', seat: 0, fuel: 1, ore: 0 },
    { type: 'bonusBorrowed', seat: 0, territory: 'lem-badlands' },
  ],
);

tells(
  'a card taken back from the pile',
  { roll: [1, 2, 5], discard: ['alien-city'], red: { cards: ['temporal-warper'] } },
  (table) => table.discards('temporal-warper', 'alien-city'),
  [
    { type: 'powerUsed', seat: 0, title: 'temporal-warper', power: 'discard' },
    { type: 'cardDiscarded', seat: 0, card: 'temporal-warper/1' },
    { type: 'cardRecovered', seat: 0, card: 'alien-city' },
  ],
);

tells(
  'a colony that is moved',
  {
    roll: [1, 2, 5],
    red: { cards: ['orbital-teleporter'] },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => table.discards('orbital-teleporter', 'lem-badlands/1', 'pohl-foothills'),
  [
    { type: 'powerUsed', seat: 0, title: 'orbital-teleporter', power: 'discard' },
    { type: 'cardDiscarded', seat: 0, card: 'orbital-teleporter/1' },
    { type: 'colonyMoved', owner: 1, from: 'lem-badlands', to: 'pohl-foothills' },
    { type: 'controlChanged', territory: 'lem-badlands', from: 1, to: null },
    { type: 'controlChanged', territory: 'pohl-foothills', from: null, to: 1 },
  ],
);

tells(
  'colonies that change places',
  {
    roll: [1, 2, 5],
    red: { cards: ['polarity-device'], colonies: { 'lem-badlands': 2 } },
    green: { colonies: { 'pohl-foothills': 3 } },
  },
  (table) => table.discards('polarity-device', 'lem-badlands/0', 'pohl-foothills/1'),
  [
    { type: 'powerUsed', seat: 0, title: 'polarity-device', power: 'discard' },
    { type: 'cardDiscarded', seat: 0, card: 'polarity-device/1' },
    {
      type: 'coloniesSwapped',
      first: { owner: 0, territory: 'lem-badlands' },
      second: { owner: 1, territory: 'pohl-foothills' },
    },
    { type: 'controlChanged', territory: 'lem-badlands', from: 0, to: null },
  ],
);

tells(
  'ships that are shot, and where they went',
  {
    roll: [1, 2, 5],
    red: { fuel: 1, cards: ['plasma-cannon'] },
    green: { docked: { 'lunar-mine': [4] } },
  },
  (table) => table.uses('plasma-cannon', 'lunar-mine', ['1.0']),
  [
    { type: 'powerUsed', seat: 0, title: 'plasma-cannon', power: 'fuel' },
    { type: 'paid', seat: 0, fuel: 1, ore: 0 },
    { type: 'shipMoved', seat: 1, ship: 0, from: 'lunar-mine', to: 'maintenance-bay' },
  ],
);

tells('a docking and what it earned', { roll: [5, 1, 1] }, (table) => table.docks('solar-converter', 5), [
  {
    type: 'docked',
    seat: 0,
    facility: 'solar-converter',
    ships: [{ seat: 0, ship: 0, value: 5 }],
  },
  { type: 'gained', seat: 0, fuel: 3, ore: 0 },
]);

tells(
  'a ship that is built, and its price',
  { roll: [5, 5, 1], red: { fuel: 1, ore: 1 } },
  (table) => table.docks('shipyard', 5, 5),
  [
    {
      type: 'docked',
      seat: 0,
      facility: 'shipyard',
      ships: [
        { seat: 0, ship: 0, value: 5 },
        { seat: 0, ship: 1, value: 5 },
      ],
    },
    { type: 'paid', seat: 0, fuel: 1, ore: 1 },
    { type: 'shipBuilt', seat: 0, ship: 3 },
  ],
);

const nearlyAllTitles: readonly Title[] = [
  'booster-pod',
  'data-crystal',
  'gravity-manipulator',
  'holographic-decoy',
  'orbital-teleporter',
  'plasma-cannon',
  'polarity-device',
  'resource-cache',
  'stasis-beam',
];

tells(
  'a pile made anew, were it of a single card',
  {
    roll: [6, 2, 1],
    red: { cards: nearlyAllTitles },
    green: { cards: nearlyAllTitles },
    display: ['alien-city', 'temporal-warper', 'temporal-warper'],
    discard: ['alien-monument'],
  },
  (table) => table.docks('alien-artifact', 6).docks('alien-artifact', 2).claims('alien-city'),
  [
    { type: 'cardClaimed', seat: 0, card: 'alien-city' },
    { type: 'deckReshuffled', count: 1 },
    { type: 'displayRefilled', cards: ['alien-monument'] },
  ],
);

tells(
  'a purchase of the Relic Ship',
  { roll: [1, 2, 5], red: { fuel: 1, ore: 1, colonies: { 'burroughs-desert': 1 } } },
  (table) => table.answers('buy-relic'),
  [
    { type: 'paid', seat: 0, fuel: 1, ore: 1 },
    { type: 'relicBought', seat: 0 },
  ],
);

scenario(
  'everybody is told what a player gives back, who is next and what they rolled',
  { roll: [], red: { fuel: 6, ore: 5 }, dice: [1, 2, 3] },
  (table) => {
    table.endsTurn().answers(1);
    expect(table.events).toEqual([
      { type: 'tokensReturned', seat: 0, fuel: 1, ore: 2 },
      { type: 'turnStarted', seat: 1, round: 1 },
      {
        type: 'rolled',
        seat: 1,
        ships: [
          { seat: 1, ship: 0, value: 1 },
          { seat: 1, ship: 1, value: 2 },
          { seat: 1, ship: 2, value: 3 },
        ],
      },
    ]);
  },
);
