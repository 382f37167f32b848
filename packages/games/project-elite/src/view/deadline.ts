import { presets, times } from '../content/presets.ts';
import type { View } from './view.ts';

/** When what runs on the game's clock is over, and how long it was in all; in milliseconds. */
export function deadlineOf(view: View): { readonly at: number; readonly length: number } | null {
  const { decision, endsAt } = view.moment;
  if (decision?.endsAt)
    return { at: decision.endsAt, length: decision.seat === null ? times.teamChoice : times.heroChoice };
  const length = lengthOf(view);
  return endsAt === null || length === null ? null : { at: endsAt, length };
}

const factors = { x1: 1, 'x1.5': 1.5, x2: 2, untimed: 1 } as const;

function lengthOf({ settings, moment: { phase, timeUpStep } }: View): number | null {
  switch (phase) {
    case 'setup':
      return times.setup;
    case 'planning':
      return Number(settings.planning) * 1000;
    case 'countdown':
      return times.countdown;
    case 'action':
      return presets[settings.difficulty].actionSeconds * 1000 * factors[settings.clock];
    case 'time-up':
      return timeUpStep === 'aliens' ? times.timeUpAlien : times.timeUpAct;
    case 'event':
    case 'spawn':
    case 'activation':
    case 'end-of-round':
      return null;
  }
}
