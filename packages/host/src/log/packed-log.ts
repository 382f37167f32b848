import type { Json } from '@starboard/engine';
import type { LogEntry, LoggedInput } from './log-entry.ts';

/** An entry, or as much of it as is wanted. */
export type Packable = Pick<LogEntry, 'seq' | 'at' | 'input'> & Partial<LogEntry>;

type Leaf = string | number | boolean | null;

/**
 * Entries of a log that follow each other, in columns: what entries of one shape have in the same place stands together,
 * so that compressed it takes a few bytes an entry.
 */
export interface PackedLog {
  /** Number of the first entry. */
  readonly first: number;
  /** Entries without their values: null stands in the place of each. */
  readonly shapes: readonly Json[];
  /** Which shape each entry has. */
  readonly order: readonly number[];
  /** For each shape, and each place in it: the values of its entries, one after the other. */
  readonly columns: readonly (readonly (readonly Leaf[])[])[];
}

/** What only ever grows, after an entry. */
interface Counters {
  readonly at: number;
  readonly now: number;
  readonly told: readonly number[];
}

const atFirst: Counters = { at: 0, now: 0, told: [] };

/** What is in an entry but for its number, which follows from its place. */
type Line = Omit<Packable, 'seq'>;

export function packLog(log: readonly Packable[]): PackedLog {
  const shapes = new Map<string, number>();
  const columns: Leaf[][][] = [];
  let before = atFirst;
  const order = log.map((entry) => {
    const leaves: Leaf[] = [];
    const shape = shapeOf(sinceThen(entry, before) as unknown as Json, leaves);
    before = countersAfter(entry, before);
    const number = shapes.get(shape) ?? shapes.size;
    if (number === shapes.size) {
      shapes.set(shape, number);
      columns.push(leaves.map(() => []));
    }
    for (const [place, leaf] of leaves.entries()) columns[number]?.[place]?.push(leaf);
    return number;
  });
  return {
    first: log[0]?.seq ?? 1,
    shapes: [...shapes.keys()].map((shape) => JSON.parse(shape) as Json),
    order,
    columns,
  };
}

/** What was packed, as much of each entry as was. */
export function unpackLog({ first, shapes, order, columns }: PackedLog): readonly Packable[] {
  const used = shapes.map(() => 0);
  let before = atFirst;
  return order.map((number, index) => {
    const row = used[number] ?? 0;
    used[number] = row + 1;
    let place = 0;
    const next = (): Json => columns[number]?.[place++]?.[row] ?? null;
    const line = withCounters(filled(shapes[number] ?? null, next) as unknown as Line, before);
    before = countersAfter(line, before);
    return { seq: first + index, ...line };
  });
}

/** The entry, with what grows told as by how much it has grown. */
function sinceThen(entry: Packable, { at, now, told }: Counters): Line {
  const { seq: _, ...line } = entry;
  const passed = line.at - at;
  return {
    ...line,
    at: passed,
    // mostly the game's clock has gone on by as much
    input: movedTime(line.input, -now - passed),
    ...(line.told && { told: line.told.map((count, viewer) => count - (told[viewer] ?? 0)) }),
  };
}

function withCounters(line: Line, { at, now, told }: Counters): Line {
  return {
    ...line,
    at: at + line.at,
    input: movedTime(line.input, now + line.at),
    ...(line.told && { told: line.told.map((count, viewer) => count + (told[viewer] ?? 0)) }),
  };
}

const countersAfter = ({ at, input, told = [] }: Line, { now }: Counters): Counters => ({
  at,
  now: timeOf(input) ?? now,
  told,
});

const timeOf = (input: LoggedInput): number | null =>
  'at' in input && input.at !== undefined ? input.at : null;

function movedTime(input: LoggedInput, by: number): LoggedInput {
  const time = timeOf(input);
  return time === null ? input : { ...input, at: time + by };
}

/** As JSON; its values go to `leaves`, in their order. */
function shapeOf(value: Json, leaves: Leaf[]): string {
  if (typeof value !== 'object' || value === null) {
    leaves.push(value);
    return 'null';
  }
  if (isList(value)) return `[${value.map((each) => shapeOf(each, leaves)).join()}]`;
  const fields = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name)}:${shapeOf(each, leaves)}`,
  );
  return `{${fields.join()}}`;
}

function filled(shape: Json, next: () => Json): Json {
  if (typeof shape !== 'object' || shape === null) return next();
  if (isList(shape)) return shape.map((each) => filled(each, next));
  return Object.fromEntries(Object.entries(shape).map(([name, each]) => [name, filled(each, next)]));
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);
