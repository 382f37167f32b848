import { copy } from '@starboard/engine';
import type { Talks } from '../rules/deal/deal-terms.ts';
import { type Outlook, outlookOf } from '../rules/deal/outlook.ts';
import type { Encounter, Side, State } from '../rules/state/state.ts';

/** What the main players have said, and what would come of the offer on the table. */
export interface TalksView extends Readonly<Talks> {
  readonly preview: Readonly<Record<Side, Outlook>> | null;
}

export function talksView(state: State, { talks, result }: Encounter): TalksView | null {
  if (!talks || result !== null) return null;
  return { ...copy(talks), preview: talks.terms && outlookOf(state, talks.terms) };
}
