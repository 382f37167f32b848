import type { Json, Question, Split } from '@starboard/engine';
import { type CardFace, type Colour, cardFacts, colours, type PlanetKey } from '../index.ts';

/** Ships by place, or how many, from wherever the most are. */
export type Ships = number | (Readonly<Record<Starred<Exclude<PlanetKey, 'genesis'>>, number>> & Special);

type Starred<Key extends string> = Key | `${Key}*`;
type Special = { readonly [place in Starred<'gate' | 'genesis'>]?: number };

export const seatOf = (colour: Colour): number => colours.indexOf(colour);

export const colourOf = (seat: number): Colour => colours[seat] as Colour;

export const faceOf = (card: string): CardFace => cardFacts(card).face;

/** Answers are told with colours and faces; the table is told seats and cards. */
export function spelled(question: Question, answer: Json): Json {
  if (Array.isArray(answer)) return answer.map((item: Json) => spelled(question, item));
  const { shape } = question;
  if (typeof answer !== 'string') return answer;
  const key = answer
    .split(':')
    .map((part) => (colours.includes(part as Colour) ? String(seatOf(part as Colour)) : part))
    .join(':');
  if (shape.kind !== 'choose' && shape.kind !== 'pick') return key;
  if (shape.options.includes(answer)) return answer;
  return shape.options.find((option) => option === key || isCopyOf(option, answer)) ?? key;
}

const isCopyOf = (option: string, face: CardFace): boolean =>
  option.split('/')[0] === face && option !== face;

/** So many ships from the fullest slots, the later of equals first, emptying none as long as it can be helped. */
export function drawnFrom({ slots }: Split, count: number): Record<string, number> {
  const taken: Record<string, number> = {};
  for (const reserve of [1, 0]) {
    for (const { key, max } of [...slots].reverse().sort((a, b) => b.max - a.max)) {
      const left = count - total(taken);
      const more = Math.min(left, max - reserve - (taken[key] ?? 0));
      if (more > 0) taken[key] = (taken[key] ?? 0) + more;
    }
  }
  return taken;
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const quiet: Readonly<Record<string, (question: Question) => Json>> = {
  'ce.ask.invite': () => [],
  'ce.ask.hoard': () => 'keep',
  'ce.ask.ally': () => 'decline',
  'ce.ask.reward': () => 'card',
  'ce.ask.tech': () => 'pass',
  'ce.ask.return-ships': ({ shape }) => {
    const { slots, min } = shape as Split;
    return { [slots[0]?.key ?? '']: min };
  },
  'ce.ask.give-up-ships': ({ shape }) => drawnFrom(shape as Split, (shape as Split).min),
  'ce.ask.top-of-discard': ({ timeout }) => timeout ?? null,
  'ce.ask.settle': ({ shape }) => drawnFrom(shape as Split, 1),
  'ce.ask.discard-one': ({ shape }) => (shape.kind === 'choose' ? (shape.options[0] ?? null) : null),
};

/** What happens when the story does not care; undefined where it must say. */
export function quietAnswer(question: Question): Json | undefined {
  if (question.secret) return question.timeout;
  return quiet[question.prompt]?.(question);
}
