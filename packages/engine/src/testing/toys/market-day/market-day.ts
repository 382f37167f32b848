import type { Seat } from '../../../decisions/question.ts';
import { everyone } from '../../../game/event.ts';
import { type Game, rulesOf } from '../../../game/game.ts';
import { asks, call, end, goto } from '../../../game/procedure.ts';
import { reason } from '../../../game/reason.ts';

type Good = 'apples' | 'bread' | 'cheese';
type Goods = Partial<Record<Good, number>>;

interface Trader {
  coins: number;
  goods: Goods;
}

export interface MarketDayState {
  readonly days: number;
  day: number;
  turn: Seat;
  readonly traders: Trader[];
}

interface Offer {
  readonly to: Seat;
  readonly good: Good;
  readonly price: number;
}

export type MarketDayEvent =
  | { readonly type: 'cratesFilled'; readonly seat: Seat; readonly goods: Goods }
  | { readonly type: 'waresSold'; readonly seat: Seat; readonly goods: readonly string[] }
  | { readonly type: 'offered'; readonly seat: Seat; readonly offer: Offer }
  | { readonly type: 'answered'; readonly seat: Seat; readonly accepted: boolean }
  | { readonly type: 'coinsGiven'; readonly seat: Seat; readonly coins: number };

const allGoods: readonly Good[] = ['apples', 'bread', 'cheese'];
const isGood = (key: string): boolean => (allGoods as readonly string[]).includes(key);
const whyNoGood = (good: string) => reason(isGood(good) ? 'market-day.sold-out' : 'engine.unknown-option');
const { procedure } = rulesOf<MarketDayState, MarketDayEvent>();

const traderAt = (state: MarketDayState, seat: Seat): Trader => {
  const trader = state.traders[seat];
  if (!trader) throw new RangeError(`nobody trades at ${seat}`);
  return trader;
};

const stocked = ({ goods }: Trader): Good[] => allGoods.filter((good) => (goods[good] ?? 0) > 0);

function remove({ goods }: Trader, good: Good): void {
  goods[good] = (goods[good] ?? 0) - 1;
  if (goods[good] === 0) delete goods[good];
}

const haggle = procedure<{ offer: Offer }, 'answer'>('haggle', 'answer', {
  answer: asks(
    (_state, { offer }) => ({
      seat: offer.to,
      prompt: 'take-offer',
      shape: { kind: 'choose', options: ['yes', 'no'] },
      timeout: 'no',
    }),
    (table, _locals, answer, seat) => {
      table.emit({ type: 'answered', seat, accepted: answer === 'yes' });
      return end(answer === 'yes');
    },
  ),
});

interface Turn {
  offer?: Offer;
  harvest?: number;
}
type TurnStep = 'harvest' | 'fill' | 'sell' | 'offer' | 'settle' | 'give' | 'dusk';

