import type { FromClient } from '@starboard/protocol';
import { below, pickOne, type RandomState } from '@starboard/engine';

/** One of everything a client can say, all of it in order. */
const wellMeant = (table: string): Readonly<Record<FromClient['type'], FromClient>> => ({
  watch: { type: 'watch', id: 'x', table, after: 0 },
  unwatch: { type: 'unwatch', id: 'x', table },
  act: { type: 'act', id: 'x', table, decision: 1, answer: 'keep' },
  undo: { type: 'undo', id: 'x', table },
  takeback: { type: 'takeback', id: 'x', table, agree: false },
  resign: { type: 'resign', id: 'x', table },
  'vote-end': { type: 'vote-end', id: 'x', table, agree: false },
  orders: { type: 'orders', id: 'x', table, orders: [] },
  leave: { type: 'leave', id: 'x', table, n: 0, answers: [{ prompt: 'bury', given: 'x', answer: 'keep' }] },
  hold: { type: 'hold', id: 'x', table, on: true },
  chat: { type: 'chat', id: 'x', table, text: 'hello' },
  lobby: { type: 'lobby', id: 'x', on: true },
  ping: { type: 'ping', id: 'x' },
});

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Values that no handler expects, as JSON. */
const oddities: readonly string[] = [
  'null',
  'true',
  '-1',
  '0.5',
  '1e308',
  '1e999',
  '-0',
  '9007199254740993',
  '18446744073709551616',
  '""',
  '"\\u0000"',
  '"x\\u0000y"',
  '"\\ud800"',
  '"\\u202e"',
  '"../../etc/passwd"',
  '"\'; drop table matches; --"',
  '"*"',
  '">"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  JSON.stringify('x'.repeat(10_000)),
  JSON.stringify('𝕏'.repeat(40)),
  '[]',
  '{}',
  '[null]',
  '{"length":1000000000}',
  '{"__proto__":{"type":"ping","id":"x"}}',
  '{"constructor":{"prototype":{"agree":true}}}',
  '{"toString":1,"valueOf":2,"toJSON":3}',
  nested(500),
  nested(5_000),
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  JSON.stringify(Array.from({ length: 2000 }, (_, index) => index)),
];

const textOf = (fields: readonly (readonly [string, string])[]): string =>
  `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;

/** A frame that no honest client sends, or one that another account's honest client would. */
export function hostileFrame(random: RandomState, tables: readonly string[]): string | Buffer {
  const kinds = Object.values(wellMeant(pickOne(random, 'table', tables)));
  const fields = Object.entries(pickOne(random, 'type', kinds)).map(
    ([key, value]) => [key, JSON.stringify(value)] as const,
  );
  const at = below(random, 'field', fields.length);
  const oddity = pickOne(random, 'oddity', oddities);
  switch (below(random, 'kind', 12)) {
    case 0:
      return Buffer.from(
        Array.from({ length: below(random, 'bytes', 200) }, () => below(random, 'bytes', 256)),
      );
    case 1:
      return Buffer.from(Array.from({ length: 40 }, () => below(random, 'bytes', 256))).toString('latin1');
    case 2:
      return textOf(fields).slice(0, below(random, 'cut', 60));
    case 3:
      return textOf(fields.filter((_, index) => index !== at));
    case 4:
      return textOf([...fields, ['extra', oddity]]);
    case 5:
      return textOf([...fields, ['__proto__', oddity]]);
    case 6:
      return textOf([...fields, fields[at] ?? ['id', '"y"']]);
    case 7:
      return oddity;
    case 8:
      return textOf(fields.map(([key, value]) => [key, key === 'type' ? oddity : value]));
    default:
      return textOf(
        fields.map((field, index) => (index === at && field[0] !== 'type' ? [field[0], oddity] : field)),
      );
  }
}
