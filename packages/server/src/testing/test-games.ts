import type { Bot } from '@starboard/bots';
import type { AnyGame } from '@starboard/engine';
import { highCard, marketDay, masquerade, tapRace, trapdoors } from '@starboard/engine/testing/toys';
import { games } from '@starboard/games';
import { longRace } from './long-race.ts';
import { orderedCards } from './ordered-cards.ts';
import { patientRace } from './patient-race.ts';
import { secretsGame } from './secrets-game.ts';
import { teamRace } from './team-race.ts';
import { thoughtfulTalk } from './thoughtful-talk.ts';

/** Answers what the rules fail over, however often it is asked. */
const tripper: Bot = { name: 'tripper', decide: () => 'trip' };

/** What can be played in tests. */
export const testGames: readonly AnyGame[] = [
  ...games,
  highCard,
  marketDay,
  masquerade,
  orderedCards,
  tapRace,
  patientRace,
  longRace,
  teamRace,
  { ...trapdoors, bots: [tripper] },
  secretsGame,
  thoughtfulTalk,
];
