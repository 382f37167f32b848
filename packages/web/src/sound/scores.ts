import type { SoundName } from './sounds.ts';

/** A note: it may glide on its way from one pitch to another. */
export interface Tone {
  readonly wave: 'sine' | 'triangle';
  readonly from: number;
  readonly to?: number;
  /** Seconds after the sound begins, and until it has died away. */
  readonly at: number;
  readonly lasts: number;
  /** 1 is as loud as anything gets. */
  readonly loud: number;
}

/** A burst of air round a pitch; a wide one hisses, a narrow one clicks. */
export interface Puff {
  readonly centre: number;
  /** Where the centre glides to. */
  readonly to?: number;
  readonly narrow: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

export interface Score {
  readonly tones: readonly Tone[];
  readonly puffs: readonly Puff[];
}

const tones = (...list: readonly Tone[]): Score => ({ tones: list, puffs: [] });

/** A bell: the pitch, and its fainter overtone that dies sooner. */
const bell = (pitch: number, at: number, lasts: number, loud: number): readonly Tone[] => [
  { wave: 'sine', from: pitch, at, lasts, loud },
  { wave: 'sine', from: pitch * 2.76, at, lasts: lasts * 0.4, loud: loud * 0.22 },
];

const click = (centre: number, at: number, loud: number): Puff => ({
  centre,
  narrow: 4,
  at,
  lasts: 0.035,
  loud,
});

/** What each sound is made of. All keep to one scale, so that they agree when they meet. */
export const scores: Readonly<Record<SoundName, Score>> = {
  'your-turn': tones(...bell(587, 0, 0.7, 0.42), ...bell(880, 0.14, 0.9, 0.42)),
  // dice knock against each other, ever slower, and settle
  roll: {
    tones: [{ wave: 'triangle', from: 150, to: 95, at: 0.34, lasts: 0.1, loud: 0.35 }],
    puffs: [
      click(2600, 0, 0.5),
      click(3300, 0.04, 0.6),
      click(2200, 0.085, 0.65),
      click(3000, 0.14, 0.55),
      click(2400, 0.205, 0.5),
      click(2900, 0.28, 0.42),
      click(1900, 0.36, 0.36),
    ],
  },
  place: {
    tones: [{ wave: 'triangle', from: 330, to: 220, at: 0.008, lasts: 0.12, loud: 0.6 }],
    puffs: [click(2500, 0, 0.6)],
  },
  gain: tones(
    { wave: 'triangle', from: 659, at: 0, lasts: 0.14, loud: 0.32 },
    { wave: 'triangle', from: 880, at: 0.075, lasts: 0.22, loud: 0.32 },
  ),
  take: tones(
    { wave: 'triangle', from: 880, to: 740, at: 0, lasts: 0.12, loud: 0.28 },
    { wave: 'triangle', from: 587, at: 0.09, lasts: 0.2, loud: 0.32 },
  ),
  // something heavy comes down softly, and lights go on in it
  land: {
    tones: [
      { wave: 'sine', from: 160, to: 62, at: 0, lasts: 0.4, loud: 0.7 },
      ...bell(587, 0.16, 0.6, 0.2),
      ...bell(740, 0.2, 0.6, 0.18),
      ...bell(880, 0.24, 0.7, 0.18),
    ],
    puffs: [{ centre: 500, to: 160, narrow: 0.8, at: 0, lasts: 0.32, loud: 0.3 }],
  },
  card: {
    tones: [],
    puffs: [{ centre: 1300, to: 4200, narrow: 1.1, at: 0, lasts: 0.18, loud: 0.9 }, click(3200, 0.13, 0.35)],
  },
  lose: tones(
    { wave: 'triangle', from: 440, to: 415, at: 0, lasts: 0.2, loud: 0.32 },
    { wave: 'triangle', from: 294, to: 262, at: 0.13, lasts: 0.36, loud: 0.36 },
  ),
  tick: {
    tones: [{ wave: 'sine', from: 1175, at: 0, lasts: 0.07, loud: 0.45 }],
    puffs: [click(3600, 0, 0.25)],
  },
  refuse: tones(
    { wave: 'triangle', from: 196, to: 185, at: 0, lasts: 0.1, loud: 0.5 },
    { wave: 'triangle', from: 165, to: 156, at: 0.1, lasts: 0.16, loud: 0.5 },
  ),
  message: tones(...bell(1175, 0, 0.18, 0.22), ...bell(1480, 0.07, 0.24, 0.2)),
  win: tones(
    ...bell(587, 0, 0.9, 0.3),
    ...bell(740, 0.12, 0.9, 0.3),
    ...bell(880, 0.24, 1, 0.3),
    ...bell(1175, 0.38, 1.4, 0.34),
    { wave: 'triangle', from: 294, at: 0.38, lasts: 1.3, loud: 0.24 },
  ), // ships under way: two pitches that beat against each other
  fleet: {
    tones: [
      { wave: 'triangle', from: 147, to: 165, at: 0, lasts: 0.42, loud: 0.34 },
      { wave: 'sine', from: 149, to: 168, at: 0, lasts: 0.46, loud: 0.34 },
    ],
    puffs: [{ centre: 700, to: 1500, narrow: 0.9, at: 0, lasts: 0.4, loud: 0.16 }],
  },
  // it swings round and stands open
  gate: tones(
    { wave: 'triangle', from: 196, to: 220, at: 0, lasts: 0.34, loud: 0.26 },
    ...bell(440, 0.2, 0.7, 0.2),
    ...bell(587, 0.24, 0.75, 0.2),
    ...bell(880, 0.28, 0.8, 0.16),
  ),
  // two cards turned up, one a breath after the other
  reveal: {
    tones: [],
    puffs: [
      { centre: 1400, to: 900, narrow: 1.4, at: 0, lasts: 0.08, loud: 0.8 },
      { centre: 1250, to: 800, narrow: 1.4, at: 0.07, lasts: 0.09, loud: 0.8 },
    ],
  },
  lead: tones(...bell(392, 0, 0.5, 0.28), ...bell(587, 0.16, 0.9, 0.34)),
  loss: tones(
    { wave: 'triangle', from: 440, at: 0, lasts: 0.3, loud: 0.3 },
    { wave: 'triangle', from: 294, at: 0.18, lasts: 0.6, loud: 0.34 },
  ),
  // wood
  knock: {
    tones: [{ wave: 'triangle', from: 392, to: 330, at: 0, lasts: 0.07, loud: 0.5 }],
    puffs: [click(1100, 0, 0.55)],
  },
  // something can be answered: the same low note for all players
  moment: tones({ wave: 'sine', from: 147, at: 0, lasts: 0.7, loud: 0.42 }),
};
