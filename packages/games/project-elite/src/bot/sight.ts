import type { Seat } from '@starboard/engine';
import type { Attack, Choice, MissionToken, Player, State } from '../rules/state/state.ts';
import { type Ground, groundById } from './ground.ts';

const openPlayer = (player: Player): Player =>
  player.revealAt === null
    ? player
    : {
        ...player,
        dice: player.dice.map((die) => (die.at === 'tumbling' ? { ...die, face: null } : die)),
      };

const openAttack = (attack: Attack): Attack =>
  attack.revealAt === null ? attack : { ...attack, rolled: attack.rolled.map(() => 0) };

const openToken = (token: MissionToken): MissionToken =>
  token.find === null || token.isKnown ? token : { ...token, find: null };

const openChoice = (choice: Choice): Choice =>
  choice.isAside ? { ...choice, cards: choice.cards.map(() => '') } : choice;

/** The table as all players see it: what is hidden from all is not in it. */
const openState = (state: State): State => ({
  ...state,
  players: state.players.map(openPlayer),
  attacks: state.attacks.map(openAttack),
  tokens: state.tokens.map(openToken),
  choices: state.choices.map(openChoice),
  spareFinds: [],
  eventRow: [],
  spareEvents: [],
  swarmDeck: [],
  bossDeck: [],
  searchDeck: [],
  technologyDeck: [],
});

/** What a seat knows, for its bot to decide by. It holds for one decision. */
export class Sight {
  readonly seat: Seat;
  readonly #state: State;

  constructor(state: State, seat: Seat) {
    this.seat = seat;
    this.#state = openState(state);
  }

  get state(): State {
    return this.#state;
  }

  get ground(): Ground {
    return groundById(this.#state.settings.map);
  }
}

export const glance = (state: State, seat: Seat): Sight => new Sight(state, seat);
