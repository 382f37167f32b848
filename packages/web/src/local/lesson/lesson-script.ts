import type { Json, Prompt } from '@starboard/engine';
import type { TextBundle } from '../../language/text-bundle.ts';
import type { LocalWish } from '../local-talk.ts';

/** What a lesson looks at to know how far its pupil is. */
export interface LessonSight<View> {
  readonly view: View;
  readonly prompt: Prompt | null;
}

/**
 * One thing to learn. It is over when it has been done, or, where there is nothing to do, when it has been read: the
 * table stands still until then.
 */
export interface LessonStep<View = object> {
  /** Its texts are `web.game.<game>.lesson.<name>.title` and `.text`. */
  readonly name: string;
  /** Whether it has been done; missing where there is only something to read. */
  readonly isDone?: (sight: LessonSight<View>) => boolean;
  /** Whether what is to be read can be seen by now: the table goes on until then. Missing, it can be seen at once. */
  readonly isReached?: (sight: LessonSight<View>) => boolean;
  /** Whether an answer is what this step is about. */
  readonly takes?: (answer: Json) => boolean;
  /** What of a question the pupil is offered; all of it, if nothing is said. */
  readonly offers?: (shape: Prompt['shape']) => Prompt['shape'];
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

/** Whether the table stands still for a step, which is to be read first. */
export const standsStill = <View>(step: LessonStep<View> | undefined, sight: LessonSight<View>): boolean =>
  step !== undefined && !step.isDone && (step.isReached?.(sight) ?? true);

/** Whether the coach can do what a step is about: it is asked, and not something before it. */
export function canShow({ shows, offers }: LessonStep<never>, prompt: Prompt | null): boolean {
  if (shows === undefined || prompt === null) return false;
  const shape = offers?.(prompt.shape) ?? prompt.shape;
  if (shape.kind === 'choose') return shape.options.some((key) => key === shows);
  return shape.kind !== 'open' || Object.keys(shape.acts ?? {}).some((act) => act === shows);
}

/** The question as a step offers it: the same one each time, since what is drawn looks whether it has changed. */
export function narrowing(step: LessonStep | undefined): ((prompt: Prompt) => Prompt) | undefined {
  const offers = step?.offers;
  if (!offers) return undefined;
  const narrowed = new WeakMap<Prompt, Prompt>();
  return (prompt) => {
    const known = narrowed.get(prompt) ?? { ...prompt, shape: offers(prompt.shape) };
    narrowed.set(prompt, known);
    return known;
  };
}