const main = procedure<Turn, TurnStep>('main', 'harvest', {
  harvest: (table, locals) => {
    locals.harvest = table.die('harvest', 4);
    return goto('fill');
  },
  fill: asks(
    ({ turn }, { harvest = 0 }) => ({
      seat: turn,
      prompt: 'fill-crates',
      shape: {
        kind: 'split',
        slots: allGoods.map((key) => ({ key, max: 2 })),
        min: harvest,
        max: harvest,
      },
    }),
    (table, _locals, goods, seat) => {
      const trader = traderAt(table.state, seat);
      // an empty stall takes the crate as it was handed over
      if (stocked(trader).length === 0) trader.goods = goods;
      else for (const good of allGoods) add(trader, good, goods[good] ?? 0);
      table.emit({ type: 'cratesFilled', seat, goods: { ...goods } });
      return goto('sell');
    },
  ),
  sell: asks(
    (state) => ({
      seat: state.turn,
      prompt: 'sell-wares',
      shape: {
        kind: 'pick',
        options: stocked(traderAt(state, state.turn)),
        min: 0,
        max: 2,
        why: whyNoGood,
      },
      conceivable: () => allGoods,
      timeout: [],
    }),
    (table, _locals, goods, seat) => {
      const trader = traderAt(table.state, seat);
      for (const good of goods) remove(trader, good as Good);
      trader.coins += goods.length;
      table.emit({ type: 'waresSold', seat, goods: [...goods] });
      return goto(stocked(trader).length > 0 ? 'offer' : 'give');
    },
  ),
  offer: asks(
    ({ turn, traders }) => ({
      seat: turn,
      prompt: 'make-offer',
      shape: {
        kind: 'form',
        parts: {
          to: {
            kind: 'choose',
            options: traders.flatMap((_, seat) => (seat === turn ? [] : [String(seat)])),
          },
          good: { kind: 'choose', options: stocked(traders[turn] as Trader), why: whyNoGood },
          price: { kind: 'amount', min: 1, max: 3 },
        },
      },
      conceivable: () => allGoods,
    }),
    (table, locals, { to, good, price }, seat) => {
      locals.offer = { to: Number(to), good: good as Good, price };
      table.emit({ type: 'offered', seat, offer: locals.offer });
      return call(haggle, { offer: locals.offer }, 'settle');
    },
  ),
  settle: ({ state }, locals, accepted) => {
    const { offer } = locals;
    delete locals.offer;
    if (!offer || accepted !== true) return goto('give');
    const [seller, buyer] = [traderAt(state, state.turn), traderAt(state, offer.to)];
    const paid = Math.min(offer.price, buyer.coins);
    buyer.coins -= paid;
    seller.coins += paid;
    remove(seller, offer.good);
    add(buyer, offer.good, 1);
    return goto('give');
  },
  give: {
    takes: 'all',
    // all who have coins may drop some in the fountain; it may be that none has any
    questions: ({ traders }) =>
      traders.flatMap(({ coins }, seat) =>
        coins > 0
          ? [
              {
                seat,
                prompt: 'fountain',
                shape: { kind: 'amount', min: 0, max: Math.min(coins, 2) },
                secret: true,
              },
            ]
          : [],
      ),
    answer(table, _locals, answers) {
      for (const [seat, coins] of answers) {
        traderAt(table.state, seat).coins -= coins as number;
        table.emit({ type: 'coinsGiven', seat, coins: coins as number });
      }
      return goto('dusk');
    },
  },
  dusk: (table) => {
    const { state } = table;
    state.turn = (state.turn + 1) % table.seats;
    if (state.turn === 0) state.day++;
    if (state.day <= state.days) return goto('harvest');
    const riches = state.traders.map((trader) => trader.coins * 2 + stocked(trader).length);
    const most = Math.max(...riches);
    table.finish({
      winners: riches.flatMap((rich, seat) => (rich === most ? [seat] : [])),
      places: riches.map((rich) => 1 + riches.filter((other) => other > rich).length),
    });
    return end();
  },
});

function add({ goods }: Trader, good: Good, count: number): void {
  if (count > 0) goods[good] = (goods[good] ?? 0) + count;
}

const optionValues = { days: [2, 1], generous: [false, true] } as const;

export const marketDay: Game<MarketDayState, MarketDayEvent, object, typeof optionValues> = {
  id: 'market-day',
  seats: { min: 2, max: 3 },
  options: optionValues,
  procedures: [main, haggle],
  main,
  migrations: [],
  setup: (seats, { days, generous }) => ({
    days,
    day: 1,
    turn: 0,
    traders: Array.from({ length: seats }, () => ({ coins: generous ? 4 : 2, goods: {} })),
  }),
  sees: {
    cratesFilled: everyone,
    waresSold: everyone,
    offered: everyone,
    answered: everyone,
    coinsGiven: everyone,
  },
  view: ({ day, turn, traders }) => ({
    day,
    turn,
    traders: traders.map(({ coins, goods }) => ({ coins, goods: { ...goods } })),
  }),
  redeal: () => undefined,
  invariants: ({ traders }) =>
    traders.flatMap(({ coins, goods }, seat) =>
      coins < 0 || Object.values(goods).some((count) => count <= 0) ? [`seat ${seat} owes something`] : [],
    ),
};
