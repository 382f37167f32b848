import type { View } from '@starboard/project-elite/text';
import type { Threat } from '@starboard/project-elite/board';
import type { Viewer } from '@starboard/engine';
import type { BoardWords } from '../words.ts';
import { Alien } from './alien.tsx';
import { Hero } from './hero.tsx';

interface FiguresProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly threats: readonly Threat[];
  readonly words: BoardWords;
}

/** Aliens and heroes, those farther down in front of the others. */
export function Figures({ view, viewer, threats, words }: FiguresProps) {
  const stepsLeft = new Map(threats.map(({ alien, steps }) => [alien, steps]));
  const aliens = view.aliens.map((alien) => ({
    cell: alien.cell,
    drawn: (
      <Alien
        key={`alien${alien.id}`}
        kind={alien.kind}
        cell={alien.cell}
        health={alien.health}
        isSuppressed={alien.isSuppressed}
        stepsLeft={stepsLeft.get(alien.id) ?? null}
        label={words.alien(alien)}
      />
    ),
  }));
  const heroes = view.heroes.flatMap((hero, index) =>
    hero.id === null
      ? []
      : [
          {
            cell: hero.cell,
            drawn: (
              <Hero
                key={`hero${index}`}
                hero={hero.id}
                seat={hero.seat}
                cell={hero.cell}
                isOwn={hero.seat === viewer}
                label={words.hero(index)}
              />
            ),
          },
        ],
  );
  return [...aliens, ...heroes].sort((a, b) => a.cell - b.cell).map(({ drawn }) => drawn);
}
