import { submit } from '@starboard/engine';
import { begin } from '../../packages/games/project-elite/src/testing/random-inputs.ts';
import { EventTexts } from '../../packages/host/src/telling/event-texts.ts';
import { pictureOf } from '../../packages/host/src/telling/picture.ts';
import { ViewersPictures } from '../../packages/host/src/telling/viewers-pictures.ts';
import { missionNo, seats } from './missions.ts';

const viewers = Array.from({ length: seats }, (_, seat) => seat);

/** The same inputs, and after each the pictures of all six seats, with what each is told, as a host makes them. */
export function playGame(number: number): number {
  const { seed, inputs } = missionNo(number);
  const match = begin(seats, seed);
  const pictures = new ViewersPictures(
    viewers,
    viewers.map(() => 0),
    (viewer, pieces) => pictureOf(match, viewer, pieces),
    () => false,
  );
  for (const input of inputs) {
    const taken = submit(match, input);
    if (!taken.accepted) throw new Error(taken.reason.key);
    const { events } = taken;
    pictures.tell(match.game, { events, texts: new EventTexts(events), back: null, undone: null });
  }
  return inputs.length;
}
