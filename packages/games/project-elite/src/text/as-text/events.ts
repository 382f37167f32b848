import type { Message } from '@starboard/engine';
import { slotsInPlay } from '../../content/event-cards.ts';
import { eventHolder } from '../../keys/holders.ts';
import type { View } from '../../view/view.ts';
import { slotsText } from '../gear.ts';
import { eventDoes, eventName, joined, plain } from '../names.ts';
import { slotsOfThing } from './heroes.ts';

const groups = ['lasting', 'nothing', 'movement', 'swarmRush', 'bossRush'] as const;

/** Lasting events that work, and what is still to come. */
export const eventsText = (view: View): readonly Message[] => [
  ...view.events.lasting.flatMap(({ no, isCompleted }) => [
    plain(isCompleted ? 'text.event-completed' : 'text.event', {
      name: eventName(no),
      does: eventDoes(no),
      slots: slotsText(slotsInPlay(no, view.heroes.length)),
    }),
    ...slotsOfThing(view, eventHolder(no), eventName(no)),
  ]),
  plain('text.events-left', {
    count: view.events.faceDown,
    groups: joined(
      groups.flatMap((group) => {
        const count = view.events.groups[group] ?? 0;
        return count > 0 ? plain(`group.${group}`, { count }) : [];
      }),
    ),
  }),
];
