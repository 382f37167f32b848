import { type OptionText, optionText } from '@starboard/engine';
import { type Options, optionValues } from '../rules/state/options.ts';

/** One option of the table in words, each value with what is played then. */
export function tableOption(option: keyof Options): OptionText {
  const text = optionText('pe', option, optionValues[option]);
  const values = text.values.map(({ value, name }) => ({ value, name, about: { key: `${name.key}.about` } }));
  return { ...text, values };
}

/** Every option of the table in words. */
export const tableOptions: readonly OptionText[] = (Object.keys(optionValues) as (keyof Options)[]).map(
  tableOption,
);
