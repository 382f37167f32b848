import type { Reason, Seat } from '@starboard/engine';
import { times } from '../../content/presets.ts';
import { owedBy } from '../dice/owed.ts';
import { no } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { anyPhase } from './command.ts';
import type { Order } from './understand.ts';

const isLive = ({ phase }: State): boolean => phase === 'action' || phase === 'time-up';

/** Sent before the clock ran out, as far as a client can be believed: at most so long before it was heard. */
const isInTime = (sent: number | null, now: number, deadline: number): boolean =>
  Math.max(now - times.grace, Math.min(sent ?? now, now)) < deadline;

/** When time is up and all have acted, traps still snap: only what belongs to no phase is heard then. */
const isClosed = ({ phase, timeUpStep }: State): boolean => phase === 'time-up' && timeUpStep === null;

/** Why no order of this kind is carried out now, before it is looked at what it names. */
export function refuseKind(
  state: State,
  seat: Seat,
  { rules, name }: Pick<Order, 'rules' | 'name'>,
  sent: number | null,
  now: number,
): Reason | null {
  if (state.pause && name !== 'ready' && name !== 'not-ready') return no('paused');
  if (!rules.phases.includes(state.phase)) return no('wrong-phase');
  if (isClosed(state) && rules.phases !== anyPhase) return no('wrong-phase');
  if (isLive(state)) {
    if (!rules.whileOwing && owedBy(state, seat) > 0) return no('open-alien');
    if (!rules.whileOwing && state.timeUpStep === 'aliens') return no('wrong-phase');
    if (state.deadline !== null && !rules.outlivesClock) {
      if (!isInTime(name === 'pause' ? now : sent, now, state.deadline)) return no('clock-over');
    }
  }
  return null;
}

/** Why an order is not carried out now. */
export const refuseOrder = (state: State, seat: Seat, order: Order, now: number): Reason | null =>
  refuseKind(state, seat, order, order.sent, now) ?? order.rules.refuse(state, seat, order.given, now);
