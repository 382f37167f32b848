import type { Message, MessageParam } from '@starboard/engine';
import { type CompiledCatalogue, compiledSpeaker, type Language, type NameOfSeat } from '@starboard/messages';
import { createContext, use, useEffect, useState } from 'react';
import { bundleOf, catalogue, type Texts } from './catalogues.ts';
import { useLanguage } from './spoken.ts';

/** Says a message, or a key with what goes into its gaps. */
export type Say = (message: Message | string, params?: Readonly<Record<string, MessageParam>>) => string;

/** Who sits where, at the table that is being shown. */
export const SeatNames = createContext<NameOfSeat>((seat) => String(seat + 1));

/** Waits for the texts of these bundles (inside Suspense) and speaks the reader's language. */
export function useSay(...texts: readonly Texts[]): Say {
  const language = useLanguage();
  const nameOfSeat = use(SeatNames);
  const catalogues = useCatalogues(texts, language);
  return sayFor(nameOfSeat, language, texts, catalogues);
}

/** All are asked for before the first is waited for: they come over the wire side by side. */
function useCatalogues(texts: readonly Texts[], language: Language): readonly CompiledCatalogue[] {
  const coming = texts.map((each) => catalogue(each, language));
  return coming.map((each) => use(each));
}

const nothing: readonly CompiledCatalogue[] = [];

/** The same, and `later` texts are fetched once this is drawn: until they are there, what they say is an ellipsis. */
export function useSayAhead(texts: readonly Texts[], later: readonly Texts[]): Say {
  const language = useLanguage();
  const nameOfSeat = use(SeatNames);
  const catalogues = useCatalogues(texts, language);
  const [fetched, setFetched] = useState<{ readonly language: Language; readonly texts: typeof nothing }>();
  useEffect(() => {
    let isLeft = false;
    Promise.all(later.map((each) => catalogue(each, language))).then(
      (come) => isLeft || setFetched({ language, texts: come }),
      // the table can be played without them
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [language, later]);
  const isThere = later.length === 0 || fetched?.language === language;
  const known = isThere ? (fetched?.texts ?? nothing) : nothing;
  return sayFor(
    nameOfSeat,
    language,
    isThere ? [...texts, ...later] : texts,
    [...catalogues, ...known],
    !isThere,
  );
}

/** Made once for the same texts and names: what is drawn with it need not be drawn again. */
const known = new WeakMap<NameOfSeat, Map<string, Say>>();

function sayFor(
  nameOfSeat: NameOfSeat,
  language: Language,
  texts: readonly Texts[],
  catalogues: readonly CompiledCatalogue[],
  isAhead = false,
): Say {
  const ofNames = known.get(nameOfSeat) ?? new Map<string, Say>();
  known.set(nameOfSeat, ofNames);
  const key = [isAhead ? '…' : '', language, ...texts.map((each) => bundleOf(each).name)].join(' ');
  const say = ofNames.get(key) ?? newSay(language, catalogues, nameOfSeat, isAhead);
  ofNames.set(key, say);
  return say;
}

function newSay(
  language: Language,
  texts: readonly CompiledCatalogue[],
  nameOfSeat: NameOfSeat,
  isAhead: boolean,
): Say {
  const speaker = isAhead
    ? compiledSpeaker(
        language,
        texts,
        nameOfSeat,
        () => undefined,
        () => '…',
      )
    : compiledSpeaker(language, texts, nameOfSeat);
  return (message, params) =>
    speaker.say(typeof message === 'string' ? { key: message, ...(params && { params }) } : message);
}
