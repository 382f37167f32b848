import {
  alienFrontiersText,
  cardName,
  lastColonyText,
  parseAct,
  type TerritoryId,
  territoryName,
  untakenText,
  type View,
} from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';
import type { Proposal } from '../../../table/table-game.ts';
import { landingText } from '../words/landing-text.ts';

/**
 * What is asked once more: where colonies go decides the game, touching the deck cannot be stepped back from, and what
 * a turn leaves untaken is gone.
 */
export function proposalFor(view: View, prompt: string, key: string, say: Say): Proposal | null {
  if (prompt === 'af.ask.land') return landing(key as TerritoryId, view, say);
  if (prompt !== 'af.ask.act') return null;
  if (key === 'end-turn') return endingTurn(view, say);
  const title = say(alienFrontiersText.option(prompt, key));
  if (key === 'cycle') return { title, line: say('web.af.confirm.cycle') };
  const act = parseAct(key);
  if (act?.is !== 'discard') return null;
  const card = say(cardName(act.title));
  return { title, line: say('web.af.confirm.discard', { card }) };
}

/** A player who ends the turn with nothing left to lose is not asked. */
function endingTurn(view: View, say: Say): Proposal | null {
  if (view.untaken.length === 0) return null;
  const line = untakenText(view)
    .map((each) => say(each))
    .join(' ');
  return { title: say('web.af.confirm.end-turn'), line, isWarning: true };
}

function landing(territory: TerritoryId, view: View, say: Say): Proposal {
  const title = say('web.af.confirm.land', { territory: say(territoryName(territory)) });
  const last = lastColonyText(view, territory);
  const line = [last && say(last), landingText(view, territory, say)].filter((each) => each).join(' ');
  return { title, ...(line !== '' && { line }), ...(isWonByOthers(view, territory) && { isWarning: true }) };
}

/** Whether a colony there would be the last of the player whose turn it is, and another's victory. */
const isWonByOthers = ({ landings, turn }: View, territory: TerritoryId): boolean =>
  landings.some((each) => each.territory === territory && each.winners?.includes(turn) === false);
