import { describe, expect, test } from 'vitest';
import type { Migration } from './migration.ts';
import { playFrom, startMatch } from '../match/match.ts';
import { type Position, positionAt } from './position.ts';
import type { AskAll } from '../game/procedure.ts';
import type { AnyGame } from '../match/step-of.ts';
import { inEarlierFormats, migrated, restoreMatch, type SavedMatch, saveMatch } from './save.ts';
import { scribble } from '../testing/copies.ts';
import { answer } from '../testing/expect-refused.ts';
import { type HighCardEvent, type HighCardState, highCard } from '../testing/toys/high-card/high-card.ts';
import { tapRace } from '../testing/toys/tap-race/tap-race.ts';
import { canUndo } from '../match/undo.ts';

type Choose = AskAll<HighCardState, HighCardEvent, object, string>;

/** What high card was like before its step `call` and its field `leader` got their names. */
const renames: Migration = {
  name: 'leader-calls',
  migrate(position) {
    const { frames, state, ...rest } = position as unknown as OldPosition;
    const { dealer, ...others } = state;
    const renamed = frames.map((frame) => (frame.step === 'announce' ? { ...frame, step: 'call' } : frame));
    return { ...rest, frames: renamed, state: { ...others, leader: dealer } };
  },
};

const addsTaken: Migration = {
  name: 'taken-cards-stay',
  migrate: (position) => ({ ...position, state: { ...(position['state'] as object), taken: [] } }),
};

interface OldPosition extends Omit<Position, 'state'> {
  readonly state: { readonly dealer: number };
}

const today: AnyGame = { ...highCard, migrations: [renames, addsTaken] };

/** A match as the very first version would have saved it. */
function oldSave(): SavedMatch {
  const match = startMatch(highCard, { seats: 2, seed: 'old' });
  const text = JSON.stringify(saveMatch(match))
    .replaceAll('"call"', '"announce"')
    .replaceAll('"leader"', '"dealer"')
    .replaceAll('"taken":[],', '');
  return JSON.parse(text) as SavedMatch;
}

describe('a saved match', () => {
  test('goes on where it was', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'save' });
    answer(match, 0, 'low');
    const restored = restoreMatch(highCard, saveMatch(match));
    expect(restored.position).toStrictEqual(match.position);
    expect(restored.questions).toMatchObject([{ seat: 0, prompt: 'call-stake' }]);
    expect(answer(restored, 0, '2')).toEqual(answer(match, 0, '2'));
  });

  test('is not touched by later play, nor the match by what is done to it', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'save' });
    answer(match, 0, 'low');
    const saved = saveMatch(match);
    const text = JSON.stringify(saved);
    answer(match, 0, '2');
    expect(JSON.stringify(saved)).toBe(text);
    const before = JSON.stringify([match.position, match.checkpoint, match.since]);
    scribble(saveMatch(match));
    scribble(saved);
    expect(JSON.stringify([match.position, match.checkpoint, match.since])).toBe(before);
  });

  test('is not touched by the match restored from it', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'save' });
    answer(match, 0, 'low');
    const saved = saveMatch(match);
    const text = JSON.stringify(saved);
    const restored = restoreMatch(highCard, saved);
    answer(restored, 0, '2');
    scribble(restored.checkpoint);
    expect(JSON.stringify(saved)).toBe(text);
  });

  test('asks anew when today’s rules would have asked nobody else', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'save' });
    for (const choice of ['low', '2', 'keep']) answer(match, 0, choice);
    const [[card]] = (match.position.state as HighCardState).hands as [[number]];
    answer(match, 0, String(card));
    const choose = highCard.procedures.find(({ name }) => name === 'trick')?.steps['choose'] as Choose;
    const alone: Choose = { ...choose, questions: (...given) => choose.questions(...given).slice(0, 1) };
    const procedures = highCard.procedures.map((each) =>
      each.name === 'trick' ? { ...each, steps: { ...each.steps, choose: alone } } : each,
    );
    const restored = restoreMatch({ ...highCard, procedures }, saveMatch(match));
    expect(restored.position.answered).toEqual({});
    expect(restored.questions).toMatchObject([{ seat: 0, prompt: 'choose-card' }]);
  });

  test('keeps no way back where there is none', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'save' });
    expect(saveMatch(match).undo).toBeNull();
    answer(match, 0, 'low');
    expect(saveMatch(match).undo).toMatchObject({ since: [{ seat: 0, answer: 'low' }] });
  });
});

