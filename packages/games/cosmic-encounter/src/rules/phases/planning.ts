import { end, goto, type Json, type Question, type Reason, reason, type Seat } from '@starboard/engine';
import { type CardId, isEncounterCard, typeOf } from '../../content/cosmic-cards.ts';
import { openWindow, use } from '../abilities/use.ts';
import type { CeTable } from '../state/events.ts';
import type { AlienId } from '../../content/aliens.ts';
import { passiveOf } from '../powers/passives.ts';
import { hasPower, sheetOf } from '../powers/powers.ts';
import { mainOf } from '../state/seats.ts';
import { playableCards, takeCard } from '../cards/sheet-cards.ts';
import { opens, sequence } from '../sequence.ts';
import { showCard } from '../encounter/show-card.ts';
import { handCheck } from './hand-check.ts';
import { encounterOf, type Side, type State } from '../state/state.ts';
import { runs } from '../runs.ts';

/** Cards a main player may select: an upset demands attacks from players who have one. */
function selectable(state: State, seat: Seat): CardId[] {
  const cards = playableCards(state, seat).filter(isEncounterCard);
  const isUpset = encounterOf(state).modifiers.some(({ op }) => op === 'upset');
  const attacks = cards.filter((card) => typeOf(card) === 'attack');
  const allowed = isUpset && attacks.length > 0 ? attacks : cards;
  const ordered = allowed.filter((card) => encounterOf(state).mustPlay.includes(card));
  return ordered.length > 0 ? ordered : allowed;
}

const selection = (state: State, side: Side): Question => {
  const seat = mainOf(encounterOf(state), side);
  const why = (card: string) => whyNotSelected(state, seat, card);
  return {
    seat,
    prompt: 'ce.ask.select',
    shape: { kind: 'choose', options: selectable(state, seat), why },
    conceivable: () => playableCards(state, seat),
  };
};

function whyNotSelected(state: State, seat: Seat, card: string): Reason {
  if (!playableCards(state, seat).includes(card)) return reason('engine.unknown-option');
  if (!isEncounterCard(card)) return reason('ce.no-encounter-card');
  const isOrdered = selectable(state, seat).some((other) => encounterOf(state).mustPlay.includes(other));
  return reason(isOrdered ? 'ce.must-play' : 'ce.only-attacks');
}

const unselected = (state: State): Side[] =>
  (['offense', 'defense'] as const).filter((side) => encounterOf(state).cards[side] === null);

function select(table: CeTable, side: Side, answers: ReadonlyMap<Seat, Json>): void {
  const { state } = table;
  const encounter = encounterOf(state);
  const seat = mainOf(encounter, side);
  const card = answers.get(seat) as CardId;
  const fromSheet = takeCard(state, seat, card);
  encounter.cards[side] = { card, laidBy: seat, isFaceUp: false, claim: null, fromSheet, counts: null };
  table.emit({ type: 'cardSelected', seat, card });
}

/** A card that belongs on a sheet was selected by a use of that power, once. */
function useSheet(state: State) {
  const encounter = encounterOf(state);
  for (const side of ['offense', 'defense'] as const) {
    const seat = mainOf(encounter, side);
    const alien = encounter.cards[side]?.fromSheet ?? null;
    const ability = alien && !encounter.cards[side]?.isFaceUp ? passiveOf(alien).playsFromSheet : undefined;
    if (ability && sheetOf(state, seat, alien as AlienId)?.cardsFrom === null)
      return runs(use, { seat, ability, card: null, window: 'planning.select' });
  }
  return undefined;
}

/** When that use was stopped, the card goes back and another must be selected. */
function takeBack({ state }: CeTable): boolean {
  const encounter = encounterOf(state);
  for (const side of ['offense', 'defense'] as const) {
    const seat = mainOf(encounter, side);
    const { fromSheet = null, card = '' } = encounter.cards[side] ?? {};
    const sheet = fromSheet && sheetOf(state, seat, fromSheet);
    if (!sheet || sheet.cardsFrom !== null || hasPower(state, seat, sheet.alien)) continue;
    sheet.cards.push(card);
    encounter.cards[side] = null;
    encounter.needsCard = true;
    return true;
  }
  return false;
}

export const planning = sequence<object>('planning', {
  // before it is thrown away a hand may be played from; whether it will be is not known yet, so it is always asked
  'playing-window': ({ state }) =>
    openWindow(state, 'planning.hand-check', mainOf(encounterOf(state), 'defense')),
  'hand-check': ({ state }) => {
    const isOffenseChecked = state.settings.offenseOutOfCards === 'immediate';
    return encounterOf(state).result === null ? runs(handCheck, { isOffenseChecked }) : end();
  },
  'before-select': opens('planning.before-select'),
  decided: ({ state }) => (encounterOf(state).result === null ? undefined : end()),
  'check-again': () => runs(handCheck, { isOffenseChecked: true }),
  'selecting-window': opens('planning.select'),
  // the last encounter card may have gone to pay for an answer there
  'check-still': () => runs(handCheck, { isOffenseChecked: true }),
  'select-first': {
    questions: (state) => {
      const { selectsFirst } = encounterOf(state);
      return selectsFirst && unselected(state).includes(selectsFirst) ? [selection(state, selectsFirst)] : [];
    },
    answer: (table, _locals, answers) => {
      const { selectsFirst } = encounterOf(table.state);
      if (selectsFirst && answers.size > 0) select(table, selectsFirst, answers);
    },
  },
  'first-from-sheet': ({ state }) => useSheet(state),
  'first-taken-back': (table) => (takeBack(table) ? goto('check-again') : undefined),
  // the side that must lay its card face up may say there and then that it does not
  'showing-window': ({ state }) => {
    const { selectsFirst } = encounterOf(state);
    return selectsFirst
      ? openWindow(state, 'reveal.flip', mainOf(encounterOf(state), selectsFirst))
      : undefined;
  },
  'show-first': (table) => {
    const { selectsFirst, cards } = encounterOf(table.state);
    const played = selectsFirst && cards[selectsFirst];
    if (played && played.claim === null) showCard(table, selectsFirst);
  },
  // the side that sees a card before choosing its own may still do something about it
  'seen-card': ({ state }) =>
    encounterOf(state).selectsFirst ? openWindow(state, 'planning.select') : undefined,
  'decided-by-sight': ({ state }) => (encounterOf(state).result === null ? undefined : end()),
  'check-last': () => runs(handCheck, { isOffenseChecked: true }),
  select: {
    questions: (state) => unselected(state).map((side) => selection(state, side)),
    answer: (table, _locals, answers) => {
      for (const side of unselected(table.state)) select(table, side, answers);
      encounterOf(table.state).needsCard = false;
    },
  },
  'from-sheet': ({ state }) => useSheet(state),
  'taken-back': (table) => (takeBack(table) ? goto('check-again') : undefined),
  'after-select': opens('planning.after-select'),
});
