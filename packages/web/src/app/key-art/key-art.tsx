import type { ShelfGameId } from '../shelf/shelf.ts';
import { AlienFrontiersKey } from '../../games/alien-frontiers/art/key-art.tsx';
import { CosmicEncounterKey } from '../../games/cosmic-encounter/art/key-art.tsx';
import { ProjectEliteKey } from '../../games/project-elite/art/key-art.tsx';

/** `whole`: a tall window. `wide`: a low one. `card`: a picture on a button. */
type Crop = 'whole' | 'wide' | 'card';

const scenes = {
  'alien-frontiers': {
    Scene: AlienFrontiersKey,
    crops: { whole: '0 0 460 560', wide: '0 172 460 230', card: '0 110 460 300' },
  },
  'cosmic-encounter': {
    Scene: CosmicEncounterKey,
    crops: { whole: '0 0 460 560', wide: '0 92 460 230', card: '0 80 460 300' },
  },
  'project-elite': {
    Scene: ProjectEliteKey,
    crops: { whole: '0 0 460 560', wide: '0 196 460 230', card: '0 110 460 300' },
  },
} as const satisfies Readonly<Record<ShelfGameId, object>>;

/** The picture a game is known by. */
export function KeyArt({ game, crop }: { readonly game: ShelfGameId; readonly crop: Crop }) {
  const { Scene, crops } = scenes[game];
  return (
    <svg viewBox={crops[crop]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene />
    </svg>
  );
}
