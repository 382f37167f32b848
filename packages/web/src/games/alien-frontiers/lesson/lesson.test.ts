import { expect, test } from 'vitest';
import { LocalPlayer } from '../../../local/testing/local-player.ts';
import { lesson } from './lesson.ts';
import { currentStep, isTaken } from '../../../local/lesson/lesson-script.ts';

/** A pupil at the lesson's own table, who knows what the coach says next. */
class Pupil extends LocalPlayer {
  readonly read = new Set<string>();
  lessonTable = '';

  async begins(): Promise<this> {
    this.lessonTable = await this.opens(lesson.wish);
    await this.watches(this.lessonTable);
    return this;
  }

  get step(): string {
    const sight = { view: this.sections, prompt: this.prompt };
    return lesson.steps[currentStep(lesson, sight, this.read)]?.name ?? '';
  }

  /** Does what the coach would do. */
  async follows(): Promise<void> {
    const step = lesson.steps.find(({ name }) => name === this.step);
    expect(isTaken(step, step?.shows ?? null)).toBe(true);
    expect(await this.answers(this.lessonTable, step?.shows ?? null)).toBe('done');
  }
}

test('the lesson leads from the first roll to a colony, by the real rules', async () => {
  const pupil = await new Pupil().begins();
  expect(pupil.step).toBe('goal');
  pupil.read.add('goal');
  expect(pupil.step).toBe('dice');
  pupil.read.add('dice');
  for (const step of ['converter', 'mine', 'shipyard', 'end-turn']) {
    expect(pupil.step).toBe(step);
    await pupil.follows();
  }
  expect(pupil.step).toBe('rival');
  await pupil.until(() => pupil.step !== 'rival');
  expect(pupil.step).toBe('six');
  await pupil.follows();
  expect(pupil.step).toBe('land');
  await pupil.follows();
  expect(pupil.step).toBe('landed');
  expect(pupil.sections).toMatchObject({ players: [{ score: 4 }, { score: 2 }] });
});

test('stepping back leads back in the lesson, too', async () => {
  const pupil = await new Pupil().begins();
  pupil.read.add('goal').add('dice');
  await pupil.follows();
  expect(pupil.step).toBe('mine');
  await pupil.says('undo', pupil.lessonTable);
  expect(pupil.step).toBe('converter');
});

test('a pupil who comes back finds the lesson at its beginning, and not among the tables', async () => {
  const pupil = await new Pupil().begins();
  pupil.read.add('goal').add('dice');
  await pupil.follows();
  await pupil.begins();
  expect(pupil.step).toBe('converter');
  expect(await pupil.ask('list', null)).toEqual([]);
});

test('only what a step is about is taken', () => {
  const [, , converter] = lesson.steps;
  expect(isTaken(converter, 'dock:solar-converter:5')).toBe(true);
  expect(isTaken(converter, 'dock:solar-converter:4')).toBe(false);
  expect(isTaken(lesson.steps[0], 'end-turn')).toBe(false);
});
