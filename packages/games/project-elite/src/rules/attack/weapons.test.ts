import { expect, test } from 'vitest';
import { boardById, sees } from '../../board/board.ts';
import { cellCount, columnOf, distance, isAligned, rowOf } from '../../board/cells.ts';
import { printedCard, titles } from '../../content/equipment.ts';
import { type ScenarioTable, scenario } from '../../testing/index.ts';

// Every weapon as it is printed, fired on the laboratory's board.

interface Printed {
  /** A letter for each slot, `!` behind those that lock. */
  readonly slots: string;
  readonly range: number;
  /** Hit dice; none told where there is one for each target. */
  readonly dice?: number;
  readonly on: number;
  readonly damage?: number;
  readonly refuses?: readonly ('UP01' | 'UP03')[];
  readonly isStraight?: true;
  readonly needsNoSight?: true;
  readonly copies?: number;
}

const unlimited = 99;
const noAttack = ['UP01'] as const;
const noRange = ['UP03'] as const;
const neither = ['UP01', 'UP03'] as const;

const weapons: Readonly<Record<string, Printed>> = {
  BW1: { slots: 'GW!', range: 6, dice: 1, on: 2 },
  BW2: { slots: 'G', range: 4, dice: 1, on: 3 },
  BW3: { slots: 'G', range: 2, dice: 2, on: 4 },
  BW4: { slots: 'GH', range: 2, dice: 4, on: 4, refuses: noRange },
  BW5: { slots: 'GW', range: unlimited, dice: 3, on: 4, refuses: noRange, isStraight: true },
  BW6: { slots: 'H', range: 1, dice: 2, on: 3, refuses: noRange },
  BW7: { slots: 'GH!', range: 3, dice: 2, on: 3 },
  BW8: { slots: 'G!G!', range: 4, dice: 6, on: 3, refuses: noAttack },
  SW01: { slots: 'G!W!', range: 4, dice: 4, on: 2, refuses: noAttack },
  SW02: { slots: 'G', range: 4, dice: 2, on: 4, copies: 2 },
  SW03: { slots: 'GG!', range: 4, dice: 3, on: 3 },
  SW04: { slots: 'GW', range: 2, on: 3, refuses: neither },
  SW05: { slots: 'GS', range: unlimited, dice: 1, on: 2, damage: 3, refuses: noRange },
  SW06: { slots: 'H', range: 1, dice: 3, on: 4, refuses: noRange, copies: 2 },
  SW07: { slots: 'WG!', range: 5, dice: 2, on: 4, copies: 2 },
  SW08: { slots: 'G', range: 3, dice: 1, on: 3, damage: 2, copies: 2 },
  SW09: { slots: 'G', range: 2, dice: 3, on: 4, refuses: noRange },
  SW10: { slots: 'W', range: 3, dice: 2, on: 3, isStraight: true },
  SW11: { slots: 'G!G!', range: unlimited, dice: 3, on: 2, damage: 2, refuses: neither },
  SW12: { slots: 'HW!', range: 1, dice: 4, on: 3, refuses: noRange },
  AT01: { slots: 'G', range: unlimited, dice: 3, on: 3, refuses: noRange, isStraight: true },
  AT02: { slots: 'H', range: 1, on: 2, refuses: neither },
  AT03: { slots: 'G', range: 3, dice: 4, on: 4 },
  AT04: { slots: 'H', range: 1, dice: 3, on: 3, damage: 2, refuses: noRange },
  AT05: { slots: 'G', range: 4, dice: 1, on: 2 },
  AT06: { slots: 'G!G!', range: unlimited, dice: 6, on: 2, refuses: neither },
  AT07: { slots: 'GW!', range: 6, dice: 3, on: 3, needsNoSight: true },
  AT08: { slots: 'S', range: 3, dice: 2, on: 3 },
  AT09: { slots: 'GW', range: 5, dice: 5, on: 3 },
};

test('all weapons are fired here', () => {
  const printed = titles.filter((title) => printedCard(title).is === 'weapon');
  expect(Object.keys(weapons)).toEqual(printed);
  for (const title of printed) expect(printedCard(title).copies).toBe(weapons[title]?.copies ?? 1);
});

const board = boardById('lab');
const cells = Array.from({ length: cellCount }, (_, cell) => cell).filter(
  (cell) => board.isOpen[cell] && !board.isStart[cell],
);

/** Where to fire from, and what stands round about; nowhere where no such cell is. */
interface Range {
  readonly from: number;
  readonly target: number;
  readonly tooFar: number | undefined;
  readonly unseen: number | undefined;
  readonly askew: number | undefined;
}

function* ranges(range: number): Generator<Range> {
  for (const from of cells) {
    const isSeen = (cell: number) => sees(board, from, cell);
    const near = cells.filter((cell) => cell !== from && distance(from, cell) <= range);
    const straight = near.filter((cell) => isAligned(from, cell) && isSeen(cell));
    const target = straight.toSorted((a, b) => distance(from, b) - distance(from, a))[0];
    if (target === undefined || (range < unlimited && distance(from, target) < range)) continue;
    yield {
      from,
      target,
      tooFar: cells.find(
        (cell) => distance(from, cell) === range + 1 && isAligned(from, cell) && isSeen(cell),
      ),
      unseen: near.find((cell) => isAligned(from, cell) && !isSeen(cell)),
      askew: near.find((cell) => !isAligned(from, cell) && isSeen(cell)),
    };
  }
}

