import type { Json, Prompt } from '@starboard/engine';
import type { TextBundle } from '../../language/text-bundle.ts';
import type { LocalWish } from '../local-talk.ts';

/** What a lesson looks at to know how far its pupil is. */
export interface LessonSight<View> {
  readonly view: View;
  readonly prompt: Prompt | null;
}

/** One thing to learn. It is over when it has been done, or, where there is nothing to do, when it has been read. */
export interface LessonStep<View = object> {
  /** Its texts are `web.game.<game>.lesson.<name>.title` and `.text`. */
  readonly name: string;
  /** Whether it has been done; missing where there is only something to read. */
  readonly isDone?: (sight: LessonSight<View>) => boolean;
  /** Whether an answer is what this step is about. */
  readonly takes?: (answer: Json) => boolean;
  /** What the coach answers for a pupil who would rather watch. */
  readonly shows?: Json;
}

/** A lesson: a table that always begins the same way, and what is to be learned at it. */
export interface LessonScript<View = object> {
  readonly wish: Omit<LocalWish, 'name'>;
  readonly texts: TextBundle;
  /** Lights the places that its steps are about: the table lies within, the step's name is its `data-lesson`. */
  readonly className?: string;
  readonly steps: readonly LessonStep<View>[];
}

/** The first step that is not over. The last one never is. */
export function currentStep<View>(
  { steps }: LessonScript<View>,
  sight: LessonSight<View>,
  read: ReadonlySet<string>,
): number {
  const at = steps.findIndex(({ name, isDone }) => !(isDone ? isDone(sight) : read.has(name)));
  return at < 0 ? steps.length - 1 : at;
}

/** Whether an answer belongs to a step. What others do, and waiting, is not the pupil's to answer. */
export const isTaken = (step: LessonStep<never> | undefined, answer: Json): boolean =>
  step?.takes?.(answer) ?? false;
