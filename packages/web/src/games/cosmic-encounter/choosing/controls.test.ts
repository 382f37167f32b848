import { buildPosition, cosmicEncounter, type View } from '@starboard/cosmic-encounter';
import { type Prompt, viewOf, type WireShape } from '@starboard/engine';
import { expect, test } from 'vitest';
import { cardsInTray } from '../keys/places.ts';
import { controlsOf } from './controls.ts';

const position = buildPosition({
  red: { alien: 'clone', hand: ['attack-08', 'negotiate', 'cosmic-zap'] },
  discard: ['attack-10', 'attack-12'],
});
const view = viewOf({ game: cosmicEncounter, position } as never, 0) as View;
const hand = cardsInTray(view, 0);

const asked = (prompt: string, shape: WireShape, isWindow = false): Prompt => ({
  decision: 1,
  prompt: `ce.ask.${prompt}`,
  shape,
  ...(isWindow && { isWindow }),
});
const control = (prompt: string, shape: WireShape, isWindow = false) =>
  controlsOf(view, 0, asked(prompt, shape, isWindow));
const choose = (...options: readonly string[]): WireShape => ({ kind: 'choose', options });
const pick = (...options: readonly string[]): WireShape => ({ kind: 'pick', options, min: 0, max: 2 });

test('what lies in the tray is chosen there', () => {
  expect(control('select', choose(...hand)).control).toBe('own');
  expect(control('reserves', pick(...hand)).control).toBe('own');
});

test('a card that two things can be done with says both', () => {
  const [card = ''] = hand;
  expect(control('intervention', choose(`replace:${card}`, `add:${card}`, 'none'))).toEqual({
    control: 'cards',
    shown: [`replace:${card}`, `add:${card}`],
    words: ['none'],
  });
});

test('in a window, passing is a word and all else the own', () => {
  expect(control('react.power-use', choose('cosmic-zap', 'pass'), true)).toEqual({
    control: 'own',
    shown: ['cosmic-zap'],
    words: ['pass'],
  });
  expect(control('react.power-use', choose('pass'), true)).toEqual({
    control: 'own',
    shown: [],
    words: ['pass'],
  });
  expect(control('regroup.start', choose('turn-up', 'pass'), true).words).toEqual(['turn-up', 'pass']);
});

test('players are coins, sides are sides, sheets are sheets', () => {
  expect(control('invite', pick('1', '2')).control).toBe('coins');
  expect(control('plague', choose('0', '1', '2')).control).toBe('coins');
  expect(control('ally', choose('join:offense', 'join:defense', 'decline'))).toEqual({
    control: 'sides',
    shown: ['join:offense', 'join:defense'],
    words: ['decline'],
  });
  expect(control('choose-alien', choose('zombie', 'mite')).control).toBe('sheets');
});

test('cards that lie elsewhere are shown, and everything else has its name', () => {
  expect(control('loot', choose('attack-10/1', 'attack-12/1')).control).toBe('cards');
  expect(control('aim', choose('blue-1', 'blue-2')).control).toBe('list');
  expect(control('will', choose('1:blue-1', '2:green-1')).control).toBe('list');
});

test('a few words are buttons', () => {
  expect(control('challenge', choose('believe', 'challenge')).words).toEqual(['believe', 'challenge']);
  expect(control('reward', choose('card', 'ship', 'waive')).words).toEqual(['card', 'ship', 'waive']);
  expect(control('second-encounter', choose('encounter', 'end-turn')).words).toHaveLength(2);
});

test('numbers, forms and talk', () => {
  expect(control('retrieve', { kind: 'amount', min: 0, max: 2 }).control).toBe('numbers');
  expect(control('give', { kind: 'form', parts: {} }).control).toBe('form');
  expect(control('deal', { kind: 'open' }).control).toBe('talk');
});
