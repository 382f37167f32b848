import type { Json } from '@starboard/engine';
import { expect, test } from 'vitest';
import { canShow, currentStep, isTaken, type LessonStep } from '../../../local/lesson/lesson-script.ts';
import { LocalPlayer } from '../../../local/testing/local-player.ts';
import { lesson } from './lesson.ts';

/** A pupil at the lesson's own table, who knows what the coach says next. */
class Pupil extends LocalPlayer {
  readonly read = new Set<string>();
  lessonTable = '';

  async begins(): Promise<this> {
    this.lessonTable = await this.opens(lesson.wish);
    await this.watches(this.lessonTable);
    return this;
  }

  get step(): LessonStep {
    const sight = { view: this.sections, prompt: this.prompt };
    const step = lesson.steps[currentStep(lesson, sight, this.read)];
    if (!step) throw new Error('the lesson has no steps');
    return step;
  }

  /** Reads what is to be read, and answers what is asked: as the coach would, or as the pupil likes. */
  async goesOn(likes: Readonly<Record<string, Json>> = {}): Promise<void> {
    const { name, isDone, isReached, shows } = this.step;
    if (!isDone) {
      await this.until(() => isReached?.({ view: this.sections, prompt: this.prompt }) ?? true);
      this.read.add(name);
      return;
    }
    if (shows === undefined) return this.until(() => this.step.name !== name);
    await this.until(() => canShow(this.step, this.prompt));
    const answer = likes[name] ?? shows;
    expect(isTaken(this.step, answer)).toBe(true);
    expect([name, await this.answers(this.lessonTable, answer)]).toEqual([name, 'done']);
    await this.until(() => this.step.name !== name);
  }
}

const names = lesson.steps.map(({ name }) => name);

async function goesThrough(likes: Readonly<Record<string, Json>> = {}): Promise<Pupil> {
  const pupil = await new Pupil().begins();
  const seen: string[] = [];
  while (pupil.step.name !== names.at(-1)) {
    seen.push(pupil.step.name);
    await pupil.goesOn(likes);
  }
  expect([...seen, pupil.step.name]).toEqual(names);
  return pupil;
}

const happened = ({ events }: Pupil, type: string) => events.filter((event) => event.type === type);

test('the lesson leads through a loss, a win with a power, and a deal, by the real rules', async () => {
  const pupil = await goesThrough();
  expect(happened(pupil, 'encounterEnded')).toMatchObject([
    { result: 'defense-won', colonies: [0, 0, 0] },
    { result: 'offense-won', colonies: [1, 0, 1] },
    { result: 'deal', colonies: [2, 0, 2] },
  ]);
  expect(happened(pupil, 'totalsCompared')).toMatchObject([
    { offense: 16, defense: 24 },
    { offense: 44, defense: 6 },
  ]);
  expect(happened(pupil, 'shipsLost')).toMatchObject([{ seat: 2 }, { seat: 0, count: 1 }, { seat: 1 }]);
  const founded = happened(pupil, 'colonyFounded');
  expect(founded).toMatchObject([{ planet: 'blue-3' }, { planet: 'blue-3' }, { seat: 0 }, { seat: 2 }]);
});

test('whichever ships the pupil sends, the story goes the same way', async () => {
  for (const [help, launch, again] of [
    [{ 'red-5': 1 }, { 'red-1': 1 }, { 'red-2': 1 }],
    [{ 'red-1': 1 }, { 'red-2': 4 }, { 'red-1': 1 }],
    [{ 'red-2': 1 }, { 'red-3': 2, 'red-5': 2 }, { 'red-5': 1 }],
    [{ 'red-4': 1 }, { 'red-4': 2 }, { 'red-4': 1 }],
  ] as const)
    await goesThrough({ help, launch, regroup: { 'red-3': 1 }, 'launch-again': again });
});
