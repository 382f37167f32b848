import type { Json, Message } from '@starboard/engine';
import { readTerms, termsMessages, type View } from '../index.ts';

/** An offer as it was put together, before it is made. */
export function describeOffer({ encounter }: View, answer: Json): readonly Message[] {
  const { offer } = (answer ?? {}) as { readonly offer?: Json };
  const terms = offer === undefined ? null : readTerms(offer);
  if (!terms || !encounter || encounter.defense === null) return [];
  return termsMessages(terms, encounter.offense, encounter.defense);
}
