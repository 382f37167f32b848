import { type OptionText, optionText } from '@starboard/engine';
import { type Options, optionValues } from '../rules/state/options.ts';

/** One option of the table in words; the same words wherever the edition decides. */
export function tableOption(option: keyof Options): OptionText {
  const text = optionText('ce', option, optionValues[option]);
  const values = text.values.map(({ value, name }) => ({
    value,
    name: value === 'by-edition' ? { key: 'ce.option.by-edition' } : name,
  }));
  return { ...text, values };
}

/** Every option of the table in words. */
export const tableOptions: readonly OptionText[] = (Object.keys(optionValues) as (keyof Options)[]).map(
  tableOption,
);
