import { canonical, startMatch } from '@starboard/engine';
import { highCard, marketDay, masquerade, tapRace, trapdoors } from '@starboard/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Bot, luckFor, type PlayOutSettings, playOut, randomBot } from './index.ts';

const settings = (more: Partial<PlayOutSettings> = {}): PlayOutSettings => ({
  bots: [randomBot, randomBot],
  random: luckFor('play out'),
  mostDecisions: 500,
  ...more,
});
const always = (answer: string): Bot => ({ name: `always ${answer}`, decide: () => answer });

describe('bots play a match out', () => {
  test.each([highCard, marketDay, masquerade, tapRace])('to its end: $id', (game) => {
    const match = startMatch(game, { seats: 2, seed: 'play out', undo: false });
    const played = playOut(match, settings({ checks: true }));
    expect(played).toEqual({
      decisions: expect.any(Number),
      outcome: match.position.outcome,
      failure: null,
    });
    expect(played.outcome).not.toBeNull();
    expect(played.decisions).toBeGreaterThan(0);
  });

  test('the same way with the same luck, another with other luck', () => {
    const ends = ['one', 'one', 'other'].map((seed) => {
      const match = startMatch(marketDay, { seats: 2, seed: 'play out' });
      playOut(match, settings({ random: luckFor(seed) }));
      return canonical(match.position);
    });
    expect(ends[1]).toBe(ends[0]);
    expect(ends[2]).not.toBe(ends[0]);
  });

  test('each in the own seat', () => {
    const match = startMatch(trapdoors, { seats: 2, seed: 'play out' });
    const played = playOut(match, settings({ bots: [always('pass'), always('leave')] }));
    expect(played).toEqual({ decisions: 2, outcome: { winners: [1], places: [1, 1] }, failure: null });
  });

  test('that is over already', () => {
    const match = startMatch(trapdoors, { seats: 2, seed: 'play out' });
    playOut(match, settings({ bots: [always('leave')] }));
    expect(playOut(match, settings({ bots: [] }))).toMatchObject({ decisions: 0, failure: null });
  });
});

describe('what the seats played as is told', () => {
  const roles = ['baker', 'smith'];
  const playedAs = (say: (day: number) => readonly string[] | null) => {
    let asked = 0;
    const game = { ...marketDay, playedAs: () => say(asked++) };
    const match = startMatch(game, { seats: 2, seed: 'play out', undo: false });
    return playOut(match, settings()).playedAs;
  };

  test('as it was when it was settled, whatever becomes of it', () => {
    expect(playedAs(() => roles)).toEqual(roles);
    expect(playedAs((asked) => (asked < 3 ? null : asked === 3 ? roles : []))).toEqual(roles);
  });

  test('only where it is known', () => {
    expect(playedAs(() => null)).toBeUndefined();
  });
});

describe('what was done is counted', () => {
  const game = { ...marketDay, deed: ({ type }: { readonly type: string }) => `did ${type}` };
  const played = (counts: boolean) =>
    playOut(startMatch(game, { seats: 2, seed: 'play out', undo: false }), settings({ counts })).deeds;

  test('as the game calls it, when that is wanted', () => {
    const deeds = Object.entries(played(true) ?? {});
    expect(deeds.length).toBeGreaterThan(0);
    for (const [deed, count] of deeds) expect([deed.startsWith('did '), count > 0]).toEqual([true, true]);
    expect(played(false)).toBeUndefined();
  });

  test('from the start, before anybody has decided anything', () => {
    const race = { ...tapRace, deed: game.deed };
    const match = startMatch(race, { seats: 2, seed: 'play out', undo: false });
    expect(playOut(match, settings({ counts: true, mostDecisions: 0 })).deeds).toEqual({
      'did roundStarted': 1,
    });
  });
});

describe('playing out stops', () => {
  const corridor = () => startMatch(trapdoors, { seats: 2, seed: 'play out' });

  test('at the limit', () => {
    const played = playOut(corridor(), settings({ bots: [always('step')], mostDecisions: 7 }));
    expect(played).toEqual({ decisions: 7, outcome: null, failure: 'no end after 7 decisions' });
  });

  test('not before the limit: the last decision may end the match', () => {
    const bots = [always('pass'), always('leave')];
    expect(playOut(corridor(), settings({ bots, mostDecisions: 2 })).failure).toBeNull();
  });

  test('when a seat has no bot', () => {
    expect(playOut(corridor(), settings({ bots: [always('pass')] }))).toEqual({
      decisions: 1,
      outcome: null,
      failure: 'nobody can act',
    });
  });

  test('when a bot is refused, naming the bot and the reason', () => {
    const { failure } = playOut(corridor(), settings({ bots: [always('fly')] }));
    expect(failure).toMatch(/^always fly was refused: engine\.unknown-option/u);
  });

  test('when the rules fail, with what they said', () => {
    const { failure } = playOut(corridor(), settings({ bots: [always('trip')] }));
    expect(failure).toMatch(/^always trip was refused: engine\.rules-failed Error: tripped/u);
  });

  test.each([true, false])('when an invariant is broken, if that is checked (%j)', (checks) => {
    const game = {
      ...trapdoors,
      invariants: (state: object) => ((state as { steps: number }).steps > 2 ? ['too many steps'] : []),
    };
    const match = startMatch(game, { seats: 2, seed: 'play out' });
    const { failure, decisions } = playOut(
      match,
      settings({ bots: [always('step')], mostDecisions: 5, checks }),
    );
    expect([failure, decisions]).toEqual(
      checks ? ['broken: too many steps', 3] : ['no end after 5 decisions', 5],
    );
  });
});
