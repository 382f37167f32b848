import { bay, type FacilityId, isFacility } from '../content/facilities.ts';
import { type Title, titles } from '../content/tech-cards.ts';
import { isKind, type Kind } from './kinds.ts';

type CardAct = 'claim' | 'use' | 'discard';
type PlainAct = 'cycle' | 'launch' | 'buy-relic' | 'end-turn';

/** What the active player may do in a turn. */
export type Act =
  | {
      readonly is: 'dock';
      readonly station: FacilityId | typeof bay;
      /** Values rising; none where the station alone is meant, as in what is refused there. */
      readonly kinds: readonly Kind[];
    }
  | { readonly is: CardAct; readonly title: Title }
  | { readonly is: 'trade'; readonly times: number }
  | { readonly is: PlainAct };

// Keys are built and read for every decision of every game ever simulated: each is made once. Only what the rules build
// is kept here, since a key that is found is trusted.
const known = new Map<string, Act>();

function kept(key: string, act: Act): string {
  if (!known.has(key)) known.set(key, act);
  return key;
}

const keysOf = (is: CardAct): Readonly<Record<Title, string>> =>
  Object.fromEntries(titles.map((title) => [title, kept(`${is}:${title}`, { is, title })])) as Record<
    Title,
    string
  >;

/** `claim:<title>` and so on, by act and title. */
export const cardKeys = { claim: keysOf('claim'), use: keysOf('use'), discard: keysOf('discard') } as const;

for (const is of ['cycle', 'launch', 'buy-relic', 'end-turn'] as const) kept(is, { is });

/** `dock:<station>`, or `dock:<station>:<kind>+<kind>…`. */
export function dockKey(station: FacilityId | typeof bay, kinds: readonly Kind[] = []): string {
  const ships = kinds.length === 0 ? '' : `:${kinds.join('+')}`;
  return kept(`dock:${station}${ships}`, { is: 'dock', station, kinds });
}

// fuel for more trades in a row is never seen
const tradeKeys = Array.from({ length: 40 }, (_, index) =>
  kept(`trade:${index + 1}`, { is: 'trade', times: index + 1 }),
);

export const tradeKey = (times: number): string => tradeKeys[times - 1] ?? `trade:${times}`;

export function actKey(act: Act): string {
  switch (act.is) {
    case 'dock':
      return dockKey(act.station, act.kinds);
    case 'claim':
    case 'use':
    case 'discard':
      return cardKeys[act.is][act.title];
    case 'trade':
      return tradeKey(act.times);
    case 'cycle':
    case 'launch':
    case 'buy-relic':
    case 'end-turn':
      return act.is;
  }
}

/** Reads a key as any client may have written it; null when it is no act. */
export const parseAct = (key: string): Act | null => known.get(key) ?? read(key);

function read(key: string): Act | null {
  const [is, object = '', list, ...rest] = key.split(':');
  if (rest.length > 0) return null;
  if (is === 'trade') return list === undefined && isCount(object) ? { is, times: Number(object) } : null;
  if (is !== 'dock' || !(isFacility(object) || object === bay)) return null;
  const kinds = list?.split('+') ?? [];
  return kinds.length <= mostTogether && kinds.every(isKind) ? { is, station: object, kinds } : null;
}

/** More ships never dock together. */
const mostTogether = 3;

const isCount = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
