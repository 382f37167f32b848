import type { Message, Viewer } from '@starboard/engine';
import type { Victory } from './victory.ts';

/** How it came to the end, as this viewer reads it; nothing where the title says it all. */
export function endingLine({ kind, givenUp }: Victory, viewer: Viewer, round: number): Message | null {
  switch (kind) {
    case 'agreed':
      return null;
    case 'played':
      return { key: 'web.end.round', params: { round } };
    case 'resigned':
      return viewer !== 'spectator' && givenUp.includes(viewer)
        ? { key: 'web.end.you-resigned' }
        : {
            key: 'web.end.resigned',
            params: { seats: givenUp.map((seat) => ({ seat })), count: givenUp.length },
          };
  }
}
