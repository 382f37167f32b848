import type { Message, Seat } from '@starboard/engine';
import { abilityFacts } from '../content/abilities.ts';
import { cardName } from './cards.ts';
import { alienName, powerName, seatParam, techName } from './names.ts';

/** Which texts an ability has, and what they speak of. */
function wordsOf(id: string): Required<Message> {
  const { source, isCompletion, isNoUse } = abilityFacts(id);
  switch (source.kind) {
    case 'power': {
      const params = { alien: alienName(source.alien), power: powerName(source.alien) };
      // what is no use of the power needs words of its own
      return { key: isNoUse ? id : 'power', params };
    }
    case 'flare':
      return { key: source.form, params: { alien: alienName(source.alien) } };
    case 'artifact':
      return { key: 'card', params: { card: cardName(source.artifact) } };
    case 'reinforcement':
      return { key: 'card', params: { card: cardName(source.face) } };
    case 'technology': {
      const params = { tech: techName(source.technology) };
      if (isCompletion) return { key: 'tech-complete', params };
      // what else it does has words of its own
      return { key: id === source.technology ? 'tech' : id, params };
    }
  }
}

/** What it is, to be spoken of: a power, one side of a flare, a card. */
export function abilityName(id: string): Message {
  const { key, params } = wordsOf(id);
  return { key: `ce.ability.${key}`, params };
}

/** What a player may do with it, as a button would say it. */
export function abilityAct(id: string): Message {
  const { key, params } = wordsOf(id);
  return { key: `ce.ability.${key}.act`, params };
}

/** That a player does it. */
export function abilityDone(id: string, seat: Seat): Message {
  const { key, params } = wordsOf(id);
  return { key: `ce.ability.${key}.done`, params: { ...params, seat: seatParam(seat) } };
}
