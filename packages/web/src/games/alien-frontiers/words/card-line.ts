import type { Title } from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';

/** What a card is good for in four words; the whole of it is one tap away. */
export const cardLine = (title: Title, say: Say): string => say(`web.af.card.${title}`);
