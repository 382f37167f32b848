import { createElement, Suspense, use, useId } from 'react';
import { gradientStops } from '../../design/drawing/gradient-stops.tsx';
import { loadEmblem, webGame } from '../../games/find-game.ts';
import styles from './round-table.module.css';

const radius = 120;

function FloatingEmblem({ game }: { readonly game: string }) {
  const Emblem = use(loadEmblem(game));
  return Emblem && createElement(Emblem, { radius });
}

/** The table from above its edge, with what is played for floating over it. */
export function Hologram({ game }: { readonly game: string }) {
  const id = useId();
  return (
    <svg className={styles.table} viewBox="0 0 760 560" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}top`}>
          {gradientStops(
            [0, 'var(--holo-mid)', 0.75],
            [0.55, 'var(--holo-far)', 0.75],
            [1, 'var(--holo-edge)', 0.95],
          )}
        </radialGradient>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          {gradientStops([0, 'var(--holo-rim)'], [0.4, '#7CC4FF', 0.5], [1, '#7CC4FF', 0.15])}
        </linearGradient>
        <linearGradient id={`${id}cone`} x1="0" y1="1" x2="0" y2="0">
          {gradientStops([0, '#7CC4FF', 0.42], [1, '#7CC4FF', 0])}
        </linearGradient>
      </defs>
      <ellipse cx="380" cy="372" rx="270" ry="112" fill="var(--shade)" />
      <path d="M110 330v26a270 108 0 0 0 540 0v-26A270 108 0 0 1 110 330Z" fill="var(--holo-side)" />
      <ellipse
        cx="380"
        cy="330"
        rx="270"
        ry="108"
        fill={`url(#${id}top)`}
        stroke={`url(#${id}rim)`}
        strokeWidth="2.5"
      />
      <g fill="none" stroke="var(--holo-line)">
        <ellipse cx="380" cy="330" rx="206" ry="82" strokeOpacity=".45" />
        <ellipse
          cx="380"
          cy="330"
          rx="214"
          ry="85"
          strokeOpacity=".4"
          strokeWidth="5"
          strokeDasharray="1.5 10"
        />
        <ellipse cx="380" cy="330" rx="120" ry="46" strokeOpacity=".5" />
      </g>
      <path d="M262 330a118 44 0 0 0 236 0L512 178H248Z" fill={`url(#${id}cone)`} />
      <g transform="translate(380 186)">
        {webGame(game)?.emblem && (
          <Suspense fallback={<circle r={radius} fill="var(--holo-far)" />}>
            <FloatingEmblem game={game} />
          </Suspense>
        )}
      </g>
      <ellipse
        cx="380"
        cy="190"
        rx="170"
        ry="38"
        transform="rotate(-9 380 190)"
        fill="none"
        stroke="var(--holo-line)"
        strokeOpacity=".6"
        strokeDasharray="150 60"
      />
    </svg>
  );
}
