interface Length {
  readonly min: number;
  readonly max: number;
}

/** In characters as people count them. */
export const nameLength: Length = { min: 2, max: 24 };
export const passwordLength: Length = { min: 8, max: 200 };
export const chatLength: Length = { min: 1, max: 300 };
