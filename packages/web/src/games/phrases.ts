import { type PhraseKey, phraseKeys } from '@starboard/protocol';

/** Said where players bargain with each other; elsewhere there is nothing to bargain for. */
const bargaining: readonly PhraseKey[] = ['ally-with-me', 'no-deal', 'lets-deal'];

const bargainingGames: readonly string[] = ['cosmic-encounter'];

/** The ready phrases that fit a game. */
export const phrasesFor = (game: string): readonly PhraseKey[] =>
  phraseKeys.filter((phrase) => bargainingGames.includes(game) || !bargaining.includes(phrase));
