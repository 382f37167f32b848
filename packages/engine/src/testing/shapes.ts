import * as fc from 'fast-check';
import { enumerate, refuse, sample } from '../decisions/question.ts';
import type { Amount, Choose, Form, Open, Pick, Shape, Split } from '../decisions/shape.ts';
import type { Json } from '../position/json.ts';

// Shapes small enough to list all their answers.

const key = fc.constantFrom('a', 'b', 'c', 'd', 'ore', 'fuel', '0', '1', 'constructor', '');
const keys = (minLength: number, maxLength: number) => fc.uniqueArray(key, { minLength, maxLength });

export const chooses: fc.Arbitrary<Choose> = keys(1, 6).map((options) => ({ kind: 'choose', options }));

export const picks: fc.Arbitrary<Pick> = keys(0, 5).chain((options) =>
  fc
    .tuple(fc.nat(options.length), fc.nat(3))
    .map(([min, more]) => ({ kind: 'pick', options, min, max: min + more })),
);

export const amounts: fc.Arbitrary<Amount> = fc
  .tuple(fc.integer({ min: -3, max: 3 }), fc.nat(5))
  .map(([min, more]) => ({ kind: 'amount', min, max: min + more }));

export const splits: fc.Arbitrary<Split> = keys(1, 4)
  .chain((slots) => fc.tuple(...slots.map((slot) => fc.record({ key: fc.constant(slot), max: fc.nat(3) }))))
  .chain((slots) => {
    const room = slots.reduce((sum, { max }) => sum + max, 0);
    return fc
      .tuple(fc.nat(room), fc.nat(3))
      .map(([min, more]) => ({ kind: 'split', slots, min, max: min + more }));
  });

const simple: fc.Arbitrary<Shape> = fc.oneof(chooses, picks, amounts);

export const forms: fc.Arbitrary<Form> = fc
  .dictionary(fc.constantFrom('who', 'what', 'many'), simple, { maxKeys: 2 })
  .map((parts) => ({ kind: 'form', parts }));

/** A game's own judgement, here borrowed from another shape. */
export const opens: fc.Arbitrary<Open> = fc.oneof(simple, splits).map((inner) => ({
  kind: 'open',
  refuse: (answer) => refuse(inner, answer),
  enumerate: () => enumerate(inner),
  sample: (random, stream) => sample(inner, random, stream),
}));

/** Anything JSON can say, and what looks much like an answer. */
export const answers: fc.Arbitrary<Json> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as Json),
  key,
  fc.integer({ min: -5, max: 10 }),
  fc.array(key, { maxLength: 6 }),
  fc.dictionary(key, fc.integer({ min: -1, max: 4 }), { maxKeys: 4 }),
  fc.dictionary(
    fc.constantFrom('who', 'what', 'many', 'extra'),
    fc.oneof(key, fc.nat(4), fc.array(key, { maxLength: 3 })),
    { maxKeys: 3 },
  ),
);

/** The spelling `enumerate` uses: options in their order, slots with nothing in them left out. */
export function spelled(shape: Shape, answer: Json): Json {
  if (shape.kind === 'pick') return shape.options.filter((option) => (answer as Json[]).includes(option));
  if (shape.kind === 'split')
    return Object.fromEntries(Object.entries(answer as object).filter(([, n]) => n !== 0));
  if (shape.kind !== 'form') return answer;
  const given = answer as Readonly<Record<string, Json>>;
  return Object.fromEntries(
    Object.entries(shape.parts).map(([part, inner]) => [part, spelled(inner, given[part] ?? null)]),
  );
}
