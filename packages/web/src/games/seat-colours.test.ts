import { expect, test } from 'vitest';
import { webGames } from './index.ts';
import { seatColoursOf } from './seat-colours.ts';

const named = webGames.flatMap(({ id, seats, seatColours }) =>
  seatColours ? [{ id, seats, seatColours }] : [],
);

test.each(named)('each seat of $id has a colour of its own, by its name', ({ id, seats, seatColours }) => {
  expect(new Set(seatColours).size).toBe(seats.max);
  const given = Object.entries(seatColoursOf(id) ?? {});
  expect(given).toEqual(
    seatColours.map((colour, seat) => [`--seat-${'abcdef'[seat]}`, `var(--seat-${colour})`]),
  );
});

test('a game whose box names none has the usual colours', () => {
  const others = webGames.filter(({ seatColours }) => !seatColours);
  expect(others).not.toEqual([]);
  for (const { id } of others) expect(seatColoursOf(id)).toBeUndefined();
});
