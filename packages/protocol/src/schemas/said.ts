import type { Json } from '@starboard/engine';
import type { z } from 'zod';

// what may be any JSON is read-only to the bottom as it is
export type ReadonlyDeep<Value> = [Json] extends [Value]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> }
    : Value;

/** What a schema lets through, to be read and not to be changed. A type alone: a browser loads no schema. */
export type Said<Schema extends z.ZodType> = ReadonlyDeep<z.infer<Schema>>;
