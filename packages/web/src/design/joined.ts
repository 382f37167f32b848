/** Class names, as far as they apply. */
export const joined = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
