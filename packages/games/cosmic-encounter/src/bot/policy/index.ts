import type { Json, Pause, RandomState } from '@starboard/engine';
import { windowOf } from '../../keys/index.ts';
import { type Asked, bestBy, type Judge } from '../answer.ts';
import type { Character } from '../characters/character.ts';
import { leaningTo } from '../characters/liking.ts';
import type { Sight } from '../sight.ts';
import { again } from './again.ts';
import { aim, destiny } from './aim.ts';
import { invite, join } from './alliance.ts';
import { give, keep, present, take } from './cards.ts';
import { claim } from './claim.ts';
import { answerDeal } from './deal.ts';
import { fallback } from './fallback.ts';
import type { Family } from './family.ts';
import { comrade, foe, friend, richest } from './players.ts';
import { react } from './react.ts';
import { most, reward } from './rewards.ts';
import { select } from './select.ts';
import { alien } from './setup.ts';
import { bring, flow, giveUp, harm, send, settle } from './ships.ts';
import { challenge, intervene, throwIn } from './totals.ts';

/** Which family judges which prompt, each named without what all have in common; windows are judged by one. */
const families: Readonly<Record<string, Family>> = {
  aim,
  will: aim,
  destiny,
  command: destiny,
  'send-ships': send,
  ooze: flow,
  'ooze-in': send,
  'ooze-out': most,
  fodder: throwIn,
  reserves: throwIn,
  intervention: intervene,
  challenge,
  invite,
  ally: join,
  select,
  claim,
  'second-encounter': again,
  reward,
  'card-or-ship': reward,
  'fetch-reward': reward,
  compensation: most,
  retrieve: most,
  'return-ships': bring,
  prometheus: bring,
  settle,
  're-establish': settle,
  'give-up-ships': giveUp,
  sacrifice: giveUp,
  'bring-ship': giveUp,
  'pick-ships': harm,
  execute: harm,
  vacuum: harm,
  'choose-alien': alien,
  'keep-alien': alien,
  'discard-one': give,
  'discard-any': give,
  unwanted: give,
  rage: give,
  store: give,
  'citadel-card': give,
  'match-card': give,
  'give-card': present,
  'give-cards': give,
  give,
  'put-back': give,
  'lay-aside': take,
  fetch: give,
  recover: take,
  loot: take,
  'keep-cards': take,
  'pick-cards': take,
  'top-of-discard': give,
  'keep-or-discard': keep,
  fetched: keep,
  'fetch-refused': keep,
  'give-to': comrade,
  heal: friend,
  'retrieve-instead': friend,
  'fetch-for': friend,
  possess: richest,
  hack: richest,
  'trade-with': richest,
  'card-from': richest,
  plague: foe,
  'force-field': foe,
};

/** What each option of a question is worth to the seat. */
export const judgeOf = (asked: Asked, sight: Sight, luck: RandomState): Judge =>
  familyOf(asked.prompt)(asked, sight, luck);

const familyOf = (prompt: string): Family =>
  families[prompt.slice('ce.ask.'.length)] ?? (windowOf(prompt) === null ? fallback : react);

/** What a seat answers by what it knows, and by its character; undefined where no family has an answer. */
export function answerByPolicy(
  asked: Asked,
  sight: Sight,
  luck: RandomState,
  character?: Character,
): Json | Pause | undefined {
  const { prompt, shape } = asked;
  if (prompt === 'ce.ask.deal') return answerDeal(sight, character);
  const worth = judgeOf(asked, sight, luck);
  if (!character) return bestBy(worth, shape, luck);
  const liking = leaningTo(character, asked, sight);
  return bestBy((key, taken) => worth(key, taken) + liking(key, taken), shape, luck);
}
