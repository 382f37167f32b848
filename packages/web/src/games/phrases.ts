import { type PhraseKey, phraseKeys } from '@starboard/protocol';

/** Said while two players talk about a deal. */
export const dealPhrases: readonly PhraseKey[] = [
  'colony-for-colony',
  'add-something',
  'too-much',
  'last-offer',
  'no-deal',
  'lets-deal',
];

/** Said where players bargain with each other; elsewhere there is nothing to bargain for. */
const bargaining: readonly PhraseKey[] = ['ally-with-me', ...dealPhrases];

/** Said at any table. */
export const usualPhrases: readonly PhraseKey[] = phraseKeys.filter((phrase) => !bargaining.includes(phrase));
