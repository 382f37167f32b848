/**
 * A kind of unplaced ship: its value, `r` for the Relic Ship, `t` for a ship the Orbital Teleporter lifted.
 * Ships of one kind are interchangeable, so acts name kinds.
 */
export type Kind = string;

export interface KindFacts {
  readonly value: number;
  readonly isRelic: boolean;
  readonly isTeleported: boolean;
}

// spelled out, because kinds are looked up for every die of every decision
export const plainKinds: readonly Kind[] = ['0', '1', '2', '3', '4', '5', '6'];

export const kindOf = (value: number, isRelic: boolean, isTeleported: boolean): Kind =>
  isRelic || isTeleported
    ? `${value}${isRelic ? 'r' : ''}${isTeleported ? 't' : ''}`
    : (plainKinds[value] as Kind);

const factsByKind: ReadonlyMap<Kind, KindFacts> = new Map(
  [1, 2, 3, 4, 5, 6].flatMap((value) =>
    [false, true].flatMap((isRelic) =>
      [false, true].map(
        (isTeleported) => [kindOf(value, isRelic, isTeleported), { value, isRelic, isTeleported }] as const,
      ),
    ),
  ),
);

export const allKinds: readonly Kind[] = [...factsByKind.keys()];

export const isKind = (key: string): key is Kind => factsByKind.has(key);

export function factsOf(kind: Kind): KindFacts {
  const facts = factsByKind.get(kind);
  if (!facts) throw new RangeError(`'${kind}' is no kind of ship`);
  return facts;
}

export const valueOf = (kind: Kind): number => factsOf(kind).value;
