import { coinRadius, middle, techCard, trackEdge } from './measures.ts';
import { type Box, boxAround, type Circle, isFree, polar, type Spot } from './shapes.ts';

/** What a seat has before its planets: its alien, and its technologies beside that. */
export interface HomeSpot {
  readonly coin: Spot;
  readonly techs: readonly Spot[];
  readonly box: Box;
}

const gap = 5;
const coinSize = coinRadius * 2;

/** In rows of two. */
const techsWidth = (techs: number): number =>
  techs === 0 ? 0 : gap + Math.ceil(techs / 2) * (techCard.width + 3);
const rowHeight = techCard.height + 3;

const turns = [0, 0.12, 0.24, 0.36, 0.5, 0.62, 0.75, 0.9, 1.05, 1.2, 1.35, 1.5, 1.7].flatMap((turn) =>
  turn === 0 ? [0] : [turn, -turn],
);
const aways = [32, 36, 42, 54, 68, 84, 104, 126, 150, 180];
/** To be turned away from its system by so much is as bad as to lie this much further out. */
const perTurn = 110;

/** From the best place to the worst: in front of its system, close to the warp. */
const places = aways
  .flatMap((away) => turns.map((turn) => ({ away, turn, cost: away + Math.abs(turn) * perTurn })))
  .toSorted((one, other) => one.cost - other.cost);

/** Between the warp and its planets, or as near to that as the gate allows. */
export function homeSpot(
  direction: number,
  techs: number,
  whole: Box,
  circles: readonly Circle[],
  boxes: readonly Box[],
): HomeSpot {
  const width = coinSize + techsWidth(techs) + 6;
  const height = techs === 0 ? coinSize + 6 : Math.max(coinSize, rowHeight * 2) + 6;
  for (const { away, turn } of places) {
    const box = boxAround(polar(middle, direction + turn, trackEdge + away), width, height);
    if (isFree(box, whole, circles, boxes)) return furnished(box, techs);
  }
  return furnished(boxAround(polar(middle, direction, trackEdge + 40), width, height), techs);
}

function furnished(box: Box, techs: number): HomeSpot {
  const coin = { x: box.x + 3 + coinRadius, y: box.y + box.height / 2 };
  return {
    box,
    coin,
    techs: Array.from({ length: techs }, (_, index) => ({
      x: box.x + 3 + coinSize + gap + Math.floor(index / 2) * (techCard.width + 3),
      y: box.y + 3 + (index % 2) * rowHeight,
    })),
  };
}
