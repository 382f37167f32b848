import type { Json } from '../position/json.ts';
import { type Reason, reason } from './reason.ts';

export type OptionValue = string | number | boolean;

/** Every option of a game with its allowed values; the first is the default. */
export type OptionValues = Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;

export type OptionsOf<Values extends OptionValues> = {
  readonly [Name in keyof Values]: Values[Name][number];
};

export function defaultOptions<Values extends OptionValues>(values: Values): OptionsOf<Values> {
  const options: Record<string, OptionValue> = {};
  for (const name in values) options[name] = values[name]?.[0] as OptionValue;
  return options as OptionsOf<Values>;
}

/** Fills in the defaults, or says which option is wrong. Takes anything at all. */
export function readOptions<Values extends OptionValues>(
  values: Values,
  given: unknown,
): { readonly options: OptionsOf<Values> } | { readonly refused: Reason } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { refused: reason('engine.malformed') };
  }
  for (const [name, value] of Object.entries(given as Record<string, Json>)) {
    const allowed = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!allowed) return { refused: reason('engine.unknown-game-option', { option: name.slice(0, 40) }) };
    if (!allowed.includes(value as OptionValue)) {
      return { refused: reason('engine.bad-game-option', { option: name, allowed: allowed.join(', ') }) };
    }
  }
  return { options: { ...defaultOptions(values), ...given } };
}
