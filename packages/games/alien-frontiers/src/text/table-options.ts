import { type OptionText, optionText } from '@starboard/engine';
import { type Options, optionValues } from '../rules/state/options.ts';

const length: keyof Options = 'longGame';

/** One option of the table in words. */
export const tableOption = (option: keyof Options): OptionText => ({
  ...optionText('af', option, optionValues[option]),
  ...(option === length && { isLength: true }),
});

/** Every option of the table in words. */
export const tableOptions: readonly OptionText[] = (Object.keys(optionValues) as (keyof Options)[]).map(
  tableOption,
);
