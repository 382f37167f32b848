import { cardFacts } from '../../content/cosmic-cards.ts';
import { battleOf, lead } from '../battle.ts';
import type { Sight } from '../sight.ts';
import type { Family } from './family.ts';

/** What to say a card is that stays face down: the truth where it wins, else the lowest attack that does. */
export const claim: Family = (_asked, sight) => {
  const truth = sight.ownCard === null ? null : cardFacts(sight.ownCard);
  return (face) => {
    const { type, value } = cardFacts(`${face}/1`);
    const isTrue = face === truth?.face;
    if (type !== 'attack' || !wins(sight, value)) return isTrue ? 0.5 : 0;
    return isTrue ? 2 : 1 - value / 100;
  };
};

/** Whether an attack of that value beats what the other main player has laid, as far as ships tell. */
function wins(sight: Sight, value: number): boolean {
  const { opposingCard } = sight;
  const battle = battleOf(sight);
  if (!battle || opposingCard?.type !== 'attack') return true;
  const ahead = lead(sight, battle);
  // a tie goes to the defense
  return sight.sideOf() === 'offense'
    ? value + ahead > opposingCard.value
    : value - ahead >= opposingCard.value;
}