/** The first place from which all that can be shown of that range is. */
function rangeFor(range: number): Range {
  const all = [...ranges(range)];
  const shows = ({ tooFar, unseen, askew }: Range) =>
    (tooFar !== undefined || range === unlimited) &&
    unseen !== undefined &&
    (askew !== undefined || range === 1);
  const found = all.find(shows);
  if (!found) throw new Error(`nowhere can range ${range} be shown`);
  return found;
}

const place = (cell: number) => [columnOf(cell), rowOf(cell)] as const;

for (const [title, printed] of Object.entries(weapons)) {
  const { slots, range, dice, on, damage = 1, refuses = [], isStraight, needsNoSight } = printed;
  const symbols = slots.replaceAll('!', '');
  const locks = slots.match(/.!?/g)?.map((slot) => slot.endsWith('!')) ?? [];
  const { from, target, tooFar, unseen, askew } = rangeFor(range);
  const others = [tooFar, unseen, askew].flatMap((cell) => cell ?? []);
  const aliens = [
    { kind: 'naga', at: place(target) } as const,
    ...others.map((cell) => ({ kind: 'biter', at: place(cell) }) as const),
  ];
  const numberOf = (cell: number | undefined): number => (cell === undefined ? 0 : 2 + others.indexOf(cell));
  const card = `${title}.1`;
  const kara = { at: place(from), cards: [title, 'UP01', 'UP03'] };
  const expectDice = (table: ScenarioTable, shown: readonly string[]) =>
    table.expectDice(0, shown.join('').padEnd(4, '-'));

  scenario(
    `${title} is ready with all its slots filled`,
    { heroes: { kara: { ...kara, dice: symbols, slots: {} }, voker: {} }, aliens },
    (table) => {
      for (const [slot] of locks.entries())
        table.refuses('kara', 'not-ready', 'fire', { card }).fills('kara', slot, card, slot);
      expectDice(
        table,
        locks.map((isLocking) => (isLocking ? 'l' : 'n')),
      );
      table.gives('kara', 'fire', { card });
      expectDice(
        table,
        locks.map((isLocking) => (isLocking ? 'l' : '-')),
      );
      table.passes(800);
      for (const { id } of table.state.attacks) table.says(0, { 'waive-hits': `waive-hits:${id}` });
      const again = locks.every(Boolean) ? 'limit-reached' : 'not-ready';
      table.refuses('kara', again, 'fire', { card });
    },
  );

  scenario(
    `${title} refuses the upgrades that it is printed to refuse`,
    { heroes: { kara, voker: {} } },
    (table) => {
      for (const upgrade of ['UP01', 'UP03'] as const) {
        const given = { upgrade: `${upgrade}.1`, weapon: card };
        if (refuses.includes(upgrade)) table.refuses('kara', 'upgrade-forbidden', 'attach', given);
        else table.gives('kara', 'attach', given);
      }
    },
  );

  if (dice === undefined) {
    scenario(
      `${title} rolls a die for each target and hits on ${on} or more`,
      {
        heroes: { kara: { ...kara, slots: { [title]: symbols } }, voker: {} },
        aliens,
        rolls: { hits: [on, on - 1, on - 1, on - 1] },
      },
      (table) => {
        table.gives('kara', 'fire', { card });
        const reached = [1, ...(askew === undefined ? [] : [numberOf(askew)])];
        expect(table.state.attacks).toMatchObject([{ targets: reached }]);
        table.passes(800).expectHealth(1, 4 - damage);
        for (const alien of [2, 3, 4].slice(0, others.length)) table.expectHealth(alien, 1);
      },
    );
    continue;
  }

  scenario(
    `${title} rolls ${dice}, hits on ${on} or more, for ${damage}, as far as ${range}`,
    {
      heroes: { kara: { ...kara, slots: { [title]: symbols } }, voker: {} },
      aliens,
      rolls: { hits: [...Array.from({ length: dice - 1 }, () => on - 1), on, 6, 6] },
    },
    (table) => {
      table.gives('kara', 'fire', { card }).passes(800);
      expect(table.state.attacks).toMatchObject([{ hits: 1 }]);
      expect(table.state.attacks[0]?.rolled).toHaveLength(dice);
      if (tooFar !== undefined) table.refusesHit('kara', 'out-of-range', numberOf(tooFar));
      if (unseen !== undefined && !needsNoSight) table.refusesHit('kara', 'no-los', numberOf(unseen));
      if (askew !== undefined && isStraight) table.refusesHit('kara', 'not-aligned', numberOf(askew));
      if (needsNoSight) return table.hits('kara', numberOf(unseen)).expectGone(numberOf(unseen));
      return table.hits('kara', 1).expectHealth(1, 4 - damage);
    },
  );
}
