import type { TextSection, Viewer } from '@starboard/engine';
import type { View } from '../../view/view.ts';
import { plain } from '../names.ts';
import { aliensText } from './aliens.ts';
import { aroundText } from './around.ts';
import { cardsText } from './cards.ts';
import { eventsText } from './events.ts';
import { diceText, heroesText } from './heroes.ts';
import { nowText } from './now.ts';
import { placesText } from './places.ts';
import { objectivesText } from './objectives.ts';

/** The whole table in sentences, what is needed most first. */
export const asText = (view: View, viewer: Viewer): readonly TextSection[] =>
  [
    { title: plain('text.now'), lines: nowText(view) },
    { title: plain('text.dice'), lines: diceText(view) },
    { title: plain('text.heroes'), lines: heroesText(view) },
    { title: plain('text.around'), lines: aroundText(view, viewer) },
    { title: plain('text.aliens'), lines: aliensText(view) },
    { title: plain('text.objectives'), lines: objectivesText(view, viewer) },
    { title: plain('text.events'), lines: eventsText(view) },
    { title: plain('text.places'), lines: placesText(view, viewer) },
    { title: plain('text.cards'), lines: cardsText(view) },
  ].filter(({ lines }) => lines.length > 0);
