import { reason } from '@starboard/engine';
import { chatLength } from '@starboard/protocol';
import { Refused } from '../refused.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Joiners and variants belong to emoji and to some scripts; all else that cannot be seen can only deceive. */
const unseen = /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Co}\u2800]/gu;
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Marks in a pile would reach into other lines. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;
// emoji younger than our own tables are pictures all the same
const something = /[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u;

/** What a player wrote, as others will read it: one line, nothing unseen, and not too long. */
export function visibleText(given: string): string {
  const text = given
    .normalize('NFC')
    .replace(breaks, ' ')
    .replace(unseen, '')
    .replace(piledMarks, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (!something.test(text)) throw new Refused(400, 'server.chat.empty');
  const { max } = chatLength;
  if ([...graphemes.segment(text)].length > max)
    throw new Refused(400, reason('server.chat.too-long', { max }));
  return text;
}
