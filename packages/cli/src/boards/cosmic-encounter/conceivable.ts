import { allAbilities, cardFacts, otherWindows, phaseWindows, type View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';

type Ability = ReturnType<typeof allAbilities>[number];

const windowPrompts: readonly string[] = [...phaseWindows, ...otherWindows].map((name) => `ce.ask.${name}`);

/** What somebody who is asked may look for: in a window whatever is its own, among invitations both sides. */
export function conceivableKeys(view: View, prompt: string, seat: Seat): readonly string[] {
  if (prompt === 'ce.ask.ally') return ['join:offense', 'join:defense'];
  if (!windowPrompts.includes(prompt)) return [];
  const own = allAbilities().filter((ability) => isOwn(view, seat, ability));
  // of the parts of a power the one for this moment says best what is in the way
  const isNow = ({ when }: Ability) => [when].flat().some((window) => prompt === `ce.ask.${window}`);
  return [...own.filter(isNow), ...own.filter((ability) => !isNow(ability))].map(({ id }) => id);
}

function isOwn(view: View, seat: Seat, { source }: Ability): boolean {
  const { hand = [], sheets = [], techs = [] } = view.players[seat] ?? {};
  const cards = [...hand, ...sheets.flatMap((sheet) => sheet.cards)].flatMap((card) => card ?? []);
  const holds = (isMeant: (facts: ReturnType<typeof cardFacts>) => boolean) =>
    cards.some((card) => isMeant(cardFacts(card)));
  switch (source.kind) {
    case 'power':
      return sheets.some(({ alien }) => alien === source.alien);
    case 'technology':
      return techs.some(({ tech }) => tech === source.technology);
    case 'flare': {
      const isOfAlien = holds(({ flare }) => flare === source.alien);
      return isOfAlien && (source.form === 'super') === hasPower(view, seat, source.alien);
    }
    case 'artifact':
      return holds(({ artifact }) => artifact === source.artifact);
    case 'reinforcement':
      return holds(({ face }) => face === source.face);
  }
}

/** Whoever has the power in working order plays the super side of its flare. */
const hasPower = ({ players, encounter }: View, seat: Seat, alien: string): boolean =>
  (players[seat]?.sheets ?? []).some((sheet) => sheet.alien === alien && sheet.isUp) &&
  !encounter?.zapped.includes(`${seat}:${alien}`);
