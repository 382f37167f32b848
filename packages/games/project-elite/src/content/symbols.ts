/** What the faces of an action die show: Move, Search, Hand, Wrench, Gun, and the Alien that must be obeyed. */
export const faces = ['M', 'S', 'H', 'W', 'G', 'A'] as const;
export type Face = (typeof faces)[number];

/** What a slot can ask for. */
export type Symbol = Exclude<Face, 'A'>;
