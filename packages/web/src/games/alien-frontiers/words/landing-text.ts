import type { TerritoryId, View } from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';
import { spokenSigns } from './spoken-signs.ts';

/** What a territory gives the seat that controls it, in a few words and tokens. */
export const bonusText = (territory: TerritoryId, say: Say): string => say(`web.af.bonus.${territory}`);

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

const previewOf = (view: View, territory: TerritoryId) =>
  view.landings.find((each) => each.territory === territory);

/** All that a landing changes: the players' points, who controls the ground then, and what that is good for. */
export function landingText(view: View, territory: TerritoryId, say: Say): string {
  const preview = previewOf(view, territory);
  if (!preview) return '';
  const points = preview.points.flatMap((change, seat) =>
    change === 0 ? [] : [say('web.af.points-of', { seat: { seat }, points: signed(change) })],
  );
  const bonus = preview.bringsBonus
    ? [say('web.af.bonus-is', { bonus: spokenSigns(bonusText(territory, say), say) })]
    : [];
  return [...points, controlText(view, territory, preview.controller, say), ...bonus].join(' · ');
}

function controlText(view: View, territory: TerritoryId, after: number | null, say: Say): string {
  const before = view.territories[territory].controller;
  const own = view.turn;
  if (after === own) {
    if (before === own) return say('web.af.confirm.control-kept');
    return before === null
      ? say('web.af.confirm.control')
      : say('web.af.confirm.control-from', { seat: { seat: before } });
  }
  if (after !== null) return say('web.af.confirm.control-other', { seat: { seat: after } });
  return before === null
    ? say('af.text.controlled-by-nobody')
    : say('web.af.confirm.control-tied', { seat: { seat: before } });
}

/** The same in a few words and tokens, for a button: the own points, and the bonus or who has it instead. */
export function landingNote(view: View, territory: TerritoryId, say: Say): string {
  const preview = previewOf(view, territory);
  if (!preview) return '';
  const { controller, bringsBonus, points } = preview;
  const then = bringsBonus
    ? bonusText(territory, say)
    : controller === null
      ? say('af.text.controlled-by-nobody')
      : say('af.text.controlled-by', { seat: { seat: controller } });
  return `${signed(points[view.turn] ?? 0)} · ${then}`;
}
