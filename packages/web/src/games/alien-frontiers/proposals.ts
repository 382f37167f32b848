import { alienFrontiersText, cardName, type Title, type View } from '@starboard/alien-frontiers';
import type { Say } from '../../language/say.ts';
import type { Proposal } from '../../table/table-game.ts';

/** What is asked once more: where colonies go decides the game, and whoever touches the deck cannot step back. */
export function proposalFor(prompt: string, key: string, view: View, say: Say): Proposal | null {
  if (prompt === 'af.ask.land') return landing(key, view, say);
  if (prompt !== 'af.ask.act') return null;
  const title = say(alienFrontiersText.option(prompt, key));
  if (key === 'cycle') return { title, line: say('web.af.confirm.cycle') };
  if (!key.startsWith('discard:')) return null;
  const card = say(cardName(key.slice('discard:'.length) as Title));
  return { title, line: say('web.af.confirm.discard', { card }) };
}

function landing(territory: string, view: View, say: Say): Proposal {
  const title = say('web.af.confirm.land', {
    territory: say(alienFrontiersText.option('af.ask.land', territory)),
  });
  const preview = view.landings.find((each) => each.territory === territory);
  if (!preview) return { title };
  const changes = preview.points.flatMap((points, seat) =>
    points === 0 ? [] : [say('web.af.points-of', { seat: { seat }, points: signed(points) })],
  );
  const control = preview.controller === view.turn ? [say('web.af.confirm.control')] : [];
  return { title, line: [...changes, ...control].join(' · ') };
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
