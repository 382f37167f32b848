import type { Question } from './question.ts';

/** Whether it is a moment to react in, which passes by itself. */
export const isWindow = ({ isWindow: passesByItself, timeout }: Question): boolean =>
  passesByItself === true && timeout !== undefined;
