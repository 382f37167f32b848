import { type PhraseKey, phraseKeys } from '@starboard/protocol';

/** Said where players bargain with each other; elsewhere there is nothing to bargain for. */
const bargaining: readonly PhraseKey[] = ['ally-with-me', 'no-deal', 'lets-deal'];

/** Said at any table. */
export const usualPhrases: readonly PhraseKey[] = phraseKeys.filter((phrase) => !bargaining.includes(phrase));
