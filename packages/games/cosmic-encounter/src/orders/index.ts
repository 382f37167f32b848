/** Standing orders as screens show and change them, without the rules. */
export {
  answers,
  passesEncounter,
  passesOutside,
  presets,
  type Then,
  thenAbout,
  thenAt,
  thens,
  thenTo,
  type ThingThen,
  thingThens,
  withAnswer,
  withPassEncounter,
  withPassOutside,
  withThenAbout,
  withThenAt,
  withThenTo,
} from './editing.ts';
export type { Condition, StandingOrder } from './order.ts';
