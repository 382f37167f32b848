import { Suspense, use } from 'react';
import { loadArt } from '../../games/find-game.ts';
import type { Crop } from '../../games/web-game.ts';

interface KeyArtProps {
  readonly game: string;
  readonly crop: Crop;
}

/** The picture a game is known by, once it is there. */
export const KeyArt = (props: KeyArtProps) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
);

function Drawn({ game, crop }: KeyArtProps) {
  const art = use(loadArt(game));
  return (
    art && (
      <svg viewBox={art.crops[crop]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <art.Scene />
      </svg>
    )
  );
}
