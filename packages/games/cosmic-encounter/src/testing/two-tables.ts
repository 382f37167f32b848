import {
  below,
  copy,
  isLegal,
  type Json,
  type Match,
  playFrom,
  type RandomState,
  randomFrom,
  redeal,
  type Seat,
  sample,
  shuffle,
} from '@starboard/engine';
import { isEncounterCard } from '../content/cosmic-cards.ts';
import { cosmicEncounter, type State } from '../index.ts';
import { knownCards, redealKnown } from '../view/redeal-known.ts';

const stateOf = (match: Match): State => match.position.state as State;

/** Whether no player looks at cards, has answered in secret, or is about to announce a card it would not hold elsewhere. */
export function hasNothingUnderWay(match: Match): boolean {
  const { position } = match;
  const { shown, encounter } = stateOf(match);
  const isAnnouncing = position.frames.some(
    ({ locals }) => ((locals as { card?: Json }).card ?? null) !== null,
  );
  const isLooking = shown.length > 0 || (encounter?.received ?? null) !== null;
  // what was promised must be there at the other table too
  const isDealing = (encounter?.talks ?? null) !== null;
  return !isAnnouncing && !isLooking && !isDealing && Object.keys(position.answered).length === 0;
}

/** The same table with others' technologies, face-down sheets and all their cards but encounter cards dealt anew. */
export function withOtherSecrets(match: Match, viewer: Seat, seed: string): Match {
  const position = copy(redeal(match, viewer, seed).position);
  const dealt = position.state as State;
  const real = copy(stateOf(match));
  const places = [real.deck, ...real.players.flatMap(({ hand }, seat) => (seat === viewer ? [] : [hand]))];
  const slots = places.flatMap((cards) => cards.map((card, index) => ({ cards, index, card })));
  const known = real.players.flatMap((_, seat) => knownCards(real, viewer, seat));
  const unknown = slots.filter(({ card }) => !isEncounterCard(card) && !known.includes(card));
  const pool = shuffle(
    randomFrom(seed),
    'cards',
    unknown.map(({ card }) => card),
  );
  for (const { cards, index } of unknown) cards[index] = pool.pop() as string;
  const { techDeck, unusedAliens, offered } = dealt;
  const players = real.players.map((player, seat) => ({
    ...player,
    techs: dealt.players[seat]?.techs ?? [],
    sheets: player.sheets.map((sheet, index) => ({
      ...sheet,
      alien: dealt.players[seat]?.sheets[index]?.alien ?? sheet.alien,
    })),
  }));
  position.state = { ...real, players, techDeck, unusedAliens, offered };
  redealKnown(position.state as State, viewer);
  position.random = copy(match.position.random);
  return playFrom(cosmicEncounter, position, { undo: false });
}

/** What is done to a technology face down is told by where it lies; which one that is differs. */
function spelledThere(here: Match, there: Match, seat: Seat, answer: Json): Json {
  if (typeof answer !== 'string') return answer;
  const [mine = [], theirs = []] = [here, there].map((match) => stateOf(match).players[seat]?.techs);
  const index = mine.findIndex(({ id }) => answer.split(':').includes(id));
  return answer
    .split(':')
    .map((part) => (part === mine[index]?.id ? (theirs[index]?.id ?? part) : part))
    .join(':');
}

/** An answer that is open to the seat at both tables; mostly a pass, where there is one. */
export function sharedAnswer(
  here: Match,
  there: Match,
  seat: Seat,
  player: RandomState,
): readonly [Json, Json] | null {
  const [one, other] = [here, there].map(({ questions }) =>
    questions.find((question) => question.seat === seat),
  );
  if (!one || !other) return null;
  const { timeout: pass = null } = one;
  const timeout = one.secret && isLegal(other.shape, pass) ? ([pass, pass] as const) : null;
  if (timeout && below(player, 'pass', 8) > 0) return timeout;
  for (let attempt = 0; attempt < 12; attempt++) {
    const answer = sample(one.shape, player, 'answer');
    const same = spelledThere(here, there, seat, answer);
    if (isLegal(other.shape, same)) return [answer, same];
  }
  return timeout;
}
