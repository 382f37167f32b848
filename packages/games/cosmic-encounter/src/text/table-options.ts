import { type Message, type OptionText, optionText, type OptionValueText } from '@starboard/engine';
import { byEdition, type Options, optionValues } from '../rules/state/options.ts';

/** One option of the table in words, each value with what is played then; the edition's has the same words everywhere. */
export function tableOption(option: keyof Options): OptionText {
  const text = optionText('ce', option, optionValues[option]);
  const values = text.values.map(
    ({ value, name }): OptionValueText =>
      value === 'by-edition'
        ? { value, name: { key: 'ce.option.by-edition' }, about: editionsSay(option) }
        : { value, name, about: { key: `${name.key}.about` } },
  );
  return { ...text, values };
}

/** What each of the editions has of it. */
function editionsSay(option: keyof Options): Message {
  const settled = (edition: Readonly<Partial<Record<keyof Options, string>>>): Message => ({
    key: `ce.option.${option}.${edition[option]}`,
  });
  return {
    key: 'ce.option.by-edition.about',
    params: { revised: settled(byEdition.revised), first: settled(byEdition['2008']) },
  };
}

/** Every option of the table in words. */
export const tableOptions: readonly OptionText[] = (Object.keys(optionValues) as (keyof Options)[]).map(
  tableOption,
);
