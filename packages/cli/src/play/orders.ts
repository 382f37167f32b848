import type { Json } from '@starboard/engine';
import { type OrderWord, type OrderWords, wrap } from '@starboard/terminal';
import { inTwoColumns } from '../terminal/columns.ts';
import type { Talk } from './conversation.ts';
import { readOrder } from './read-order.ts';
import { complain, isNumber } from './typed.ts';

/** Shows or changes what the table answers for the player who is asked. */
export function talkOfOrders(talk: Talk, words: readonly string[]): void {
  const { sitting, question } = talk;
  const { board, orders } = sitting;
  const own = orders.get(question.seat);
  if (!board.orders || !own) return complain(talk, 'cli.orders.none');
  if (words.length === 0) return tellOrders(talk, board.orders, own);
  if (words[0] === '?') return tellWords(talk, board.orders);
  const changed = changedBy(talk, board.orders, own, words);
  if (!changed) return;
  const refusal = sitting.hosted.match.game.standing?.refuse(changed);
  if (refusal) {
    const { voice, terminal } = sitting;
    terminal.print(...wrap(voice.say(board.text.reason(refusal)), terminal.width).map(terminal.paint.bad));
    return;
  }
  orders.set(question.seat, [...changed]);
  tellOrders(talk, board.orders, changed);
}

/** The orders as the words would have them; what is wrong with the words is said. */
function changedBy(
  talk: Talk,
  spoken: OrderWords,
  own: readonly Json[],
  words: readonly string[],
): readonly Json[] | null {
  const { voice } = talk.sitting;
  const isWord = (typed: string | undefined, name: string) =>
    typed === name || typed === voice.say(`cli.orders.word.${name}`);
  const typed = words.map((word) => word.toLowerCase());
  const [first, which, ...rest] = typed;
  if (isWord(first, 'usual') && which === undefined) return spoken.usual;
  if (isWord(first, 'drop') && which !== undefined && isNumber(which) && rest.length === 0) {
    if (own[Number(which) - 1] !== undefined) return own.filter((_, index) => index !== Number(which) - 1);
    complain(talk, 'cli.orders.no-such-order', { given: which, max: own.length });
    return null;
  }
  const order = readOrder(typed, isWord);
  if (!order) {
    complain(talk, 'cli.orders.not-understood');
    return null;
  }
  if (spoken.roles.some(({ key }) => key === order.as)) return spoken.add(own, order);
  complain(talk, 'cli.orders.no-such-role', {
    given: order.as,
    known: spoken.roles.map(({ key }) => key).join(', '),
  });
  return null;
}

function tellOrders({ sitting }: Talk, { describe }: OrderWords, orders: readonly Json[]): void {
  const { voice, terminal } = sitting;
  const lines = orders.map((order, index) => `  ${index + 1}) ${voice.say(describe(order))}`);
  terminal.print(
    '',
    ...wrap(voice.say('cli.orders.given', { count: orders.length }), terminal.width, '  '),
    ...lines.flatMap((line) => wrap(line, terminal.width, '     ')),
    ...wrap(terminal.paint.quiet(voice.say('cli.orders.hint')), terminal.width, '  '),
    '',
  );
}

function tellWords({ sitting }: Talk, { moments, roles, conditions }: OrderWords): void {
  const { voice, terminal } = sitting;
  const listed = (words: readonly OrderWord[]) =>
    words.map(({ key, name }) => `  ${key} | ${voice.say(name)}`);
  const text = [
    voice.say('cli.orders.help'),
    voice.say('cli.orders.moments'),
    ...listed(moments),
    voice.say('cli.orders.roles'),
    ...listed(roles),
    voice.say('cli.orders.conditions'),
    ...listed(conditions),
  ];
  terminal.print('', ...inTwoColumns(text.join('\n'), terminal.width), '');
}
