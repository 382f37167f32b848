import { end, goto, type Json, type Question, type Seat } from '@starboard/engine';
import { type CardId, isEncounterCard, typeOf } from '../../content/cosmic-cards.ts';
import { settle } from '../abilities/use.ts';
import { drawNewHand, hasEncounterCard } from '../cards.ts';
import { cutEncounter } from '../cut-encounter.ts';
import type { CeTable } from '../events.ts';
import { mainOf } from '../seats.ts';
import { opens, runs, sequence } from '../sequence.ts';
import { encounterOf, playerOf, type Side, type State } from '../state.ts';

/** A defense without an encounter card draws a new hand; an offense without one has lost its turn. */
function checkHands(table: CeTable) {
  const { state } = table;
  const encounter = encounterOf(state);
  // that a hand need not be shown is news too
  table.reveal();
  if (!hasEncounterCard(state, encounter.offense)) cutEncounter(table);
  else if (!hasEncounterCard(state, mainOf(encounter, 'defense')))
    drawNewHand(table, mainOf(encounter, 'defense'));
  return runs(settle, {});
}

/** Cards a main player may select: an upset demands attacks from whoever has one. */
export function selectable(state: State, seat: Seat): CardId[] {
  const cards = playerOf(state, seat).hand.filter(isEncounterCard);
  const isUpset = encounterOf(state).modifiers.some(({ op }) => op === 'upset');
  const attacks = cards.filter((card) => typeOf(card) === 'attack');
  return isUpset && attacks.length > 0 ? attacks : cards;
}

const selection = (state: State, side: Side): Question => {
  const seat = mainOf(encounterOf(state), side);
  return { seat, prompt: 'ce.ask.select', shape: { kind: 'choose', options: selectable(state, seat) } };
};

const unselected = (state: State): Side[] =>
  (['offense', 'defense'] as const).filter((side) => encounterOf(state).cards[side] === null);

function select(table: CeTable, side: Side, answers: ReadonlyMap<Seat, Json>, isFaceUp: boolean): void {
  const { state } = table;
  const encounter = encounterOf(state);
  const seat = mainOf(encounter, side);
  const card = answers.get(seat) as CardId;
  const player = playerOf(state, seat);
  player.hand = player.hand.filter((held) => held !== card);
  encounter.cards[side] = { card, laidBy: seat, isFaceUp, counts: null };
  if (isFaceUp) table.reveal();
  table.emit({ type: 'cardSelected', seat, card });
}

export const planning = sequence<object>('planning', {
  'hand-check': ({ state }) =>
    state.settings.offenseOutOfCards === 'when-needed' ? goto('before-select') : undefined,
  'check-hands': checkHands,
  'before-select': opens('planning.before-select'),
  decided: ({ state }) => (encounterOf(state).result === null ? undefined : end()),
  'check-again': checkHands,
  'selecting-window': opens('planning.select'),
  'select-first': {
    questions: (state) => {
      const { selectsFirst } = encounterOf(state);
      return selectsFirst ? [selection(state, selectsFirst)] : [];
    },
    answer: (table, _locals, answers) => {
      const { selectsFirst } = encounterOf(table.state);
      if (selectsFirst) select(table, selectsFirst, answers, true);
    },
  },
  select: {
    questions: (state) => unselected(state).map((side) => selection(state, side)),
    answer: (table, _locals, answers) => {
      for (const side of unselected(table.state)) select(table, side, answers, false);
      encounterOf(table.state).needsCard = false;
    },
  },
  'after-select': opens('planning.after-select'),
});
