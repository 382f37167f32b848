import type { GameText } from '@starboard/engine';
import { actOf } from '../keys/prompts.ts';
import type { Event } from '../rules/state/events.ts';
import type { View } from '../view/view.ts';
import { asText } from './as-text/index.ts';
import { eventMessage } from './event.ts';
import { plain } from './names.ts';
import { optionMessage } from './option.ts';
import { reasonMessage } from './reason.ts';
import { rules } from './rules.ts';

export { isUnfolded, optionMessage } from './option.ts';
export type { Event } from '../rules/state/events.ts';
export { deadlineOf } from '../view/deadline.ts';
export type { View } from '../view/view.ts';
export { alienLine } from './as-text/aliens.ts';
export { heroLine } from './as-text/heroes.ts';
export { phaseMessage } from './as-text/now.ts';
export { tokenLine } from './as-text/objectives.ts';
export { filledSlots } from './slots-in-view.ts';
export { tableOption } from './table-options.ts';

/** Project: ELITE in messages; the words are in `messages/<language>.json` and the folders beside. */
export const projectEliteText: GameText<Event, View> = {
  prompt(prompt) {
    const act = actOf(prompt);
    return act === undefined ? { key: prompt } : plain(`which.${act}`);
  },
  option: (prompt, key) => optionMessage({ view: null, seat: null }, prompt, key),
  event: eventMessage,
  reason: reasonMessage,
  asText,
  rules,
};
