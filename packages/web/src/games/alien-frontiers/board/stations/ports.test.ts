import { describe, expect, test } from 'vitest';
import { type Cradle, cradles, type DockedShip } from './ports.ts';

const ship = (seat: number, value: number, port: number): DockedShip => ({ seat, ship: 0, value, port });

/** As it looks: B4 is seat B's 4, *3 a selected 3 that would come here, _ a free port. */
const drawn = (all: readonly Cradle[]): string =>
  all
    .map(({ ports, isLit }) => {
      const inside = ports.map(({ ship: docked, ghost }) =>
        docked ? `${'ABCD'[docked.seat]}${docked.value}` : ghost === null ? '_' : `*${ghost}`,
      );
      return `${isLit ? '!' : ''}[${inside.join(' ')}]`;
    })
    .join(' ');

describe('ships in their ports', () => {
  test('single ports hang on one boom, and selected dice come into the first free ones', () => {
    const there = [ship(1, 4, 0), ship(3, 6, 2)];
    expect(drawn(cradles('solar-converter', 8, there, [3, 3]))).toBe('![B4 *3 D6 *3 _ _ _ _]');
    expect(drawn(cradles('solar-converter', 7, there))).toBe('[B4 _ D6 _ _ _ _]');
  });

  test('a pair comes into a whole free cradle, though a single port is free before it', () => {
    const there = [ship(1, 1, 0)];
    expect(drawn(cradles('shipyard', 6, there, [3, 3]))).toBe('[B1 _] ![*3 *3] [_ _]');
  });

  test('three pass over a cradle in whose middle somebody stands', () => {
    expect(drawn(cradles('colony-constructor', 6, [ship(1, 1, 1)], [3, 3, 3]))).toBe('[_ B1 _] ![*3 *3 *3]');
  });

  test('a pair that finds no whole cradle comes into what is free', () => {
    const there = [ship(1, 1, 0), ship(2, 5, 3)];
    expect(drawn(cradles('shipyard', 4, there, [3, 3]))).toBe('![B1 *3] ![*3 C5]');
  });

  test('raiders that drive others out light the whole outpost', () => {
    const there = [ship(2, 1, 0), ship(2, 2, 1), ship(2, 3, 2)];
    expect(drawn(cradles('raiders-outpost', 3, there, [4, 5, 6]))).toBe('![C1 C2 C3]');
    expect(drawn(cradles('raiders-outpost', 3, there))).toBe('[C1 C2 C3]');
  });

  test('there are as many ports as the table has', () => {
    expect(drawn(cradles('colony-constructor', 3, []))).toBe('[_ _ _]');
    expect(drawn(cradles('colony-constructor', 6, []))).toBe('[_ _ _] [_ _ _]');
  });
});
