import { seededDraws } from '../../design/seeded-draws.ts';

/** Stars over a whole scene; the same ones every time. */
export function sceneStars(count: number, seed: number) {
  const draw = seededDraws(seed);
  const stars = Array.from({ length: count }, () => ({
    cx: Math.round(draw() * 460),
    cy: Math.round(draw() * 560),
    r: Math.round((0.4 + draw() ** 5 * 1.5) * 100) / 100,
    opacity: Math.round((0.25 + draw() * 0.6) * 100) / 100,
  }));
  return (
    <g fill="#DCE8FF">
      {stars.map((star, index) => (
        <circle key={index} {...star} />
      ))}
    </g>
  );
}
