import { setupI18n } from '@lingui/core';
import type { Message, MessageParam, Seat } from '@starboard/engine';
import { type Catalogue, type CompiledCatalogue, compileCatalogue } from './catalogue.ts';
import { gapsOf } from './gaps.ts';
import type { Language } from './language.ts';

/** Puts messages into words of one language. */
export interface Speaker {
  say(message: Message): string;
}

export type NameOfSeat = (seat: Seat) => string;

/** Hears once of every text that is missing, or that asks for something the message does not bring. */
export type Report = (problem: string) => void;

/** Speaks from texts as they are written; several catalogues are read as one. */
export const speaker = (
  language: Language,
  catalogues: readonly Catalogue[],
  nameOfSeat: NameOfSeat,
  report?: Report,
): Speaker => compiledSpeaker(language, catalogues.map(compileCatalogue), nameOfSeat, report);

/** Speaks from texts that were compiled before; a missing text is said as its key in brackets, or as the caller wants. */
export function compiledSpeaker(
  language: Language,
  catalogues: readonly CompiledCatalogue[],
  nameOfSeat: NameOfSeat,
  report: Report = (problem) => console.warn(problem),
  unsaid = (key: string): string => `[${key}]`,
): Speaker {
  const texts = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const gaps = new Map([...texts].map(([key, text]) => [key, gapsOf(text)]));
  const i18n = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(texts) } });
  const list = new Intl.ListFormat(listLocales[language], { type: 'conjunction' });
  const reportOnce = once(report);

  const said = (param: MessageParam): string | number => {
    if (typeof param === 'string' || typeof param === 'number') return param;
    if (isList(param)) return list.format(param.map((item) => String(said(item))));
    return 'seat' in param ? nameOfSeat(param.seat) : say(param);
  };

  const say = ({ key, params = {} }: Message): string => {
    const wanted = gaps.get(key);
    if (!wanted) {
      reportOnce(`no text for '${key}' (${language})`);
      return unsaid(key);
    }
    const values = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, said(param)]));
    for (const gap of wanted) {
      if (Object.hasOwn(values, gap)) continue;
      reportOnce(`nothing fills {${gap}} of '${key}' (${language})`);
      values[gap] = `{${gap}}`;
    }
    return i18n._(key, values);
  };

  return { say };
}

// English is written the British way here: no comma before the last “and”.
const listLocales: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru', uk: 'uk' };

const isList = (param: MessageParam): param is readonly MessageParam[] => Array.isArray(param);

function once(report: Report): Report {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem)) return;
    told.add(problem);
    report(problem);
  };
}
