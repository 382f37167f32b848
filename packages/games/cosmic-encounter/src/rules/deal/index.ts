/** What a deal is made of, and what both would have after it: all that a screen needs to put an offer together. */
export {
  type CardKind,
  type Gift,
  isAnyKind,
  nothing,
  refuseNothing,
  talksLength,
  type Terms,
} from './deal-terms.ts';
export type { Grant } from './grants.ts';
export { type Outlook, outlookOf, type Standing } from './outlook.ts';