/** High card as it will be once it counts its calls. */
const countsCalls: Migration = {
  name: 'counts-calls',
  migrate: (position) => position,
  forget(position) {
    const { calls: _, ...state } = position['state'] as Record<string, unknown>;
    return { ...position, state };
  },
};

describe('a position that remembers more than its kind once did', () => {
  const { position } = startMatch({ ...highCard, migrations: [renames] }, { seats: 2, seed: 'more' });
  const more = { ...position, format: 'counts-calls', state: { ...position.state, calls: 3 } };

  test('is told as it was before, as far back as nothing else has changed', () => {
    const game = { ...highCard, migrations: [renames, countsCalls] };
    expect([...inEarlierFormats(game, more)]).toEqual([more, { ...position, format: 'leader-calls' }]);
  });

  test('is told as it was at the very first', () => {
    const game = { ...highCard, migrations: [countsCalls] };
    expect([...inEarlierFormats(game, more)].at(-1)).toEqual({ ...position, format: '' });
  });
});

describe('a match of an older format', () => {
  test('is brought up to date by name, one migration after another', () => {
    const restored = restoreMatch(today, oldSave());
    const { format, frames, state } = restored.position;
    expect(format).toBe('taken-cards-stay');
    expect(frames.at(-1)).toMatchObject({ proc: 'main', step: 'call' });
    expect(state).toMatchObject({ leader: 0, taken: [] });
    expect(restored.questions).toMatchObject([{ seat: 0, prompt: 'call-direction' }]);
    answer(restored, 0, 'low');
  });

  test('goes through only the migrations it has not been through', () => {
    const half = {
      ...renames.migrate({ ...oldSave().position }),
      format: 'leader-calls',
    } as unknown as Position;
    expect(migrated(today, half).state).toMatchObject({ leader: 0, taken: [] });
    const whole = startMatch(today, { seats: 2, seed: 'new' }).position;
    expect(whole.format).toBe('taken-cards-stay');
    expect(migrated(today, whole)).toStrictEqual(whole);
  });

  test('is itself left as it was', () => {
    const saved = oldSave();
    const text = JSON.stringify(saved);
    restoreMatch(today, saved);
    expect(JSON.stringify(saved)).toBe(text);
  });

  test('comes without a way back, since old answers are none to new questions', () => {
    const match = startMatch(highCard, { seats: 2, seed: 'old' });
    answer(match, 0, 'low');
    const saved = saveMatch(match);
    const migratedOnce: AnyGame = {
      ...highCard,
      migrations: [{ name: 'same', migrate: (position) => position }],
    };
    expect(canUndo(restoreMatch(highCard, saved), 0)).toBe(true);
    expect(canUndo(restoreMatch(migratedOnce, saved), 0)).toBe(false);
  });

  test('is refused when a migration leaves a step behind that is gone, on top or below', () => {
    const saved = oldSave();
    expect(() => restoreMatch(highCard, saved)).toThrow(
      "high-card has no step 'announce' in a procedure 'main'",
    );
    const { position } = startMatch(highCard, { seats: 2, seed: 'old' });
    const below = [
      { proc: 'main', step: 'announce', locals: {} },
      { proc: 'trick', step: 'choose', locals: {} },
    ];
    expect(() => migrated(highCard, { ...position, frames: below })).toThrow("has no step 'announce'");
  });
});

describe('a position that was just built', () => {
  test('is of today’s format, and is not brought up to date again', () => {
    const { game, seats, state, random } = startMatch(today, { seats: 2, seed: 'new' }).position;
    const frames = [{ proc: 'main', step: 'call', locals: {} }];
    const match = playFrom(today, positionAt({ game, seats, state, frames, seed: random.seed }));
    expect(match.position.format).toBe('taken-cards-stay');
    const restored = restoreMatch(today, saveMatch(match));
    expect(restored.position).toStrictEqual(match.position);
  });
});

describe('a match that is not ours', () => {
  test('is refused when a newer version saved it', () => {
    const { position } = startMatch(today, { seats: 2, seed: 'new' });
    expect(() => migrated(highCard, position)).toThrow(
      "'taken-cards-stay' is not a format of high-card known here: saved by a newer version?",
    );
  });

  test('is refused when it is of another game', () => {
    const saved = saveMatch(startMatch(tapRace, { seats: 2, seed: 'other' }));
    expect(() => restoreMatch(highCard, saved)).toThrow(
      "a position of 'tap-race' is no position of 'high-card'",
    );
  });
});
