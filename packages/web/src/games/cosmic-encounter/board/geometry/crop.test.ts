import { expect, test } from 'vitest';
import { cropOf, scaleOf } from './crop.ts';
import type { Layout } from './layout.ts';
import type { PlanetSpot } from './ring.ts';

const phone = { width: 390, height: 296 };
const box = { x: 0, y: 0, width: 960, height: 600 };
const board = { gate: null, zone: null, box } as unknown as Layout;
const planet = (x: number, y: number) => ({ x, y, r: 30 }) as PlanetSpot;
const system = [planet(400, 540), planet(460, 520), planet(520, 545), planet(580, 520), planet(640, 540)];

test('before the gate is aimed a phone shows offered planets large, all of them', () => {
  const crop = cropOf(board, phone, system);
  if (!crop) throw new Error('they are worth it');
  expect(scaleOf(crop, phone)).toBeGreaterThan(scaleOf(box, phone) * 2);
  for (const { x, y, r } of system) {
    expect(x - r).toBeGreaterThanOrEqual(crop.x);
    expect(x + r).toBeLessThanOrEqual(crop.x + crop.width);
    expect(y - r).toBeGreaterThanOrEqual(crop.y);
    expect(y + r).toBeLessThanOrEqual(crop.y + crop.height);
  }
});

test('planets on both sides, or none, are no reason to show less than all', () => {
  expect(cropOf(board, phone, [...system, planet(60, 60), planet(900, 60)])).toBeNull();
  expect(cropOf(board, phone)).toBeNull();
  expect(cropOf(board, { width: 960, height: 600 }, system)).toBeNull();
});
