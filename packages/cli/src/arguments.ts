import { parseArgs } from 'node:util';
import { wrongUsage } from './trouble.ts';

/** `text` takes a value, `texts` takes one every time it is given, `yes` takes none. */
export type FlagKind = 'text' | 'texts' | 'yes';

export type Flags = Readonly<Record<string, FlagKind>>;

export interface Arguments {
  readonly words: readonly string[];
  text(flag: string): string | undefined;
  texts(flag: string): readonly string[];
  has(flag: string): boolean;
  /** A whole number within bounds. */
  count(flag: string, bounds: { readonly min: number; readonly max: number }): number | undefined;
}

const shorthands = { h: 'help', v: 'version' } as const;

/** Flags that every command understands. */
const everywhere: Flags = { help: 'yes', version: 'yes', lang: 'text' };

/** Reads a command's flags and words, or says which of them it does not understand. */
export function readArguments(given: readonly string[], own: Flags, mostWords: number): Arguments {
  const flags: Flags = { ...everywhere, ...own };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => {
      const short = Object.entries(shorthands).find(([, long]) => long === name)?.[0];
      return [
        name,
        { type: kind === 'yes' ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
      ];
    }),
  );
  const { tokens } = parseArgs({ args: [...given], options, strict: false, tokens: true });
  const values = new Map<string, string[]>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const kind = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (!kind) throw wrongUsage('unknown-flag', { flag: token.rawName });
    if (kind === 'yes' && token.value !== undefined)
      throw wrongUsage('takes-no-value', { flag: token.rawName });
    const isForgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'));
    if (kind !== 'yes' && isForgotten) throw wrongUsage('needs-value', { flag: token.rawName });
    values.set(token.name, [...(values.get(token.name) ?? []), token.value ?? '']);
  }
  const surplus = words[mostWords];
  if (surplus !== undefined && !values.has('help')) throw wrongUsage('unexpected-word', { word: surplus });
  return argumentsOf(words, values);
}

function argumentsOf(words: readonly string[], values: ReadonlyMap<string, readonly string[]>): Arguments {
  const text = (flag: string) => values.get(flag)?.at(-1);
  return {
    words,
    text,
    texts: (flag) => values.get(flag) ?? [],
    has: (flag) => values.has(flag),
    count(flag, { min, max }) {
      const given = text(flag);
      if (given === undefined) return undefined;
      const number = /^\d{1,12}$/.test(given) ? Number(given) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw wrongUsage('bad-number', { flag: `--${flag}`, given, min, max });
    },
  };
}
