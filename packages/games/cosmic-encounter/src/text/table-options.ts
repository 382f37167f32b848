import type { Message } from '@starboard/engine';
import { type Options, optionValues } from '../rules/state/options.ts';

export interface TableOptionText {
  readonly id: string;
  readonly name: Message;
  /** What it settles, for somebody who has never met the question. */
  readonly about: Message;
  /** Every value, the default first. */
  readonly values: readonly { readonly value: string | number | boolean; readonly name: Message }[];
}

/** One option of the table in words. */
export function tableOption(option: keyof Options): TableOptionText {
  return {
    id: option,
    name: { key: `ce.option.${option}` },
    about: { key: `ce.option.${option}.about` },
    values: optionValues[option].map((value) => ({
      value,
      // the same words wherever the edition decides
      name: { key: value === 'by-edition' ? 'ce.option.by-edition' : `ce.option.${option}.${value}` },
    })),
  };
}

/** Every option of the table in words. */
export const tableOptions: readonly TableOptionText[] = (Object.keys(optionValues) as (keyof Options)[]).map(
  tableOption,
);
