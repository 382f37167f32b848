import { expect, test } from 'vitest';
import { z } from 'zod';
import { exactly } from './exactly.ts';

interface Told {
  readonly key: string;
  readonly params?: Readonly<Record<string, number>>;
  readonly seats: readonly { readonly seat: number; readonly isAway?: true }[];
}

const key = z.string();
const params = z.record(z.string(), z.number()).exactOptional();
const seat = z.number();
const isAway = z.literal(true).exactOptional();
const seats = z.array(z.strictObject({ seat, isAway }));

test('a schema says all that its type says, or it does not compile', () => {
  const told = exactly<Told>();
  const exact = z.strictObject({ key, params, seats });
  expect(told(exact)).toBe(exact);
  // @ts-expect-error an optional field is missing
  told(z.strictObject({ key, seats }));
  // @ts-expect-error one further down is missing
  told(z.strictObject({ key, params, seats: z.array(z.strictObject({ seat })) }));
  // @ts-expect-error an optional field is one too many
  told(z.strictObject({ key, params, seats, rule: key.exactOptional() }));
  // @ts-expect-error a field is optional that is not
  told(z.strictObject({ key: key.exactOptional(), params, seats }));
  // @ts-expect-error a field takes more than is told
  told(z.strictObject({ key: z.union([key, z.null()]), params, seats }));
});

test('of a choice of kinds each is looked at', () => {
  type Ending = ({ readonly kind: 'played'; readonly by: number } | { readonly kind: 'agreed' }) & {
    readonly points?: readonly number[];
  };
  const points = z.array(z.number()).exactOptional();
  const played = z.strictObject({ kind: z.literal('played'), by: seat, points });
  const agreed = z.strictObject({ kind: z.literal('agreed'), points });
  const told = exactly<Ending>();
  const exact = z.discriminatedUnion('kind', [played, agreed]);
  expect(told(exact)).toBe(exact);
  // @ts-expect-error one of them lacks an optional field
  told(z.discriminatedUnion('kind', [played, z.strictObject({ kind: z.literal('agreed') })]));
  // @ts-expect-error one of them is missing
  told(played);
});
