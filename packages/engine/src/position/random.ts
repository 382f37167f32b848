/**
 * Named random streams. A draw is a function of the match's secret seed, the stream's name and how many
 * numbers that stream has given, so a new draw in one stream never shifts another, the state to save is a
 * few counters, and a player who is given the seed after the match can check every die.
 *
 * The generator is ChaCha20: with a plain shift-register generator a patient player could work out the
 * seed from some fifty dice and know all the others.
 */
export interface RandomState {
  seed: string;
  /** How many 32-bit words each stream has used. */
  readonly drawn: Record<string, number>;
  /** Results fixed beforehand (lessons, scenarios), used up before the stream itself is. */
  loaded?: Record<string, number[]>;
}

export const randomFrom = (seed: string): RandomState => ({ seed, drawn: {} });

/** A whole number from 0 to n - 1, every one equally likely. */
export function below(random: RandomState, stream: string, n: number): number {
  if (!(Number.isInteger(n) && n >= 1 && n <= 2 ** 32))
    throw new RangeError(`nothing to draw below ${n} from '${stream}'`);
  const loaded = random.loaded?.[stream];
  if (loaded !== undefined && loaded.length > 0) {
    const result = loaded.shift() as number;
    if (Number.isInteger(result) && result >= 0 && result < n) return result;
    throw new RangeError(`loaded draw ${result} of '${stream}' is not below ${n}`);
  }
  const fair = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const index = random.drawn[stream] ?? 0;
    random.drawn[stream] = index + 1;
    const word = wordAt(random.seed, stream, index);
    if (word < fair) return word % n;
  }
}

export const die = (random: RandomState, stream: string, sides = 6): number =>
  1 + below(random, stream, sides);

/** Shuffles in place (Fisher-Yates) and returns the same array. */
export function shuffle<T>(random: RandomState, stream: string, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, stream, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

export function pickOne<T>(random: RandomState, stream: string, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[below(random, stream, items.length)] as T;
}

/** A seed drawn from a stream: the bot or copy that is given it learns nothing of the one it came from. */
export function derivedSeed(random: RandomState, stream: string): string {
  let seed = '';
  for (let count = 0; count < 8; count++)
    seed += below(random, stream, 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return seed;
}

/** A stream at work: the cipher's input and the last block of sixteen words. */
interface Stream {
  seed: string;
  name: string;
  readonly input: Uint32Array;
  readonly words: Uint32Array;
  block: number;
}

/** "expand 32-byte k", the cipher's own. */
const constant = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

// Only a cache: what a stream gives depends on its seed, name and index alone.
const recent: Stream[] = [];
const mostRecent = 8;

function wordAt(seed: string, name: string, index: number): number {
  const stream = recentStream(seed, name);
  const block = index >>> 4;
  if (block !== stream.block) {
    stream.block = block;
    stream.input[12] = block;
    chacha20Block(stream.input, stream.words);
  }
  return stream.words[index & 15] as number;
}

function recentStream(seed: string, name: string): Stream {
  // what was begun last is nearly always what is drawn from
  for (let index = recent.length - 1; index >= 0; index--) {
    const stream = recent[index] as Stream;
    if (stream.name === name && stream.seed === seed) return stream;
  }
  // bots look into a new world for every other decision: the room of the oldest stream is used again
  const oldest = recent.length === mostRecent ? recent.shift() : undefined;
  const stream = oldest ?? { seed, name, input: new Uint32Array(16), words: new Uint32Array(16), block: -1 };
  stream.seed = seed;
  stream.name = name;
  stream.block = -1;
  stream.input.set(constant);
  if (seed.length === 64 && /^[0-9a-f]{64}$/.test(seed)) setHexWords(stream.input, 4, seed);
  else setFoldedWords(stream.input, 4, 8, seed);
  setFoldedWords(stream.input, 13, 3, name);
  recent.push(stream);
  return stream;
}

function setHexWords(words: Uint32Array, at: number, hex: string): void {
  for (let i = 0; i < 8; i++) words[at + i] = Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16);
}

/** Seeds that people type and stream names are spread over words (FNV-1a); the cipher does the mixing. */
function setFoldedWords(words: Uint32Array, at: number, count: number, text: string): void {
  for (let w = 0; w < count; w++) {
    let word = 0x811c9dc5 ^ Math.imul(w, 0x9e3779b9);
    for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
    words[at + w] = word;
  }
}

/** One block of ChaCha20 (RFC 8439, 2.3). */
export function chacha20Block(from: Uint32Array, out: Uint32Array): void {
  out.set(from);
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] as number) + (from[i] as number);
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 16);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 12);
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 8);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 7);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
