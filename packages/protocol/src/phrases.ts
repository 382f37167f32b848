/** Ready phrases travel by key, so that each player reads them in their own language. */
export const phraseKeys = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'ally-with-me',
  'colony-for-colony',
  'add-something',
  'too-much',
  'last-offer',
  'no-deal',
  'lets-deal',
  'wow',
  'again',
] as const;

export type PhraseKey = (typeof phraseKeys)[number];
