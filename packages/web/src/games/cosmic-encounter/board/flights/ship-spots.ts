import type { View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';
import { gateStack } from '../geometry/gate.ts';
import { type Layout, warpStack } from '../geometry/layout.ts';
import { middle, techCard } from '../geometry/measures.ts';
import { seatsWith } from '../geometry/seats-with.ts';
import type { Spot } from '../geometry/shapes.ts';
import { planetStacks } from '../geometry/stacks.ts';
import { zoneStack } from '../geometry/zone.ts';
import { techAt } from '../../keys/places.ts';
import type { ShipPlace } from './ships-moved.ts';

/** Where on the board a seat's ships at a place are; null where the place is not drawn. */
export function shipSpot(layout: Layout, view: View, seat: Seat, place: ShipPlace): Spot | null {
  const { encounter } = view;
  const home = layout.homes[seat];
  if (typeof place === 'number') return onPlanet(layout, view, seat, place);
  if (place === 'warp') return warpStack(layout.directions[seat] ?? 0);
  if (place === 'away') return home?.coin ?? null;
  if (place === 'gate') {
    const seats = encounter ? seatsWith(encounter.gate, encounter.offense) : [];
    return layout.gate && gateStack(layout.gate, Math.max(0, seats.indexOf(seat)), seats.length);
  }
  if (place === 'zone') {
    const seats = encounter ? seatsWith(encounter.zone, null) : [];
    return layout.zone && zoneStack(layout.zone, Math.max(0, seats.indexOf(seat)), seats.length);
  }
  const tech = home?.techs[techAt(place)];
  return tech ? { x: tech.x + techCard.width, y: tech.y + techCard.height } : null;
}

function onPlanet({ planets }: Layout, view: View, seat: Seat, planet: number): Spot | null {
  const spot = planets[planet];
  const of = view.planets[planet];
  if (!spot || !of) return null;
  return planetStacks(spot, of.ships, of.system).find((stack) => stack.seat === seat) ?? spot;
}

const steps = 18;
const turns = 1.1;

/** Round the warp and in, ever faster: the way of ships that are lost. */
export function spiral(from: Spot, to: Spot): readonly Spot[] {
  const away = ({ x, y }: Spot) => Math.hypot(x - middle.x, y - middle.y);
  const angle = ({ x, y }: Spot) => Math.atan2(y - middle.y, x - middle.x);
  const short = (angle(to) - angle(from) + 4 * Math.PI) % (2 * Math.PI);
  const whole = short + (short < Math.PI * turns ? 2 * Math.PI : 0);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    const r = away(from) + (away(to) - away(from)) * (1 - (1 - part) ** 2);
    const turn = angle(from) + whole * part ** 1.4;
    return { x: middle.x + r * Math.cos(turn), y: middle.y + r * Math.sin(turn) };
  });
}
