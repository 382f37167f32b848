import {
  alienFrontiers,
  buildPosition,
  type PositionDescription,
  type View,
} from '@starboard/alien-frontiers';
import { decisionOf, playFrom, submit, viewFor } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import type { Say } from '../../../language/say.ts';
import { landingNote, landingText } from './landing-text.ts';

/** Keys with what goes into their gaps, as far as it matters here. */
const say: Say = (message, params) => {
  const { key, params: filled } = typeof message === 'string' ? { key: message, params } : message;
  const gaps = Object.values(filled ?? {}).map((gap) =>
    typeof gap === 'object' ? JSON.stringify(gap) : gap,
  );
  return [key.replace('web.af.', ''), ...gaps].join(' ');
};

const red = { fuel: 1, ore: 1, ships: 4 };

/** Red is asked where to land. */
function landing(description: PositionDescription): View {
  const match = playFrom(alienFrontiers, buildPosition({ players: 3, roll: [6], ...description }));
  submit(match, { seat: 0, decision: decisionOf(match, 0), answer: 'dock:terraforming-station:6' });
  return viewFor(match, 0).view as View;
}

describe('what a landing changes is told before it is done', () => {
  test('empty ground: a colony and control, with the bonus', () => {
    const view = landing({ red });
    expect(landingText(view, 'lem-badlands', say)).toBe(
      'points-of {"seat":0} +2 · confirm.control · bonus-is bonus.lem-badlands',
    );
    expect(landingNote(view, 'lem-badlands', say)).toBe('+2 · bonus.lem-badlands');
  });

  test('a rival who is outnumbered loses the ground', () => {
    const view = landing({
      red: { ...red, colonies: { 'lem-badlands': 1 } },
      green: { colonies: { 'lem-badlands': 1 } },
    });
    expect(landingText(view, 'lem-badlands', say)).toContain('confirm.control ·');
    const taken = landing({ red, green: { colonies: { 'lem-badlands': 1 } } });
    // no player has the bonus of ground that is shared
    expect(landingText(taken, 'lem-badlands', say)).toBe(
      'points-of {"seat":0} +1 · points-of {"seat":1} −1 · confirm.control-tied {"seat":1}',
    );
    expect(landingNote(taken, 'lem-badlands', say)).toBe('+1 · af.text.controlled-by-nobody');
  });

  test('ground that is one’s own stays so, and a stronger rival’s stays theirs', () => {
    const view = landing({
      red: { ...red, colonies: { 'pohl-foothills': 1 } },
      green: { colonies: { 'lem-badlands': 2 } },
    });
    expect(landingText(view, 'pohl-foothills', say)).toContain('confirm.control-kept');
    expect(landingText(view, 'lem-badlands', say)).toMatch(/confirm\.control-other \{"seat":1\}$/);
    expect(landingNote(view, 'lem-badlands', say)).toBe('+1 · af.text.controlled-by {"seat":1}');
  });

  test('no bonus is promised under the Isolation Field', () => {
    const view = landing({ red, fields: { isolation: 'lem-badlands' } });
    expect(landingText(view, 'lem-badlands', say)).toBe('points-of {"seat":0} +2 · confirm.control');
    expect(landingNote(view, 'lem-badlands', say)).toBe('+2 · af.text.controlled-by {"seat":0}');
  });
});
