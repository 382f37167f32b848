import type { z } from 'zod';
import type { ReadonlyDeep, Said } from './said.ts';

/**
 * Whether two types have the same fields, optional ones included: the compiler takes what hangs on either for the same
 * only where they are.
 */
type IsSame<One, Other> =
  (<Any>(any: Any) => Any extends ReadonlyDeep<One> ? 1 : 2) extends <Any>(
    any: Any,
  ) => Any extends ReadonlyDeep<Other> ? 1 : 2
    ? true
    : false;

type Exact<Schema extends z.ZodType, Told> = IsSame<Said<Schema>, Told> extends true ? Schema : never;

/** A schema of what has its type from below the protocol: where the two have drifted apart, it does not compile. */
export const exactly =
  <Told>() =>
  <Schema extends z.ZodType>(schema: Schema & Exact<Schema, Told>): Schema =>
    schema;
