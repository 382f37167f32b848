import type { Seat } from '@starboard/engine';
import { mixColour } from './mix-colour.ts';
import { seatColours } from './seat-shape.tsx';

/** Three steps of one colour: its lit edge, the token itself, its shade. */
export interface Ramp {
  readonly lit: string;
  readonly plain: string;
  readonly shade: string;
}

const ink = '#0B1020';

/** Of what belongs to no seat. */
const moon: Ramp = { lit: '#F1F5FF', plain: '#B8C4E6', shade: '#64729E' };

const ramps: readonly Ramp[] = seatColours.map((plain) => ({
  lit: mixColour(plain, '#FFFFFF', 0.52),
  plain,
  shade: mixColour(plain, ink, 0.4),
}));

/** A seat's colour in light and in shade; of no seat, that of moons. */
export const rampOf = (seat: Seat | null): Ramp => (seat === null ? moon : (ramps[seat] ?? moon));
