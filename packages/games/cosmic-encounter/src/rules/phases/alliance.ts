import { call, end, goto, type Json, type Reason, reason, rulesOf, type Seat } from '@starboard/engine';
import { optionKey } from '../../keys/index.ts';
import { settling, throughWindow } from '../abilities/use.ts';
import { releaseWithoutShips } from '../encounter/departed-allies.ts';
import type { CeTable, Event } from '../state/events.ts';
import { sendShips } from '../ships/move-ships.ts';
import { ownSide } from '../encounter/reading.ts';
import { clockwiseFrom, isMain, mainOf } from '../state/seats.ts';
import { opens, sequence } from '../sequence.ts';
import { coloniesOf, shipsInEncounter, shipsOn, shipsOnColonies } from '../ships/ships.ts';
import { type Encounter, encounterOf, type Side, type State } from '../state/state.ts';
import { sendLimit } from './launch.ts';
import { runs } from '../runs.ts';

const { procedure } = rulesOf<State, Event>();

const others = (state: State): Seat[] => {
  const encounter = encounterOf(state);
  return clockwiseFrom(state.players.length, encounter.offense).filter((seat) => !isMain(encounter, seat));
};

const invites = (side: Side) => ({
  questions: (state: State) => {
    const encounter = encounterOf(state);
    if (encounter.mayNotInvite.includes(side)) return [];
    const options = others(state).map(String);
    const shape = { kind: 'pick', options, min: 0, max: options.length } as const;
    return [{ seat: mainOf(encounter, side), prompt: 'ce.ask.invite', shape, timeout: [] }];
  },
  answer: (table: CeTable, _locals: object, answers: ReadonlyMap<Seat, Json>): void => {
    const encounter = encounterOf(table.state);
    const seats = ((answers.get(mainOf(encounter, side)) ?? []) as readonly string[]).map(Number);
    encounter.invited[side].push(...seats);
    table.emit({ type: 'alliesInvited', side, seats });
  },
});

/** Each invited player in turn joins a side with ships or declines; the next one sees what the last one did. */
export const responses = procedure<{ readonly left: Seat[] }, 'next' | 'join' | 'send' | 'sent'>(
  'responses',
  'next',
  {
    next({ state }, { left }) {
      const [seat] = left;
      return seat === undefined ? end() : throughWindow(state, 'alliance.respond', seat, 'join');
    },
    join: {
      takes: 'all',
      questions: (state, { left }) => {
        const seat = left[0] as Seat;
        if (forcedShips(state, seat) > 0) return [];
        const options = joinable(state, seat);
        if (encounterOf(state).isCut || options.length === 0) return [];
        const shape = { kind: 'choose', options: [...options, 'decline'], why: whyNotJoin } as const;
        return [{ seat, prompt: 'ce.ask.ally', shape, conceivable: () => joining, timeout: 'decline' }];
      },
      answer(table, { left }, answers) {
        const encounter = encounterOf(table.state);
        if (encounter.isCut) return end();
        const seat = left[0] as Seat;
        const answer = forcedSide(table.state, seat) ?? answers.get(seat) ?? 'decline';
        if (answer === 'decline') {
          if (answers.size > 0) table.emit({ type: 'allianceDeclined', seat });
          if (answers.size > 0 || isInvited(encounter, seat)) encounter.declined.push(seat);
          left.shift();
          return goto('next');
        }
        encounter.allies[seat] = answer === join('offense') ? 'offense' : 'defense';
        return throughWindow(table.state, 'alliance.before-send', seat, 'send');
      },
    },
    send({ state }, { left }) {
      if (encounterOf(state).isCut) return end();
      const seat = left[0] as Seat;
      const side = encounterOf(state).allies[seat] as Side;
      const forced = forcedShips(state, seat);
      // a ship may have come by another way
      const waiting = shipsInEncounter(state, seat);
      const rest = (ships: number) => Math.max(0, ships - waiting);
      const most = rest(forced || sendLimit(state, seat));
      const least = rest(forced || 1);
      return call(sendShips, { seat, side, min: least, max: most, keepsColonies: forced > 0 }, 'sent');
    },
    sent({ state }, { left }) {
      releaseWithoutShips(state, left.shift() as Seat);
      return goto('next');
    },
  },
);

/** As many ships as a forced ally can send without giving up a colony, up to those asked for. */
function forcedShips(state: State, seat: Seat): number {
  const force = encounterOf(state).forced.find((forced) => forced.seat === seat);
  if (!force) return 0;
  const spare = coloniesOf(state, seat).reduce((sum, planet) => sum + shipsOn(state, seat, planet) - 1, 0);
  return Math.min(spare, force.ships ?? shipsInEncounter(state, force.by), sendLimit(state, seat));
}

const forcedSide = (state: State, seat: Seat): string | null => {
  const force = encounterOf(state).forced.find((forced) => forced.seat === seat);
  return force && forcedShips(state, seat) > 0 ? join(ownSide(state, force.by)) : null;
};

const isInvited = ({ invited }: Encounter, seat: Seat): boolean =>
  invited.offense.includes(seat) || invited.defense.includes(seat);

/** The sides a player may join: those that invited it, or any, if it has a ship to send. */
function joinable(state: State, seat: Seat): string[] {
  const { invited, uninvited } = encounterOf(state);
  if (shipsOnColonies(state, seat) === 0) return [];
  return (['offense', 'defense'] as const)
    .filter((side) => invited[side].includes(seat) || uninvited.includes(seat))
    .map(join);
}

const join = (side: Side): string => optionKey({ word: 'join', side });

const joining: readonly string[] = [join('offense'), join('defense')];

const whyNotJoin = (key: string): Reason =>
  reason(joining.includes(key) ? 'ce.not-invited' : 'engine.unknown-option');

export const alliance = sequence<object>('alliance', {
  'before-invites': opens('alliance.before-invites'),
  'inviting-window': opens('alliance.invite'),
  'offense-invites': invites('offense'),
  'defense-invites': invites('defense'),
  'after-invites': opens('alliance.after-invites'),
  respond: ({ state }) => runs(responses, { left: others(state) }),
  settle: settling,
  'after-formed': opens('alliance.after-formed'),
});
