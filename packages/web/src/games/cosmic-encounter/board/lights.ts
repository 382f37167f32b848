import type { SVGProps } from 'react';
import { pictured, pressing } from '../../../table/board/pressing.ts';

/** How a place looks to the player who chooses. */
export interface Light {
  /** Offered; or not offered, with a reason to be told. */
  readonly state: 'lit' | 'chosen' | 'why' | 'dark';
  /** Of how many that could be chosen here so many are. */
  readonly count: number;
  readonly most: number;
}

export const dark: Light = { state: 'dark', count: 0, most: 0 };

interface PlaceProps {
  readonly place: string;
  /** What it is called on the board, where the place itself is elsewhere on the screen. */
  readonly here?: string;
  readonly label: string;
  readonly state: Light['state'];
  readonly isPointedAt: boolean;
  readonly press: (place: string) => void;
  /** It opens something wherever it is pressed. */
  readonly isReadable?: boolean;
}

/** A part of the drawing that is something: a button while pressing it does anything, a picture with a name otherwise. */
export function placed({
  place,
  here = place,
  label,
  state,
  isPointedAt,
  press,
  isReadable = false,
}: PlaceProps) {
  const isButton = state !== 'dark' || isReadable;
  const isOffered = state === 'lit' || state === 'chosen';
  const props: SVGProps<SVGGElement> = isButton ? pressing(label, () => press(place)) : pictured(label);
  return {
    ...props,
    'data-place': here,
    'data-lit': isOffered || undefined,
    'data-chosen': state === 'chosen' || undefined,
    'data-pointed': isPointedAt || undefined,
    'aria-pressed': isOffered ? state === 'chosen' : undefined,
    'aria-disabled': state === 'why' || undefined,
  };
}
