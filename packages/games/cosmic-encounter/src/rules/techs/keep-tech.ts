import { asks, end, type Json, rulesOf, type Seat } from '@starboard/engine';
import type { TechId } from '../../content/technologies.ts';
import type { CeTable, Event } from '../state/events.ts';
import { playerOf, type State } from '../state/state.ts';
import { faceDown, removeTech } from './techs.ts';

const { procedure } = rulesOf<State, Event>();

/** Technologies that came last and of which one is kept. */
const drawnBy = (state: State, seat: Seat, count: number): TechId[] =>
  playerOf(state, seat)
    .techs.slice(-count)
    .map(({ id }) => id);

const keeping = (state: State, seat: Seat, count: number) => {
  const options = drawnBy(state, seat, count);
  return {
    seat,
    prompt: 'ce.ask.keep-tech',
    shape: { kind: 'choose', options },
    timeout: options[0] ?? null,
  } as const;
};

function keep(table: CeTable, seat: Seat, count: number, kept: Json): void {
  const { state } = table;
  const discarded = drawnBy(state, seat, count).filter((id) => id !== kept);
  for (const id of discarded) removeTech(state, seat, id);
  state.techDiscard.push(...discarded);
  table.reveal();
  table.emit({ type: 'techKept', seat, tech: kept as TechId });
  for (const tech of discarded) table.emit({ type: 'techDiscarded', seat, tech });
}

/** Before the first turn every player keeps one of the technologies dealt, and discards the others. */
export const chooseTech = procedure<object, 'which'>('choose-tech', 'which', {
  which: {
    takes: 'all',
    questions: (state) =>
      state.players.flatMap(({ techs }, seat) =>
        techs.length > 1 ? [{ ...keeping(state, seat, techs.length), secret: true }] : [],
      ),
    answer(table, _locals, answers) {
      for (const [seat, kept] of answers) keep(table, seat, playerOf(table.state, seat).techs.length, kept);
      return end();
    },
  },
});

/** So many off the deck, or what there is; an empty deck is made anew from the discards. */
export function drawTechs(table: CeTable, seat: Seat, count: number): number {
  const { state } = table;
  let drawn = 0;
  while (drawn < count && state.techDeck.length + state.techDiscard.length > 0) {
    if (state.techDeck.length === 0) {
      state.techDeck = table.shuffle('techs', state.techDiscard);
      state.techDiscard = [];
      table.emit({ type: 'techDeckReshuffled' });
    }
    const id = table.draw(state.techDeck);
    if (id !== undefined) playerOf(state, seat).techs.push(faceDown(id));
    drawn++;
  }
  if (drawn > 0) table.emit({ type: 'techsDrawn', seat, count: drawn });
  return drawn;
}

/** A player keeps one of those it has just drawn. */
export const keepTech = procedure<{ readonly seat: Seat; readonly drawn: number }, 'which'>(
  'keep-tech',
  'which',
  {
    which: asks(
      (state, { seat, drawn }) => keeping(state, seat, drawn),
      (table, { seat, drawn }, kept) => {
        keep(table, seat, drawn, kept);
        return end();
      },
    ),
  },
);
