import { cardFacts } from '../../content/cosmic-cards.ts';
import type { Sight } from '../sight.ts';
import type { Character, CharacterName, Leaning } from './character.ts';
import { type Feeling, invites, joins, likes, likesShips, likesSide, stops, strikes } from './leanings.ts';

/** Loves cards: asks for much in talks, is paid in cards, and helps where allies are paid. */
const greedy: Character = {
  leanings: {
    reward: likes('card', 0.04),
    'card-or-ship': likes('card', 0.04),
    'fetch-reward': likes('card', 0.04),
    ally: likesSide('defense', 0.008),
  },
  asks: () => 1.4,
};

const comradely: Feeling = (sight, seat) => (sight.isComrade(seat) ? 0.02 : 0);

/** Stands by players with whom it shares a planet: they landed there together, or settled it in a deal. */
const loyal: Character = {
  leanings: {
    ally: joins(comradely),
    invite: invites(comradely),
    ...against(strikes(comradely)),
  },
  asks: (sight, other) => (sight.isComrade(other) ? 0.7 : 1),
};

const resentful: Feeling = (sight, seat) => (sight.hasBeenHurtBy(seat) ? -0.025 : 0);

/** Goes after players who hold a home planet of its own, or have just stopped its power. */
const spiteful: Character = {
  leanings: {
    ally: joins(resentful),
    invite: invites(resentful),
    window: stops(resentful),
    ...against(strikes(resentful)),
  },
  asks: (sight, other) => (sight.hasBeenHurtBy(other) ? 1.6 : 1),
};

/** Risks little: few ships, hardly an attack of others; and is glad of company and of a deal. */
const timid: Character = {
  leanings: {
    'send-ships': likesShips(-0.004),
    ally: likesSide('offense', -0.03),
    invite: invites(() => 0.005),
    select: peaceful(0.005),
    'second-encounter': likes('encounter', -0.004),
  },
  asks: () => 0.7,
};

/** Four ships, into every attack; and a card that others would not dare to lay. */
const bold: Character = {
  leanings: {
    'send-ships': likesShips(0.006),
    ally: likesSide('offense', 0.008),
    select: bluff(0.003),
    'second-encounter': likes('encounter', 0.01),
  },
};

export const characters: Readonly<Record<CharacterName, Character>> = {
  greedy,
  loyal,
  spiteful,
  timid,
  bold,
};

/** Wherever a player is named whom something is to be done to. */
function against(leaning: Leaning): Readonly<Record<string, Leaning>> {
  const prompts = ['destiny', 'command', 'plague', 'force-field', 'pick-ships', 'execute', 'vacuum'];
  return Object.fromEntries(prompts.map((prompt) => [prompt, leaning]));
}

function peaceful(liking: number): Leaning {
  return () => (card) => (cardFacts(card).type === 'negotiate' ? liking : 0);
}

/** An attack that is not the best of the hand. */
function bluff(liking: number): Leaning {
  return (sight: Sight) => {
    const best = sight.standings[sight.seat]?.hand?.best ?? 0;
    return (card) => {
      const { type, value } = cardFacts(card);
      return type === 'attack' && value < best ? liking : 0;
    };
  };
}
