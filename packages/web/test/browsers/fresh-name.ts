const letters = 'bdfgkmprstvz';

/** A name that is not taken at a server where other stories were told before, nor this one. */
export function freshName(first: string): string {
  const pick = (): string => letters[Math.floor(Math.random() * letters.length)] ?? '';
  return `${first} ${Array.from({ length: 8 }, pick).join('')}`;
}
