import type { View } from '@starboard/cosmic-encounter';
import { expect, test } from 'vitest';
import { paragraphsOf } from './power-text.tsx';
import { encounterRole, flarePlace, powerState } from './sheet-state.ts';

const encounter = {
  offense: 0,
  defense: 2,
  allies: [null, 'offense', null, 'defense', null],
  zapped: ['1:macron'],
};
const view = { encounter } as unknown as View;

const sheet = { alien: 'macron', isHidden: false, isUp: true, tokens: 0, cards: [] } as const;

test('a power works, is zapped for one player alone, is lost, or lies face down', () => {
  expect(powerState(view, 0, sheet)).toBe('works');
  expect(powerState(view, 1, sheet)).toBe('zapped');
  expect(powerState(view, 0, { ...sheet, isUp: false })).toBe('lost');
  expect(powerState(view, 0, { ...sheet, alien: null, isUp: false, isHidden: true })).toBe('hidden');
  expect(powerState({ encounter: null }, 1, sheet)).toBe('works');
});

test('each player is something in the encounter, or nothing', () => {
  expect([0, 1, 2, 3, 4].map((seat) => encounterRole(view, seat))).toEqual([
    'offense',
    'ally-of-offense',
    'defense',
    'ally-of-defense',
    null,
  ]);
  expect(encounterRole({ encounter: null }, 0)).toBeNull();
});

test('a flare is where the viewer sees it', () => {
  const at = (place: 'own' | 'other' | 'discard' | 'nowhere', flares = 'standard') =>
    flarePlace(
      {
        settings: { flares, filchFlare: 'standard' },
        players: [
          { hand: place === 'own' ? ['flare-clone/1'] : [], known: [] },
          { hand: [], known: place === 'other' ? ['flare-clone'] : [] },
        ],
        discard: place === 'discard' ? ['flare-clone/1'] : [],
      } as unknown as View,
      0,
      'clone',
    );
  expect(at('own')).toEqual({ at: 'own' });
  expect(at('other')).toEqual({ at: 'hand', seat: 1 });
  expect(at('discard')).toEqual({ at: 'discard' });
  expect(at('nowhere')).toEqual({ at: 'unknown' });
  expect(at('own', 'none')).toEqual({ at: 'none' });
});

test('each use begins a paragraph', () => {
  expect(paragraphsOf('First *use* it. If not, not. Then *use* it. So there!')).toEqual([
    'First *use* it. If not, not.',
    'Then *use* it. So there!',
  ]);
  expect(paragraphsOf('Setup: two hands. You *use* it.')).toEqual(['Setup: two hands.', 'You *use* it.']);
});
