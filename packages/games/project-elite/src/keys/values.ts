// Values of choices that are more than one word.

/** A step of an alien: which one, and where to. */
export const stepValue = (alien: number, to: number): string => `${alien}-${to}`;

export function readStepValue(value: string): { readonly alien: number; readonly to: number } {
  const [alien, to] = value.split('-').map(Number);
  return { alien: alien ?? 0, to: to ?? 0 };
}
