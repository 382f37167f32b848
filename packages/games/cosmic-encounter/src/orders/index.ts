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
  type ThingThen,
  thingThens,
  withAnswer,
  withPassEncounter,
  withPassOutside,
  withThenAbout,
  withThenAt,
} from './editing.ts';
export type { Condition, StandingOrder } from './order.ts';
