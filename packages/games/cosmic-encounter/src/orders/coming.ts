import {
  type Basis,
  type ComingQuestion,
  type ComingQuestions,
  type Json,
  reason,
  type Seat,
  type Split,
} from '@starboard/engine';
import { isEncounterCard } from '../content/cosmic-cards.ts';
import { optionKey } from '../keys/index.ts';
import { planetKey } from '../keys/planets.ts';
import { phases } from '../content/phases.ts';
import { mostShipsSent } from '../rules/phases/launch.ts';
import type { Phase, Side } from '../rules/state/state.ts';
import type { View } from '../view/view.ts';

/** What answers can be made to depend on: who is against whom, or who stands by them as well. */
const givens = ['sides', 'allies'] as const;

type Encounter = NonNullable<View['encounter']>;

/** What the seat may be asked in this encounter, once it is known who is against whom. */
export const coming: ComingQuestions<View> = {
  list(view, seat) {
    const { encounter } = view;
    if (!encounter || encounter.defense === null || encounter.result !== null) return [];
    const isMain = seat === encounter.offense || seat === encounter.defense;
    return [...(isMain ? toMain(view, encounter, seat) : toOther(view, encounter, seat))];
  },
  basis: (prompt, given, view, seat) => ({
    ...sides(view),
    ...(prompt === 'ce.ask.select' && { hand: hand(view, seat) }),
    ...(sendsShips.includes(prompt) && { ships: colonies(view, seat).map(({ key, max }) => [key, max]) }),
    ...(given === 'allies' && view.encounter && { allies: [...view.encounter.allies] }),
  }),
  changed: (part) => reason(changes[part] ?? 'ce.changed.encounter'),
};

/** What is said when a part of what an answer depended on is different. */
const changes: Readonly<Record<string, string>> = {
  encounter: 'ce.changed.encounter',
  defense: 'ce.changed.defense',
  target: 'ce.changed.target',
  hand: 'ce.changed.hand',
  ships: 'ce.changed.ships',
  allies: 'ce.changed.allies',
};

const sendsShips: readonly string[] = ['ce.ask.ally', 'ce.ask.send-ships'];

/** Which encounter it is, and what is known of it by now. */
function sides({ turnNumber, encounter }: View): Basis {
  if (!encounter) return { encounter: null };
  const { number, isOutOfTurn, offense, defense, target } = encounter;
  const known: Record<string, Json> = { encounter: [turnNumber, number, isOutOfTurn, offense] };
  if (defense !== null) known['defense'] = defense;
  if (target !== null) known['target'] = target;
  return known;
}

function* toMain(view: View, encounter: Encounter, seat: Seat): Iterable<ComingQuestion> {
  const { offense, target, gate, cards } = encounter;
  const side: Side = seat === offense ? 'offense' : 'defense';
  if (side === 'offense' && isBefore(encounter, 'alliance')) {
    if (target === null) yield { ...aim(view, encounter), isSure: true, givens: ['sides'] };
    if (gate[seat] === 0) yield* sending(view, seat, true);
  }
  if (isBefore(encounter, 'planning') && encounter.invited[side].length === 0 && !hasAllies(encounter)) {
    const options = view.players.flatMap((_, other) => (isMainSeat(encounter, other) ? [] : [String(other)]));
    const shape = { kind: 'pick', options, min: 0, max: options.length } as const;
    yield { prompt: 'ce.ask.invite', shape, isSure: true, givens: ['sides'] };
  }
  const options = hand(view, seat).filter(isEncounterCard);
  if (isBefore(encounter, 'reveal') && cards[side] === null && options.length > 0)
    yield { prompt: 'ce.ask.select', shape: { kind: 'choose', options }, isSure: true, givens };
  yield* returning(view, encounter, seat);
  if (side === 'offense' && !encounter.isOutOfTurn) {
    const ways = { kind: 'choose', options: ['encounter', 'end-turn'] } as const;
    yield { prompt: 'ce.ask.second-encounter', shape: ways, givens: ['sides'] };
  }
}

function* toOther(view: View, encounter: Encounter, seat: Seat): Iterable<ComingQuestion> {
  const { allies, invited } = encounter;
  if (isBefore(encounter, 'planning') && allies[seat] === null) {
    const inviting = (['offense', 'defense'] as const).filter((side) => invited[side].includes(seat));
    const asking = inviting.length > 0 ? inviting : (['offense', 'defense'] as const);
    const options = [...asking.map((side) => optionKey({ word: 'join', side })), 'decline'];
    if (colonies(view, seat).length > 0) {
      yield { prompt: 'ce.ask.ally', shape: { kind: 'choose', options }, givens };
      yield* sending(view, seat, false);
    }
  }
  yield* returning(view, encounter, seat);
  if (allies[seat] === 'defense') {
    const options = ['card', ...((view.players[seat]?.inWarp ?? 0) > 0 ? ['ship'] : []), 'waive'];
    yield { prompt: 'ce.ask.reward', shape: { kind: 'choose', options }, repeats: true, givens: ['sides'] };
  }
}

function aim(view: View, { defense }: Encounter): Pick<ComingQuestion, 'prompt' | 'shape'> {
  const options = view.planets.flatMap(({ system, isDestroyed }, planet) =>
    system === defense && !isDestroyed ? [planetKey(view, planet)] : [],
  );
  return { prompt: 'ce.ask.aim', shape: { kind: 'choose', options } };
}

function* sending(view: View, seat: Seat, isSure: boolean): Iterable<ComingQuestion> {
  const slots = colonies(view, seat);
  const max = Math.min(mostShipsSent, total(slots));
  if (max === 0) return;
  const shape = { kind: 'split', slots, min: 1, max } as const;
  yield { prompt: 'ce.ask.send-ships', shape, ...(isSure && { isSure }), givens: ['sides'] };
}

/** Ships in the encounter that may have to go home, to any colonies of their owner. */
function* returning(view: View, { gate, zone }: Encounter, seat: Seat): Iterable<ComingQuestion> {
  const count = (gate[seat] ?? 0) + (zone[seat] ?? 0);
  const havens = colonies(view, seat);
  if (count === 0 || havens.length < 2) return;
  const slots = havens.map(({ key }) => ({ key, max: count }));
  const shape = { kind: 'split', slots, min: count, max: count } as const;
  yield { prompt: 'ce.ask.return-ships', shape, givens: ['sides'] };
}

const colonies = (view: View, seat: Seat): Split['slots'] =>
  view.planets.flatMap(({ ships, isDestroyed }, planet) => {
    const max = isDestroyed ? 0 : (ships[seat] ?? 0);
    return max > 0 ? [{ key: planetKey(view, planet), max }] : [];
  });

const total = (slots: Split['slots']): number => slots.reduce((sum, { max }) => sum + max, 0);

const hand = (view: View, seat: Seat): string[] => [...(view.players[seat]?.hand ?? [])];

const isMainSeat = ({ offense, defense }: Encounter, seat: Seat): boolean =>
  seat === offense || seat === defense;

const hasAllies = ({ allies }: Encounter): boolean => allies.some((side) => side !== null);

const inOrder: readonly Phase[] = [...phases, 'end'];

const isBefore = ({ phase }: Encounter, later: Phase): boolean =>
  inOrder.indexOf(phase) < inOrder.indexOf(later);
