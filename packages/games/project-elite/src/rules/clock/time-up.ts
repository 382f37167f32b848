import { times } from '../../content/presets.ts';
import { keepAutomatically, showCards } from '../choices/choices.ts';
import { giveHitsAutomatically, revealHits } from '../attack/attack.ts';
import { isOver } from '../damage/ending.ts';
import { loseDieAutomatically } from '../damage/lose-die.ts';
import { free } from '../dice/holders.ts';
import { isAlienOpen, movableAliens, owedBy, payStep } from '../dice/owed.ts';
import { revealDice } from '../dice/rolling.ts';
import { safestStep } from '../figures/safest.ts';
import { stepAtOnce } from '../figures/step-at-once.ts';
import type { Here } from '../state/events.ts';
import { heroAt, idOf, isUntimed } from '../state/reading.ts';
import type { State } from '../state/state.ts';

// When the clock has run out: what tumbles is shown, Alien results are made good, and then all that is ready may be used
// once more.

export function beginTimeUp(table: Here): void {
  const { state } = table;
  state.players.forEach((player, seat) => {
    if (player.revealAt !== null) revealDice(table, seat);
    for (const die of player.dice) if (die.at === 'free' && !isAlienOpen(die)) free(die);
    player.isDone = false;
  });
  state.offers.length = 0;
  state.phase = 'time-up';
  state.timeUpStep = 'aliens';
  state.deadline = null;
  state.endsAt = isUntimed(state) ? null : table.now + times.timeUpAlien;
  table.emit({ type: 'phaseBegan', phase: 'time-up', round: state.round });
}

const isOwing = (state: State): boolean => state.players.some((_, seat) => owedBy(state, seat) > 0);

/** Once no step is owed, held finds are looked at and all act once more. */
export function goOnInTimeUp(table: Here): void {
  const { state } = table;
  if (state.phase !== 'time-up' || state.timeUpStep !== 'aliens' || isOwing(state) || isOver(state)) return;
  state.timeUpStep = 'acts';
  state.endsAt = isUntimed(state) ? null : table.now + times.timeUpAct;
  for (const { hero } of state.rewards.splice(0)) showCards(table, hero, 'technology', 3);
  state.heroes.forEach((hero, index) => {
    for (const _held of hero.searches) showCards(table, index, 'search', 3);
  });
  for (const choice of state.choices) {
    if (!choice.isAside) continue;
    choice.isAside = false;
    table.reveal();
    table.emit({ type: 'cardsShown', hero: idOf(heroAt(state, choice.hero)), cards: choice.cards.slice() });
  }
}

/** The time for a step of time-up is over. */
export function endTimeUpStep(table: Here): void {
  const { state } = table;
  state.endsAt = null;
  if (state.timeUpStep === 'aliens') payAll(table);
  else for (const player of state.players) player.isDone = true;
}

/** Alien results that their players have not applied: each the safest step. */
function payAll(table: Here): void {
  const { state } = table;
  state.players.forEach((player, seat) => {
    while (owedBy(state, seat) > 0 && !isOver(state)) {
      const step = safestStep(state, movableAliens(state));
      payStep(state, seat, player.dice.findIndex(isAlienOpen));
      if (step) stepAtOnce(table, step.alien, step.to);
    }
  });
}

/** What is still open when all are done is settled without them. */
export function settleTimeUp(table: Here): void {
  const { state } = table;
  for (const attack of state.attacks.slice()) {
    if (attack.revealAt !== null) revealHits(table, attack);
    if (attack.hits > 0) giveHitsAutomatically(table, attack);
  }
  for (const { hero } of state.rewards.splice(0)) showCards(table, hero, 'technology', 3);
  for (const choice of state.choices.slice()) keepAutomatically(table, choice);
  state.heroes.forEach((hero, index) => {
    if (hero.mustLose) loseDieAutomatically(table, index);
    hero.hasFreeStep = false;
  });
  for (const player of state.players) for (const die of player.dice) if (die.at === 'free') free(die);
  state.offers.length = 0;
  state.timeUpStep = null;
  state.endsAt = null;
}
