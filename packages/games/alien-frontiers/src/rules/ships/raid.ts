import { asks, end, goto, type Reason, reason, rulesOf, type Seat } from '@starboard/engine';
import { type Title, titleOf } from '../../content/tech-cards.ts';
import { lootKey, parseAct, parseLoot, parseSlot, slotKey } from '../../keys/index.ts';
import { discardCard, ownedCard, owns } from '../artifact/card-moves.ts';
import type { AfTable, Event } from '../state/events.ts';
import { playerOf, type State } from '../state/state.ts';

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
      conceivable: conceivableLoot,
      timeout: 'nothing',
    }),
    (table, _locals, key) => {
      const loot = parseLoot(key);
      if (loot?.is === 'resources') return goto('tokens');
      if (loot?.is === 'card') stealCard(table, loot.seat, loot.title);
      else table.emit({ type: 'raidedNothing', seat: table.state.turn });
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
        conceivable: othersTokens,
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

const tokenSlots = (state: State): TokenSlot[] =>
  tokensOf(
    state,
    others(state).filter((seat) => !hasDecoy(state, seat)),
  );

interface TokenSlot {
  readonly key: string;
  readonly max: number;
}

/** Fuel and ore that these seats have. */
function tokensOf(state: State, seats: readonly Seat[]): TokenSlot[] {
  const slots: TokenSlot[] = [];
  for (const seat of seats) {
    const { fuel, ore } = playerOf(state, seat);
    if (fuel > 0) slots.push({ key: slotKey(seat, 'fuel'), max: fuel });
    if (ore > 0) slots.push({ key: slotKey(seat, 'ore'), max: ore });
  }
  return slots;
}

const othersTokens = (state: State): string[] => tokensOf(state, others(state)).map(({ key }) => key);

function lootOptions(state: State): string[] {
  const options = tokenSlots(state).length > 0 ? ['resources'] : [];
  for (const seat of others(state)) {
    const isSafe = hasDecoy(state, seat);
    for (const card of playerOf(state, seat).cards) {
      const title = titleOf(card);
      if (!isSafe || title === 'holographic-decoy') options.push(lootKey({ is: 'card', seat, title }));
    }
  }
  options.push('nothing');
  return options;
}

/** Resources, and all cards the others have. */
const conceivableLoot = (state: State): string[] => [
  'resources',
  ...others(state).flatMap((seat) =>
    playerOf(state, seat).cards.map((card) => lootKey({ is: 'card', seat, title: titleOf(card) })),
  ),
];

function whyNoLoot(state: State, key: string): Reason {
  // what a turn is made of waits until the raid is settled
  if (parseAct(key)) return reason('af.raid-first', undefined, rule);
  const loot = parseLoot(key);
  if (loot?.is === 'resources') return reason('af.nothing-to-steal', undefined, rule);
  if (loot?.is !== 'card' || loot.seat >= state.players.length) return reason('engine.unknown-option');
  const { seat, title } = loot;
  if (seat === state.turn) return reason('af.raid-others', undefined, rule);
  return owns(state, seat, title)
    ? reason('af.decoy-protects', { seat }, 'af.rule.holographic-decoy')
    : reason('af.owner-lacks-card', { seat, title }, rule);
}

function whyNoTokens(state: State, slot: string): Reason {
  const tokens = parseSlot(slot);
  if (!tokens || tokens.seat >= state.players.length) return reason('engine.unknown-option');
  const { seat, token } = tokens;
  if (seat === state.turn) return reason('af.raid-others', undefined, rule);
  if (hasDecoy(state, seat)) return reason('af.decoy-protects', { seat }, 'af.rule.holographic-decoy');
  return token === 'fuel'
    ? reason('af.owner-lacks-fuel', { seat }, rule)
    : reason('af.owner-lacks-ore', { seat }, rule);
}

function stealCard(table: AfTable, from: Seat, title: Title): void {
  const { state } = table;
  const card = ownedCard(state, from, title);
  const isDuplicate = owns(state, state.turn, title);
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
    const fuel = taken[slotKey(from, 'fuel')] ?? 0;
    const ore = taken[slotKey(from, 'ore')] ?? 0;
    if (fuel + ore === 0) continue;
    const victim = playerOf(state, from);
    victim.fuel -= fuel;
    victim.ore -= ore;
    raider.fuel += fuel;
    raider.ore += ore;
    table.emit({ type: 'tokensStolen', seat: state.turn, from, fuel, ore });
  }
}
