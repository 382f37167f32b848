import { asks, call, end, rulesOf, type Seat } from '@starboard/engine';
import { type CardFace, cardFacts, encounterFaces } from '../../content/cosmic-cards.ts';
import type { Event } from '../../rules/events.ts';
import { giveUpShips } from '../../rules/lose-ships.ts';
import { cardOn, ownSide } from '../../rules/reading.ts';
import { opponentOf } from '../../rules/seats.ts';
import { shipsInEncounter } from '../../rules/ships.ts';
import { encounterOf, type PlayedCard, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** A spread that no two attacks could have; naming more would change nothing. */
const widestSpread = 200;
const highestStake = 20;

const ownCard = (state: State, seat: Seat): PlayedCard => cardOn(state, ownSide(state, seat)) as PlayedCard;

const mayBluff = (state: State, seat: Seat): boolean => {
  const played = cardOn(state, ownSide(state, seat));
  return played !== null && !played.isFaceUp && played.claim === null;
};

const nameCard = procedure<{ readonly seat: Seat }, 'which'>('gambler-claim', 'which', {
  which: asks(
    (_state, { seat }) => ({
      seat,
      prompt: 'ce.ask.claim',
      shape: { kind: 'choose', options: [...encounterFaces] },
    }),
    (_table, _locals, face) => end(face),
  ),
});

const nameNumber = (name: string, prompt: string, min: number, max: number) =>
  procedure<{ readonly seat: Seat }, 'number'>(name, 'number', {
    number: asks(
      (_state, { seat }) => ({ seat, prompt, shape: { kind: 'amount', min, max } }),
      (_table, _locals, number) => end(number),
    ),
  });

const nameSpread = nameNumber('gambler-spread', 'ce.ask.spread', 0, widestSpread);
const nameStake = nameNumber('gambler-stake', 'ce.ask.stake', 1, highestStake);

/** The opponent believes the claim, or has the card shown; whoever was wrong pays. */
const challenge = procedure<{ readonly seat: Seat }, 'decide' | 'end'>('gambler-challenge', 'decide', {
  decide: asks(
    (state, { seat }) => ({
      seat: opponentOf(state, seat) as Seat,
      prompt: 'ce.ask.challenge',
      shape: { kind: 'choose', options: ['challenge', 'believe'] },
      timeout: 'believe',
    }),
    (table, { seat }, answer, opponent) => {
      if (answer === 'believe') return end();
      const { state } = table;
      const played = ownCard(state, seat);
      const loser = cardFacts(played.card).face === played.claim ? opponent : seat;
      played.claim = null;
      played.isFaceUp = true;
      table.reveal();
      table.emit({ type: 'claimChallenged', seat: opponent, card: played.card });
      const owed = [{ seat: loser, count: shipsInEncounter(state, loser) + encounterOf(state).stake }];
      const isAnywhere = state.settings.gamblerLossSource === 'anywhere';
      return call(giveUpShips, { owed, fromGate: isAnywhere, outsideEncounter: !isAnywhere }, 'end');
    },
  ),
  end: () => end(),
});

/** Bluff: the own card stays face down and counts as what it is said to be, unless the opponent challenges. */
export const gambler = alien({
  id: 'gambler',
  passive: { revealsLast: true },
  abilities: [
    {
      id: 'gambler.bluff',
      when: 'reveal.flip',
      as: 'main',
      use: 'may',
      if: mayBluff,
      asks: nameCard,
      effect: (table, { seat, choices }) => {
        const face = choices as CardFace;
        ownCard(table.state, seat).claim = face;
        table.emit({ type: 'cardClaimed', seat, face });
        return call(challenge, { seat }, 'finish');
      },
    },
  ],
  wild: {
    when: 'reveal.before-reveal',
    as: 'main',
    asks: nameSpread,
    effect: ({ state }, { seat, choices }) => {
      encounterOf(state).modifiers.push({ op: 'spread', side: ownSide(state, seat), by: Number(choices) });
    },
  },
  super: {
    when: 'reveal.flip',
    as: 'main',
    if: mayBluff,
    asks: nameStake,
    effect: ({ state }, { choices }) => {
      encounterOf(state).stake += Number(choices);
    },
  },
  procedures: [nameCard, nameSpread, nameStake, challenge],
});
