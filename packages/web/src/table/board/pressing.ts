import type { AriaRole, KeyboardEvent, SVGProps } from 'react';

interface Pressing {
  readonly role: AriaRole;
  readonly tabIndex: number;
  readonly 'aria-label': string;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Makes a button of a drawing, which cannot be a <button>. */
export const pressing = (label: string, press: () => void): Pressing => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  onClick: press,
  onKeyDown: (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  },
});

/** A part of a drawing that is told by name. */
export const pictured = (label: string): SVGProps<SVGGElement> => ({ role: 'img', 'aria-label': label });
