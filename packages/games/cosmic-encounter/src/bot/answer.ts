import { type Json, type Prompt, type Question, type RandomState, below } from '@starboard/engine';

/** As much of a question as a policy looks at: of a prompt, or of a question in an imagined match. */
export type Asked = Pick<Prompt, 'prompt' | 'params' | 'timeout'> & { readonly shape: Shape };

type Shape = Prompt['shape'] | Question['shape'];

/** How many of each option have been taken. */
export type Taken = Readonly<Record<string, number>>;

/** What one more of an option is worth, to who has taken so many; of a number, what the number itself is worth. */
export type Judge = (key: string, taken: Taken) => number;

const nothingTaken: Taken = {};

/** The best answer by a judge; among equals luck decides. Undefined where answers are not made of options. */
export function bestBy(judge: Judge, shape: Shape, luck: RandomState): Json | undefined {
  switch (shape.kind) {
    case 'choose':
      return best(shape.options, (key) => judge(key, nothingTaken), luck)?.key;
    case 'amount':
      return bestAmount(judge, shape, luck);
    case 'pick': {
      const slots = shape.options.map((key) => ({ key, max: 1 }));
      return Object.keys(bestSplit(judge, { ...shape, slots }, luck));
    }
    case 'split':
      return bestSplit(judge, shape, luck);
    case 'form':
      return bestForm(judge, shape.parts, luck);
    case 'open':
      return undefined;
  }
}

/** Some of the best answers, by a judge; none where answers are not made of options, or where there is only one. */
export function someBest(judge: Judge, shape: Shape, most: number, luck: RandomState): readonly Json[] {
  switch (shape.kind) {
    case 'choose': {
      const judged = shape.options.map((key) => ({ key, worth: judge(key, nothingTaken) }));
      judged.sort((a, b) => b.worth - a.worth);
      return judged.slice(0, most).map(({ key }) => key);
    }
    case 'amount':
      return spread(shape.min, shape.max, most);
    case 'pick': {
      const slots = shape.options.map((key) => ({ key, max: 1 }));
      return counts(shape, most).map((count) =>
        Object.keys(bestSplit(judge, { slots, min: count, max: count }, luck)),
      );
    }
    case 'split':
      return counts(shape, most).map((count) =>
        bestSplit(judge, { slots: shape.slots, min: count, max: count }, luck),
      );
    case 'form':
    case 'open':
      return [];
  }
}

/** How many might be taken; nothing where their number is given. */
const counts = ({ min, max }: { min: number; max: number }, most: number): readonly number[] =>
  min === max ? [] : spread(min, max, most);

/** So many numbers from the least to the most, at even distances. */
function spread(min: number, max: number, most: number): number[] {
  const steps = Math.min(most, max - min + 1) - 1;
  return Array.from(
    { length: steps + 1 },
    (_, step) => min + Math.round((step * (max - min)) / Math.max(1, steps)),
  );
}

function bestForm(judge: Judge, parts: Readonly<Record<string, Shape>>, luck: RandomState): Json | undefined {
  const answer: Record<string, Json> = {};
  for (const [name, part] of Object.entries(parts)) {
    const given = bestBy(judge, part, luck);
    if (given === undefined) return undefined;
    answer[name] = given;
  }
  return answer;
}

/** So large a number is looked at in steps. */
const mostLookedAt = 12;

function bestAmount(judge: Judge, { min, max }: { min: number; max: number }, luck: RandomState): number {
  const step = Math.max(1, Math.ceil((max - min) / mostLookedAt));
  const amounts: string[] = [];
  for (let amount = min; amount < max; amount += step) amounts.push(String(amount));
  amounts.push(String(max));
  return Number(best(amounts, (key) => judge(key, nothingTaken), luck)?.key ?? min);
}

interface Slots {
  readonly slots: readonly { readonly key: string; readonly max: number }[];
  readonly min: number;
  readonly max: number;
}

/** One after the other, the best first: as many as must be, and more as long as they are worth something. */
function bestSplit(judge: Judge, { slots, min, max }: Slots, luck: RandomState): Record<string, number> {
  const taken: Record<string, number> = {};
  for (let count = 0; count < max; count++) {
    const open = slots.filter(({ key, max: most }) => (taken[key] ?? 0) < most).map(({ key }) => key);
    const next = best(open, (key) => judge(key, taken), luck);
    if (!next || (count >= min && next.worth <= 0)) break;
    taken[next.key] = (taken[next.key] ?? 0) + 1;
  }
  return taken;
}

function best(
  keys: readonly string[],
  worthOf: (key: string) => number,
  luck: RandomState,
): { readonly key: string; readonly worth: number } | undefined {
  let found: string[] = [];
  let worth = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    const own = worthOf(key);
    if (own > worth) [found, worth] = [[key], own];
    else if (own === worth) found.push(key);
  }
  const key = found.length > 1 ? found[below(luck, 'policy', found.length)] : found[0];
  return key === undefined ? undefined : { key, worth };
}
