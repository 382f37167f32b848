import type { Json } from '../position/json.ts';
import { below, pickOne, type RandomState } from '../position/random.ts';

export const oddities: readonly Json[] = [
  null,
  true,
  '',
  'nonsense',
  '__proto__',
  'constructor',
  '0',
  0,
  -1,
  0.5,
  2 ** 53,
  [],
  {},
  [[]],
  ['toString'],
  { toString: 1 },
  JSON.parse('{"__proto__":{"seat":0}}') as Json,
];

const stream = 'garbage';

/** A legal answer with one thing about it changed; `other` is another legal answer, to take parts from. */
export function bent(answer: Json, other: Json, player: RandomState): Json {
  const oddity = () => pickOne(player, stream, oddities);
  if (typeof answer === 'string')
    return below(player, stream, 4) > 0 ? bentKey(answer, other, player) : [answer];
  if (typeof answer === 'number')
    return pickOne(player, stream, [answer + 1, answer - 1, -answer, answer + 0.5, `${answer}`]);
  if (Array.isArray(answer)) return bentList(answer, other, player);
  if (typeof answer !== 'object' || answer === null) return oddity();
  const entries = Object.entries(answer);
  const [key, value] = entries.length > 0 ? pickOne(player, stream, entries) : ['nothing', null];
  const others = entries.filter(([each]) => each !== key);
  const variants: (readonly [string, Json])[][] = [
    others,
    [...others, [key, bent(value, other, player)]],
    [...others, [bentKey(key, other, player), value]],
    [...entries, ['extra', 1]],
  ];
  return Object.fromEntries(pickOne(player, stream, variants));
}

function bentList(items: readonly Json[], other: Json, player: RandomState): Json {
  const at = below(player, stream, Math.max(items.length, 1));
  return pickOne(player, stream, [
    [...items, ...items],
    [...items, pickOne(player, stream, oddities)],
    items.slice(1),
    items.map((item, index) => (index === at ? bent(item, other, player) : item)),
    Object.fromEntries(items.entries()),
  ]);
}

/** Keys are made of parts (`dock:shipyard:4+4`): what trips a game is a key that is nearly one of its own. */
export function bentKey(key: string, other: Json, player: RandomState): string {
  const parts = key.split(/([:+/.])/u);
  // every other one of the pieces is a separator
  const at = () => 2 * below(player, stream, (parts.length + 1) / 2);
  const [one, another] = [at(), at()];
  const donor = pickOne(player, stream, [key, ...stringsIn(other)]).split(/([:+/.])/u);
  const graft = donor[2 * below(player, stream, (donor.length + 1) / 2)] ?? '';
  const separator = pickOne(player, stream, [':', '+', '/', '.']);
  switch (below(player, stream, 8)) {
    case 0:
    case 1:
      return withAnotherDigit(key, player);
    case 2:
      return parts
        .with(one, parts[another] ?? '')
        .with(another, parts[one] ?? '')
        .join('');
    case 3:
      return parts.toSpliced(one, 1, parts[one] ?? '', parts[1] ?? separator, parts[one] ?? '').join('');
    case 4:
      return parts.toSpliced(one, 2).join('');
    case 5:
      return parts.with(one, graft).join('');
    case 6:
      return [...parts.slice(0, one + 1), ...donor.slice(one + 1)].join('');
    default:
      return pickOne(player, stream, [
        `${key}x`,
        ` ${key}`,
        `${key}${separator}${graft}`,
        `${separator}${key}`,
        '',
      ]);
  }
}

function withAnotherDigit(key: string, player: RandomState): string {
  const places = [...key.matchAll(/\d/gu)].map(({ index }) => index);
  const digit = pickOne(player, stream, ['0', '1', '2', '5', '7', '9', '-1', '10', '1e1', '']);
  if (places.length === 0) return `${key}${digit}`;
  const place = pickOne(player, stream, places);
  return `${key.slice(0, place)}${digit}${key.slice(place + 1)}`;
}

function stringsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
