import { type Bot, eagerBot, luckFor, playOut, randomBot } from '@starboard/bots';
import { playFrom, type Prompt, type Seat, viewFor } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import { buildPosition, cosmicEncounter, type PositionDescription } from '../../index.ts';
import { rarePosition } from './arranged-games.ts';
import { arrangedPosition, type Subject } from './arranged-position.ts';
import { rareMoments } from './rare-moments.ts';

export type FlareForm = 'wild' | 'super';

/** What the player of a flare is asked: in the moment in which it is offered, and then about it. */
export interface PlayedFlare {
  readonly offered: Prompt;
  readonly then: readonly Prompt[];
}

const mostGames = 80;
/** Looked at one after another; later the flare has mostly been lost. */
const [moments, decisionsEach] = [10, 40];
/** Until all that the flare asks has been answered. */
const decisionsAfter = 15;

/** Plays games that are arranged for a side of a flare until that has been played; null where it never was. */
export function playedFlare(alien: AlienId, form: FlareForm): PlayedFlare | null {
  const side = `${alien}.${form}`;
  for (let number = 0; number < mostGames; number++) {
    const position = buildPosition(arrangedFor(alien, form, number));
    const match = playFrom(cosmicEncounter, position, { undo: false });
    const asked: Prompt[] = [];
    const onScreen = (seat: Seat): Prompt => viewFor(match, seat).prompt as Prompt;
    const bots = Array.from(
      { length: match.table.seats },
      (_, seat): Bot => ({
        name: 'flare player',
        decide(prompt, means) {
          const { shape, isWindow } = prompt;
          const isOffered = shape.kind === 'choose' && shape.options.includes(side);
          const isAbout = !isWindow && cosmicEncounter.about?.(match.position.frames) === side;
          if (asked.length === 0 ? isOffered : isAbout) asked.push(onScreen(seat));
          if (isOffered) return side;
          // those who do all they can decline nothing
          return (number % 2 === 0 ? eagerBot : randomBot).decide(prompt, means);
        },
      }),
    );
    const goOn = (mostDecisions: number) => playOut(match, { bots, random, mostDecisions });
    const random = luckFor(`${side} ${number}`);
    for (let moment = 0; moment < moments && asked.length === 0; moment++) goOn(decisionsEach);
    const [offered, ...then] = asked;
    if (!offered) continue;
    goOn(decisionsAfter);
    return { offered, then: [...then, ...asked.slice(1 + then.length)] };
  }
  return null;
}

function arrangedFor(alien: AlienId, form: FlareForm, number: number): PositionDescription {
  const subject: Subject = {
    alien,
    isSuper: form === 'super',
    offense: (['red', 'blue', 'yellow'] as const)[number % 3] ?? 'red',
    tech: 'xenon-lasers',
    isStopped: number % 4 === 3,
  };
  // what leads to a rare moment does not always, and what is usual may
  const rare = number % 4 >= 2 && rareMoments.find(({ ability }) => ability === `${alien}.${form}`);
  return rare ? rarePosition(number, rare, subject) : arrangedPosition(number, subject);
}
