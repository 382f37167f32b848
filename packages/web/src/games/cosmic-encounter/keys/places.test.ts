import {
  buildPosition,
  cosmicEncounter,
  type PositionDescription,
  type View,
} from '@starboard/cosmic-encounter';
import { viewOf } from '@starboard/engine';
import { expect, test } from 'vitest';
import { amountKey, cardAt, cardsInTray, handPlace, placesOf } from './places.ts';

const seen = (description: PositionDescription, seat = 0): View =>
  viewOf({ game: cosmicEncounter, position: buildPosition(description) } as never, seat) as View;

const view = seen({
  red: {
    alien: 'miser',
    hand: ['attack-08', 'negotiate', 'cosmic-zap', 'flare-filch', 'reinforcement-3'],
    onSheet: ['attack-40'],
    techs: [{ id: 'gluon-mines', ships: 1 }],
  },
  blue: { alien: 'zombie', techs: [{ id: 'xenon-lasers', completed: true }] },
  green: { alien: 'clone' },
  discard: ['attack-10'],
});

const places = (prompt: string, key: string) => placesOf(view, 0, `ce.ask.${prompt}`, key);

test('planets, players and what lies on the table are lit where they are', () => {
  expect(places('aim', 'blue-3')).toEqual(['planet:7']);
  expect(places('send-ships', 'red-2*')).toEqual(['planet:1']);
  expect(places('cannon', 'between:red-1:red-2')).toEqual(['planet:0', 'planet:1']);
  expect(places('invite', '2')).toEqual(['seat:2']);
  expect(places('destiny', 'drive-out:red-1:2')).toEqual(['planet:0']);
  expect(places('give-up-ships', 'gate')).toEqual(['gate']);
  expect(places('card-from', 'deck')).toEqual(['pile:deck']);
  expect(places('reward', 'ship')).toEqual(['warp']);
  expect(places('retrieve', amountKey)).toEqual(['warp']);
});

test('a card is one of the tray, or among the discards', () => {
  const [attack = ''] = cardsInTray(view, 0).filter((card) => card.startsWith('attack-08'));
  expect(places('select', attack)).toEqual([handPlace(attack)]);
  expect(cardAt(handPlace(attack))).toBe(attack);
  expect(places('loot', 'attack-10/1')).toEqual(['pile:discard']);
  expect(cardsInTray(view, 0).filter((card) => card.startsWith('attack-40'))).toHaveLength(1);
});

test('in a window, what is used is lit: sheet, technology, card', () => {
  expect(places('regroup.start', 'miser.hoard')).toEqual(['sheet:0:0']);
  expect(places('planning.after-select', 'gluon-mines')).toEqual(['tech:0:0']);
  for (const [ability, face] of [
    ['cosmic-zap', 'cosmic-zap'],
    ['reinforcement-3', 'reinforcement-3'],
    ['filch.super', 'flare-filch'],
  ] as const) {
    const [place = ''] = places('react.power-use', ability);
    expect(place).toMatch(new RegExp(`^hand:${face}/`));
  }
  expect(places('react.power-use', 'pass')).toEqual([]);
});

test('a technology of another player is lit in front of them', () => {
  expect(places('scramble', '1:xenon-lasers')).toEqual(['tech:1:0']);
  expect(places('execute', 'researching-ship:1:#1')).toEqual(['tech:1:0']);
});

test('an own technology is pressed to be completed, never to be given up', () => {
  expect(places('tech', 'complete:gluon-mines')).toEqual(['tech:0:0']);
  expect(places('tech', 'abandon:gluon-mines')).toEqual([]);
});

test('words alone stand nowhere', () => {
  for (const [prompt, key] of [
    ['challenge', 'believe'],
    ['parity', 'odd'],
    ['second-encounter', 'end-turn'],
    ['claim', 'attack-20'],
  ] as const)
    expect(places(prompt, key)).toEqual([]);
});

test('a spectator has nothing of their own', () => {
  expect(placesOf(view, 'spectator', 'ce.ask.react.flare', 'miser.hoard')).toEqual([]);
});
