import type { Message, Viewer } from '@starboard/engine';
import { tokenSlots } from '../../content/tokens.ts';
import type { View } from '../../view/view.ts';
import { slotsText } from '../gear.ts';
import { cellName, findDoes, findName, missionRules, plain } from '../names.ts';
import { tokenName } from '../things.ts';
import { slotsOfThing } from './heroes.ts';
import { waysOf } from './ways.ts';

type Token = View['tokens'][number];

/** The mission's tokens with what they ask for, and how far the viewer's heroes have to go. */
export function objectivesText(view: View, viewer: Viewer): readonly Message[] {
  const farther = waysOf(view, viewer);
  return [
    missionRules(view.settings.mission),
    ...view.tokens.flatMap((token) => [
      farther(tokenLine(token), token.cell),
      ...slotsOfThing(view, token.id, tokenName(token.id)),
    ]),
  ];
}

/** What a token of the mission is, and what it asks for. */
export function tokenLine({ is, id, no, cell, isReady, isOpen, find }: Token): Message {
  const params = { no, cell: cellName(cell), slots: slotsText(tokenSlots(id)) };
  if (is === 'find') {
    if (find === null) return plain('objective.find', params);
    const known = { ...params, find: findName(find), does: findDoes(find) };
    return plain(isOpen ? 'objective.find-open' : 'objective.find-known', known);
  }
  return plain(`objective.${is}${isReady ? '-ready' : ''}`, params);
}
