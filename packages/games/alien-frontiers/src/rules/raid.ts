import { asks, end, goto, type Reason, reason, rulesOf, type Seat } from '@starboard/engine';
import { isTitle, type Title, titleOf } from '../content/tech-cards.ts';
import { discardCard, ownedCard, owns } from './card-moves.ts';
import type { AfTable, Event } from './events.ts';
import { playerOf, type State } from './state.ts';

const { procedure } = rulesOf<State, Event>();

export const mostStolen = 4;
const rule = 'af.rule.raiders-outpost';

/** Taken once, right after a run has docked: up to four tokens, or one card, or nothing. */
export const raid = procedure<object, 'choose' | 'tokens'>('raid', 'choose', {
  choose: asks(
    (state) => ({
      seat: state.turn,
      prompt: 'af.ask.raid',
      shape: { kind: 'choose', options: lootOptions(state), why: (key) => whyNoLoot(state, key) },
      timeout: 'nothing',
    }),
    (table, _locals, loot) => {
      if (loot === 'resources') return goto('tokens');
      if (loot === 'nothing') table.emit({ type: 'raidedNothing', seat: table.state.turn });
      else stealCard(table, loot);
      return end();
    },
  ),
  tokens: asks(
    (state) => {
      const slots = tokenSlots(state);
      const most = Math.min(
        mostStolen,
        slots.reduce((sum, { max }) => sum + max, 0),
      );
      const min = state.options.raidAmount === 'exactlyFourOrAll' ? most : 0;
      return {
        seat: state.turn,
        prompt: 'af.ask.raid-tokens',
        shape: { kind: 'split', slots, min, max: most, why: (slot) => whyNoTokens(state, slot) },
      };
    },
    (table, _locals, taken) => {
      if (Object.values(taken).some((count) => count > 0)) stealTokens(table, taken);
      else table.emit({ type: 'raidedNothing', seat: table.state.turn });
      return end();
    },
  ),
});

const others = (state: State): Seat[] =>
  state.players.map((_, seat) => seat).filter((seat) => seat !== state.turn);

const hasDecoy = (state: State, seat: Seat): boolean => owns(state, seat, 'holographic-decoy');

function tokenSlots(state: State): { key: string; max: number }[] {
  const slots: { key: string; max: number }[] = [];
  for (const seat of others(state)) {
    if (hasDecoy(state, seat)) continue;
    const { fuel, ore } = playerOf(state, seat);
    if (fuel > 0) slots.push({ key: `${seat}:fuel`, max: fuel });
    if (ore > 0) slots.push({ key: `${seat}:ore`, max: ore });
  }
  return slots;
}

function lootOptions(state: State): string[] {
  const options = tokenSlots(state).length > 0 ? ['resources'] : [];
  for (const seat of others(state)) {
    const isSafe = hasDecoy(state, seat);
    for (const card of playerOf(state, seat).cards) {
      const title = titleOf(card);
      if (!isSafe || title === 'holographic-decoy') options.push(`card:${seat}:${title}`);
    }
  }
  options.push('nothing');
  return options;
}

/** What a turn is made of, and waits until the raid is settled. */
const actNames: ReadonlySet<string> = new Set(
  'dock cycle claim launch trade use discard buy-relic end-turn'.split(' '),
);

function whyNoLoot(state: State, key: string): Reason {
  if (key === 'resources') return reason('af.nothing-to-steal', undefined, rule);
  const [kind = '', seatText, title = '', ...more] = key.split(':');
  if (actNames.has(kind)) return reason('af.raid-first', undefined, rule);
  const seat = seatNamed(state, seatText);
  if (kind !== 'card' || seat === undefined || !isTitle(title) || more.length > 0)
    return reason('engine.unknown-option');
  if (seat === state.turn) return reason('af.raid-others', undefined, rule);
  return owns(state, seat, title)
    ? reason('af.decoy-protects', { seat }, 'af.rule.holographic-decoy')
    : reason('af.owner-lacks-card', { seat, title }, rule);
}

function whyNoTokens(state: State, slot: string): Reason {
  const [seatText, token = '', ...more] = slot.split(':');
  const seat = seatNamed(state, seatText);
  if (seat === undefined || !['fuel', 'ore'].includes(token) || more.length > 0)
    return reason('engine.unknown-option');
  if (seat === state.turn) return reason('af.raid-others', undefined, rule);
  if (hasDecoy(state, seat)) return reason('af.decoy-protects', { seat }, 'af.rule.holographic-decoy');
  return token === 'fuel'
    ? reason('af.owner-lacks-fuel', { seat }, rule)
    : reason('af.owner-lacks-ore', { seat }, rule);
}

const seatNamed = (state: State, text: string | undefined): Seat | undefined =>
  state.players.map((_, seat) => seat).find((seat) => String(seat) === text);

function stealCard(table: AfTable, loot: string): void {
  const { state } = table;
  const [, seatText, title] = loot.split(':');
  const from = Number(seatText);
  const card = ownedCard(state, from, title as Title);
  const isDuplicate = owns(state, state.turn, title as Title);
  const victim = playerOf(state, from);
  victim.cards = victim.cards.filter((held) => held !== card);
  playerOf(state, state.turn).cards.push(card);
  table.emit({ type: 'cardStolen', seat: state.turn, from, card });
  if (isDuplicate) discardCard(table, state.turn, card);
}

function stealTokens(table: AfTable, taken: Readonly<Record<string, number>>): void {
  const { state } = table;
  const raider = playerOf(state, state.turn);
  for (const from of others(state)) {
    const fuel = taken[`${from}:fuel`] ?? 0;
    const ore = taken[`${from}:ore`] ?? 0;
    if (fuel + ore === 0) continue;
    const victim = playerOf(state, from);
    victim.fuel -= fuel;
    victim.ore -= ore;
    raider.fuel += fuel;
    raider.ore += ore;
    table.emit({ type: 'tokensStolen', seat: state.turn, from, fuel, ore });
  }
}
