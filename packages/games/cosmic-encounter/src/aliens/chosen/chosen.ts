import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { optionKey, parseOption } from '../../keys/index.ts';
import { type CardId, isEncounterCard, typeOf } from '../../content/cosmic-cards.ts';
import { isAnnouncing } from '../../rules/abilities/answering.ts';
import { isLosing } from '../../rules/abilities/wise.ts';
import { throughWindow } from '../../rules/abilities/use.ts';
import { asksOne, asksSome, decides } from '../../rules/asking/asking.ts';
import { drawCards, putOnDiscard } from '../../rules/cards/cards.ts';
import { runs } from '../../rules/runs.ts';
import type { CeTable, Event } from '../../rules/state/events.ts';
import { isAttacking, ownSide } from '../../rules/encounter/reading.ts';
import { addCard, replaceCard } from '../../rules/encounter/replace-card.ts';
import { playerOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const cardsDrawn = 3;

/** Every encounter card drawn may take the place of the own one, and an attack may join an attack. */
function interventions(state: State, seat: Seat): string[] {
  const mayAdd = (card: CardId) => typeOf(card) === 'attack' && isAttacking(state, seat);
  const drawn = playerOf(state, seat).aside.filter(isEncounterCard);
  return [
    ...drawn.map((card) => optionKey({ word: 'replace', card })),
    ...drawn.filter(mayAdd).map((card) => optionKey({ word: 'add', card })),
  ];
}

function intervene(table: CeTable, seat: Seat, answer: string): void {
  const { state } = table;
  const { word, card } = parseOption(answer) ?? {};
  if (card === undefined) return;
  const player = playerOf(state, seat);
  const side = ownSide(state, seat);
  player.aside = player.aside.filter((other) => other !== card);
  if (word === 'replace') replaceCard(table, side, card);
  else addCard(table, side, card);
}

const asksIntervention = asksOne(
  'ce.ask.intervention',
  (state, seat) => [...interventions(state, seat), 'none'],
  { timeout: 'none' },
);

const pray = procedure<{ readonly seat: Seat }, 'draw' | 'seen' | 'which' | 'discard'>(
  'chosen-pray',
  'draw',
  {
    draw(table, { seat }) {
      drawCards(table, seat, cardsDrawn, 'aside');
      return throughWindow(table.state, 'trigger.cards-aside', seat, 'seen');
    },
    seen(table, { seat }) {
      // whether there is an encounter card among them is news
      table.reveal();
      return goto(interventions(table.state, seat).length > 0 ? 'which' : 'discard');
    },
    which: asks(
      (state, { seat }) => asksIntervention(state, seat),
      (table, { seat }, answer) => {
        intervene(table, seat, answer);
        return goto('discard');
      },
    ),
    discard(table, { seat }) {
      const rest = playerOf(table.state, seat).aside.splice(0);
      if (rest.length > 0) putOnDiscard(table, seat, rest);
      return end();
    },
  },
);

const others = (state: State, seat: Seat): CardId[] =>
  playerOf(state, seat).aside.filter((card) => !isEncounterCard(card));

/** Divine Intervention: three cards off the deck, one of which may replace or strengthen the revealed one. */
export const chosen = alien({
  id: 'chosen',
  power: {
    id: 'chosen.intervention',
    when: 'reveal.after-reveal',
    as: 'main',
    use: 'may',
    isWise: isLosing,
    effect: (_table, { seat }) => runs(pray, { seat }),
  },
  wild: {
    when: 'planning.before-select',
    as: 'main',
    effect: (table, { seat }) => drawCards(table, seat, 1),
  },
  // played within the use of the power, while the three cards are being seen
  super: {
    when: 'trigger.cards-aside',
    as: 'main',
    if: (state, seat) => isAnnouncing(state, seat, 'chosen.intervention') && others(state, seat).length > 0,
    effect: decides(
      (state, seat) =>
        asksSome('ce.ask.keep-cards', others, 0, Infinity, { timeout: others(state, seat) })(state, seat),
      ({ state }, { seat }, kept) => {
        const player = playerOf(state, seat);
        player.aside = player.aside.filter((card) => !kept.includes(card));
        player.hand.push(...kept);
      },
    ),
  },
  procedures: [pray],
});
