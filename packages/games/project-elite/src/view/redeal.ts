import { below, type RandomState, shuffle, type Viewer } from '@starboard/engine';
import { faces } from '../content/symbols.ts';
import type { Find } from '../content/tokens.ts';
import { groupOf } from '../rules/setup/setup.ts';
import type { State } from '../rules/state/state.ts';

/** Deals anew what is hidden, from all players alike. */
export function redeal(state: State, _viewer: Viewer, random: RandomState): void {
  shuffle(random, 'swarm-deck', state.swarmDeck);
  shuffle(random, 'boss-deck', state.bossDeck);
  shuffle(random, 'search-deck', state.searchDeck);
  redealTechnology(state, random);
  redealEvents(state, random);
  redealFinds(state, random);
  for (const { dice } of state.players)
    for (const die of dice) if (die.at === 'tumbling') die.face = faces[below(random, 'dice', 6)] ?? null;
  for (const { revealAt, rolled } of state.attacks)
    if (revealAt !== null) rolled.forEach((_, index) => (rolled[index] = 1 + below(random, 'dice', 6)));
}

/** The deck together with cards laid aside. */
function redealTechnology({ technologyDeck, choices }: State, random: RandomState): void {
  const aside = choices.filter(({ isAside }) => isAside);
  const cards = shuffle(random, 'technology', [
    ...technologyDeck,
    ...aside.flatMap((choice) => choice.cards),
  ]);
  for (const choice of aside)
    choice.cards.splice(0, choice.cards.length, ...cards.splice(0, choice.cards.length));
  technologyDeck.splice(0, technologyDeck.length, ...cards);
}

/** In each group the face-down events with those left out; then their order. */
function redealEvents(state: State, random: RandomState): void {
  const { eventRow, spareEvents } = state;
  const hidden = shuffle(random, 'events', [...eventRow, ...spareEvents]);
  const wanted = eventRow.map(groupOf);
  eventRow.length = 0;
  for (const group of wanted) {
    const [no] = hidden.splice(
      hidden.findIndex((each) => groupOf(each) === group),
      1,
    );
    if (no !== undefined) eventRow.push(no);
  }
  spareEvents.splice(0, spareEvents.length, ...hidden);
  shuffle(random, 'events', eventRow);
}

function redealFinds(state: State, random: RandomState): void {
  const unknown = state.tokens.filter(({ is, isKnown }) => is === 'find' && !isKnown);
  const pool: Find[] = [...unknown.flatMap(({ find }) => find ?? []), ...state.spareFinds];
  shuffle(random, 'finds', pool);
  for (const token of unknown) Object.assign(token, { find: pool.pop() ?? null });
  state.spareFinds.splice(0, state.spareFinds.length, ...pool);
}
