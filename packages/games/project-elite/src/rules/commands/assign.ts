import { refuseHolder, holdersFor } from '../dice/access.ts';
import { isFilled, isSlotFree, slotsOf } from '../dice/holders.ts';
import { countsAs } from '../facts/facts.ts';
import { moveScout, refuseScout, scoutWays } from '../missions/scouts.ts';
import { eventHolder } from '../../keys/holders.ts';
import type { Here } from '../state/events.ts';
import { heroAt, tokenById } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import { command, ownDie, ownHero, ownHeroes, refuseDie, usableDice } from './command.ts';

/** Puts a die into a slot; on a scout's token it moves the scout. */
export const assign = command({
  name: 'assign',
  phases: ['action'],
  refuse(state, seat, { hero: index, die, holder, slot, to }) {
    const hero = ownHero(state, seat, index);
    if (!hero) return no('not-yours');
    const shown = ownDie(state, seat, die);
    const refusal = refuseDie(shown) ?? refuseHolder(state, hero, holder);
    if (refusal) return refusal;
    const asked = slotsOf(state, holder)[slot];
    if (!asked) return no('not-ready');
    if (!shown?.face || !countsAs(state, hero, shown.face, asked.takes)) return no('face-mismatch');
    if (!isSlotFree(state, holder, slot)) return no('slot-full');
    const token = tokenById(state, holder);
    return token?.is === 'recon' ? refuseScout(state, token, to[0]) : null;
  },
  perform(table, seat, { die, holder, slot, to }) {
    const { state } = table;
    const shown = ownDie(state, seat, die);
    const token = tokenById(state, holder);
    if (!shown) return;
    table.emit({ type: 'assigned', seat, die, to: holder });
    if (token?.is === 'recon') return moveScout(table, token, to[0] ?? token.cell, shown);
    shown.at = slotsOf(state, holder)[slot]?.locks ? 'locked' : 'normal';
    shown.holder = holder;
    shown.slot = slot;
    if (isFilled(state, holder)) becomesReady(table, holder);
  },
  comesTo(state, seat, { hero, die, holder, slot, to }) {
    const { takes = [], locks = false } = slotsOf(state, holder)[slot] ?? {};
    return [hero, ownDie(state, seat, die)?.face, holder, ...takes, locks, ...to].join();
  },
  candidates(state, seat) {
    const dice = usableDice(state, seat);
    if (dice.length === 0) return [];
    return ownHeroes(state, seat).flatMap((hero) =>
      holdersFor(state, heroAt(state, hero)).flatMap((holder) =>
        slotsOf(state, holder).flatMap((_slot, slot) =>
          dice.flatMap((die) => {
            const token = tokenById(state, holder);
            const ways = token?.is === 'recon' ? scoutWays(state, token).map((cell) => [cell]) : [[]];
            return ways.map((to) => ({ hero, die, holder, slot, to }));
          }),
        ),
      ),
    );
  },
});

/** What stays filled, though a die of it be lost afterwards: events, tokens and charges. */
function becomesReady(table: Here, holder: string): void {
  const { state } = table;
  for (const event of state.lasting) {
    if (eventHolder(event.no) !== holder) continue;
    event.isCompleted = true;
    table.emit({ type: 'eventCompleted', no: event.no });
  }
  for (const token of state.tokens) if (token.id === holder) token.isReady = true;
  for (const { charges } of state.heroes)
    for (const charge of charges) if (charge.id === holder) charge.isReady = true;
}
