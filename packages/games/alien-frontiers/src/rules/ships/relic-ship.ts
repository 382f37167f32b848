import { type Reason, reason } from '@starboard/engine';
import { bay } from '../../content/facilities.ts';
import { controllerOf } from '../planet/control.ts';
import type { AfTable } from '../state/events.ts';
import { pay, refuseCost, tokens } from '../state/resources.ts';
import type { State } from '../state/state.ts';

const cost = tokens(1, 1);
const rule = 'af.rule.relic-ship';
const needsBurroughs = reason('af.needs-burroughs', undefined, rule);

/** A borrowed bonus would not do: the desert must be the player's own. */
export function refuseRelic(state: State): Reason | null {
  if (controllerOf(state, 'burroughs-desert') !== state.turn) return needsBurroughs;
  if (state.fields.isolation === 'burroughs-desert') {
    return reason('af.isolated', { territory: 'burroughs-desert' }, 'af.rule.isolation');
  }
  if (state.relic.owner !== null) return reason('af.relic-in-play', undefined, rule);
  return refuseCost(state, state.turn, cost);
}

/** It waits in the Bay and is rolled from the next turn on. */
export function buyRelic(table: AfTable): void {
  const { relic, turn } = table.state;
  pay(table, turn, cost);
  relic.owner = turn;
  relic.at = bay;
  table.emit({ type: 'relicBought', seat: turn });
}
