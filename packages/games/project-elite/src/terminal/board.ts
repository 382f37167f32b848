import type { OwnBoard } from '@starboard/terminal';
import { readDieKey } from '../keys/keys.ts';
import type { Event } from '../rules/state/events.ts';
import type { Options } from '../rules/state/options.ts';
import { isUnfolded, optionMessage, projectEliteText, tableOption } from '../text/index.ts';
import { dieState } from '../text/seats.ts';
import type { View } from '../view/view.ts';
import { catalogues } from './catalogues.ts';

/** It draws no board: the table is told in words. */
export const board: OwnBoard = {
  name: { key: 'pe.game.name' },
  about: { key: 'pe.game.about' },
  text: projectEliteText,
  catalogues,
  option: (name) => tableOption(name as keyof Options),
  label: (view, prompt, key) => optionMessage({ view: view as View, seat: null }, prompt, key),
  detail(view, { say, viewer }, _prompt, key) {
    const die = readDieKey(key);
    const shown = die !== null && viewer !== 'spectator' && (view as View).dice[viewer]?.[die];
    return shown ? say(dieState(shown)) : null;
  },
  unfolds: isUnfolded,
  // all that players know they know together
  hasSecrets: false,
  actor: (event: Event) => ('seat' in event ? event.seat : null),
  isTurn: ({ type }: Event) => type === 'phaseBegan',
};
