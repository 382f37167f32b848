import {
  alienFrontiersText,
  cardName,
  type TerritoryId,
  territoryName,
  type Title,
  type View,
} from '@starboard/alien-frontiers';
import type { Say } from '../../language/say.ts';
import type { Proposal } from '../../table/table-game.ts';
import { landingText } from './landing-text.ts';

/** What is asked once more: where colonies go decides the game, and whoever touches the deck cannot step back. */
export function proposalFor(prompt: string, key: string, view: View, say: Say): Proposal | null {
  if (prompt === 'af.ask.land') return landing(key as TerritoryId, view, say);
  if (prompt !== 'af.ask.act') return null;
  const title = say(alienFrontiersText.option(prompt, key));
  if (key === 'cycle') return { title, line: say('web.af.confirm.cycle') };
  if (!key.startsWith('discard:')) return null;
  const card = say(cardName(key.slice('discard:'.length) as Title));
  return { title, line: say('web.af.confirm.discard', { card }) };
}

function landing(territory: TerritoryId, view: View, say: Say): Proposal {
  const title = say('web.af.confirm.land', { territory: say(territoryName(territory)) });
  const line = landingText(view, territory, say);
  return line === '' ? { title } : { title, line };
}
