import type { Seat } from '@starboard/engine';
import { type CardFace, cardFacts, encounterFaces } from '../../content/cosmic-cards.ts';
import { askedOf, asksNumber, asksOne, decides } from '../../rules/asking/asking.ts';
import { turnUp } from '../../rules/cards/known-cards.ts';
import { runs } from '../../rules/runs.ts';
import { giveUpShips } from '../../rules/ships/lose-ships.ts';
import { modify } from '../../rules/encounter/modifier.ts';
import { ownCard, ownSide, valueOn } from '../../rules/encounter/reading.ts';
import { opponentOf, otherSide } from '../../rules/state/seats.ts';
import { shipsInEncounter } from '../../rules/ships/ships.ts';
import { encounterOf, type PlayedCard, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** A spread that no two attacks could have; naming more would change nothing. */
const widestSpread = 200;
const highestStake = 20;

const mayBluff = (state: State, seat: Seat): boolean => {
  const played = ownCard(state, seat);
  return played !== null && !played.isFaceUp && played.claim === null;
};

/** Shown as it is, the card would lose to the other, which lies open. */
const isBeaten = (state: State, seat: Seat): boolean => {
  const own = ownCard(state, seat);
  return own !== null && valueOn(state, otherSide(ownSide(state, seat))) >= cardFacts(own.card).value;
};

/** The opponent believes the claim, or has the card shown; the one who was wrong pays. */
const challenge = decides(
  askedOf(
    (state, seat) => opponentOf(state, seat) as Seat,
    asksOne('ce.ask.challenge', ['challenge', 'believe'], { timeout: 'believe' }),
  ),
  (table, { seat }, answer, opponent) => {
    if (answer === 'believe') return undefined;
    const { state } = table;
    const played = ownCard(state, seat) as PlayedCard;
    const loser = cardFacts(played.card).face === played.claim ? opponent : seat;
    played.claim = null;
    turnUp(state, played);
    table.reveal();
    table.emit({ type: 'claimChallenged', seat: opponent, card: played.card });
    const owed = [{ seat: loser, count: shipsInEncounter(state, loser) + encounterOf(state).stake }];
    const isAnywhere = state.settings.gamblerLossSource === 'anywhere';
    return runs(giveUpShips, { owed, fromGate: isAnywhere, outsideEncounter: !isAnywhere });
  },
);

/** Bluff: the own card stays face down and counts as what it is said to be, unless the opponent challenges. */
export const gambler = alien({
  id: 'gambler',
  passive: { revealsLast: true },
  power: {
    id: 'gambler.bluff',
    when: 'reveal.flip',
    as: 'main',
    use: 'may',
    if: mayBluff,
    isWise: isBeaten,
    asks: asksOne('ce.ask.claim', encounterFaces),
    effect: (table, { seat, choices }) => {
      const face = choices as CardFace;
      (ownCard(table.state, seat) as PlayedCard).claim = face;
      table.emit({ type: 'cardClaimed', seat, face });
    },
    afterwards: challenge,
  },
  wild: {
    when: 'reveal.before-reveal',
    as: 'main',
    asks: asksNumber('ce.ask.spread', 0, widestSpread),
    effect: ({ state }, { seat, choices }) => {
      modify(state, { op: 'spread', side: ownSide(state, seat), by: Number(choices) });
    },
  },
  super: {
    when: 'reveal.flip',
    as: 'main',
    if: mayBluff,
    asks: asksNumber('ce.ask.stake', 1, highestStake),
    effect: ({ state }, { choices }) => {
      encounterOf(state).stake += Number(choices);
    },
  },
});
