import type { Message, MessageParam } from '@starboard/engine';
import type { Say } from '../../language/say.ts';

/** A stretch of a sentence: plain, a player's name, or the name of a thing. */
interface Stretch {
  readonly text: string;
  readonly kind: 'plain' | 'seat' | 'thing';
}

// unseen marks that no text has by itself; readers aloud and searches pass them over
const begins = { seat: '\u2068', thing: '\u2067' } as const;
const end = '\u2069';

export const markedSeat = (name: string): string => `${begins.seat}${name}${end}`;

/** The sentence with the names in it marked. `say` has to say seats marked. */
export function markedText(message: Message, say: Say): readonly Stretch[] {
  const params = Object.entries(message.params ?? {}).map(([name, param]) => [name, marked(param, say)]);
  return stretches(say({ ...message, params: Object.fromEntries(params) as Message['params'] & object }));
}

/** Names are messages without gaps; a message with gaps is part of the sentence. */
function marked(param: MessageParam, say: Say): MessageParam {
  if (Array.isArray(param)) return (param as readonly MessageParam[]).map((each) => marked(each, say));
  const isName = typeof param === 'object' && 'key' in param && param.params === undefined;
  return isName ? `${begins.thing}${say(param)}${end}` : param;
}

const pattern = new RegExp(`([${begins.seat}${begins.thing}])([^${end}]*)${end}`, 'gu');

function stretches(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, mark, name = ''] = match;
    if (match.index > from) found.push({ text: text.slice(from, match.index), kind: 'plain' });
    found.push({ text: name, kind: mark === begins.seat ? 'seat' : 'thing' });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind: 'plain' });
  return found;
}
