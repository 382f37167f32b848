import type { View } from '@starboard/cosmic-encounter';
import { alienIds } from '@starboard/cosmic-encounter/content';
import { expect, test } from 'vitest';
import { subjectOf } from '../choosing/option-text.ts';
import { ruleOf } from '../tray/rule-of.ts';
import { eventSubject } from './event-subject.ts';
import {
  abilitySubject,
  alienSubject,
  cardSubject,
  destinySubject,
  readSubject,
  techSubject,
} from '../keys/subjects.ts';

const sheet = (alien: string | null) => ({
  alien,
  isHidden: alien === null,
  isUp: alien !== null,
  tokens: 0,
  cards: [],
});

const view = {
  settings: { flares: 'standard', filchFlare: 'classic' },
  players: [
    { sheets: [sheet('macron'), sheet('clone')], techs: [] },
    { sheets: [sheet(null)], techs: [{ tech: 'qax', isFaceUp: false, ships: 2, cards: [] }] },
  ],
} as unknown as View;

const read = (subject: string) => readSubject(subject, view);

test('sheets and technologies are read where they lie', () => {
  expect(read('sheet:0:1')).toEqual({ is: 'alien', alien: 'clone', seat: 0, index: 1 });
  expect(read('sheet:1:0')).toEqual({ is: 'alien', alien: null, seat: 1, index: 0 });
  expect(read('tech:1:0')).toEqual({ is: 'tech', tech: 'qax', seat: 1, index: 0 });
  expect([read('sheet:3:0'), read('tech:0:0')]).toEqual([null, null]);
});

test('and by name, at the player who has them, if any has', () => {
  expect(read(alienSubject('clone'))).toEqual({ is: 'alien', alien: 'clone', seat: 0, index: 1 });
  expect(read(alienSubject('zombie'))).toEqual({ is: 'alien', alien: 'zombie', seat: null, index: 0 });
  expect(read(techSubject('qax'))).toMatchObject({ seat: 1 });
  expect(read(techSubject('prometheus'))).toMatchObject({ seat: null });
});

test('piles that have open cards', () => {
  const open = { ...view, discard: ['attack-08/1'], encounter: null, destinyDiscard: [], techDiscard: [] };
  expect(readSubject('pile:discard', open)).toEqual({ is: 'pile', pile: 'discard' });
  for (const pile of ['pile:destiny', 'pile:tech', 'pile:deck']) expect(readSubject(pile, open)).toBeNull();
});

test('cards by their ids, faces or places', () => {
  for (const subject of [cardSubject('attack-08/3'), cardSubject('attack-08'), 'hand:attack-08/3'])
    expect(read(subject)).toEqual({ is: 'card', face: 'attack-08' });
  expect(read(destinySubject('colour-1/2'))).toEqual({ is: 'destiny', card: 'colour-1/2' });
});

test('what is used leads to what it is a part of', () => {
  expect(read(abilitySubject('macron.mass'))).toMatchObject({ alien: 'macron', seat: 0 });
  expect(read(abilitySubject('filch.wild'))).toEqual({ is: 'card', face: 'flare-filch-classic' });
  expect(read(abilitySubject('quash'))).toEqual({ is: 'card', face: 'quash' });
  expect(read(abilitySubject('lunar-cannon.move'))).toMatchObject({ is: 'tech', tech: 'lunar-cannon' });
});

test('each side of every flare leads to its card, and is told by its own rule', () => {
  for (const alien of alienIds)
    for (const form of ['wild', 'super']) {
      const side = `${alien}.${form}`;
      const face = alien === 'filch' ? 'flare-filch-classic' : `flare-${alien}`;
      expect(read(abilitySubject(side))).toEqual({ is: 'card', face });
      expect(subjectOf('ce.ask.reveal.after-reveal', side)).toBe(abilitySubject(side));
      expect(ruleOf(side)).toEqual({ key: `ce.flare.${alien}.${form}` });
    }
});

test.each(['', 'lunch', 'alien:lunch', 'card:lunch', 'ability:lunch', 'destiny:lunch', 'planet:3'])(
  'nothing else can be read: %s',
  (subject) => expect(read(subject)).toBeNull(),
);

test('a line of the log leads to what it speaks of, and to nothing that was not seen', () => {
  const subject = (event: object) => eventSubject(event as Parameters<typeof eventSubject>[0]);
  expect(subject({ type: 'abilityAnnounced', seat: 0, ability: 'macron.mass' })).toBe('ability:macron.mass');
  expect(subject({ type: 'destinyDrawn', card: 'wild/1' })).toBe('destiny:wild/1');
  expect(subject({ type: 'techCompleted', seat: 1, tech: 'qax' })).toBe('technology:qax');
  expect(subject({ type: 'cardSelected', seat: 1, card: null })).toBeNull();
});
