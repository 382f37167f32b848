import type { Message, Viewer } from '@starboard/engine';
import type { Victory } from './victory.ts';

/** How it came to the end, as this viewer reads it; nothing where the title says it all. */
export function endingLine({ kind, givenUp }: Victory, viewer: Viewer): Message | null {
  switch (kind) {
    case 'agreed':
    // how its rules end a match, the game says
    case 'played':
      return null;
    case 'resigned':
      return viewer !== 'spectator' && givenUp.includes(viewer)
        ? { key: 'web.end.you-resigned' }
        : {
            key: 'web.end.resigned',
            params: { seats: givenUp.map((seat) => ({ seat })), count: givenUp.length },
          };
  }
}
