import type { TerritoryId } from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';

/** What a territory gives whoever controls it, in a few words and tokens. */
export const bonusText = (territory: TerritoryId, say: Say): string => say(`web.af.bonus.${territory}`);
