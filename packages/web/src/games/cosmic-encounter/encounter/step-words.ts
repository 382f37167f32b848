import { abilityFacts } from '@starboard/cosmic-encounter/content';
import { abilityName, cardName, powerName } from '@starboard/cosmic-encounter/text';
import type { Message, MessageParam } from '@starboard/engine';
import type { Step } from './stage.ts';

/** What stands under a number: whose or what it is, and why it is so much. */
export interface StepWords {
  readonly what: Message;
  readonly why: Message | null;
}

const words = (key: string, params?: Readonly<Record<string, MessageParam>>): Message => ({
  key: `web.ce.encounter.step.${key}`,
  ...(params && { params }),
});

/** A step to a total in words, as short as they can be. */
export function stepWords(step: Step, viewer: number | 'spectator'): StepWords {
  const [cause] = step.causes;
  const by = cause && words('by', { seat: { seat: cause.seat }, isOwn: own(cause.seat === viewer) });
  const named = cause && shortName(cause.ability);
  const isOwn = own(step.seat === viewer);
  const seat = { seat: step.seat ?? 0 };
  switch (step.what) {
    case 'card':
      return { what: words('seat', { seat, isOwn }), why: named ?? openFace(step) ?? words('card') };
    case 'ships':
      return { what: words('seat', { seat, isOwn }), why: shipWords(step) };
    case 'flagship':
      return { what: words('flagship'), why: words('seat', { seat, isOwn }) };
    case 'add':
      return isReinforcement(step)
        ? { what: words('reinforcement'), why: by ?? null }
        : { what: named ?? words('add'), why: by ?? null };
    case 'multiply':
      return { what: named ?? words('multiply'), why: words('times-ships', { count: step.ships ?? 0 }) };
    case 'add-card':
    case 'multiply-ships':
    case 'spread':
    case 'third':
    case 'thrice':
    case 'reverse':
    case 'equalize':
    case 'parity':
    case 'ship-value':
    case 'negate':
    case 'wins':
    case 'upset':
      return { what: named ?? words(step.what), why: words(step.what) };
  }
}

const own = (isOwn: boolean): string => (isOwn ? 'yes' : 'no');

/** A power by its own name: whose it is, its picture says. */
function shortName(ability: string): Message {
  const { source } = abilityFacts(ability);
  return source.kind === 'power' ? powerName(source.alien) : abilityName(ability);
}

/** A card that is no attack counts as one: which one it is, is told. */
const openFace = ({ card }: Step): Message | null =>
  card === undefined || card.startsWith('attack-') ? null : cardName(card);

function shipWords({ ships = 0, each }: Step): Message {
  if (each === undefined) return words('ships', { count: ships });
  return each === -1 ? words('ships-off', { count: ships }) : words('ships-each', { count: ships, each });
}

export const isReinforcement = ({ what, causes }: Step): boolean =>
  what === 'add' && (causes[0]?.ability.startsWith('reinforcement-') ?? false);

/** All of a step in a sentence, for who does not see its picture. */
export const stepSentence = (step: Step, { what, why }: StepWords): Message =>
  words('spoken', {
    what,
    hasWhy: own(why !== null),
    why: why ?? '',
    isSum: own(step.adds !== null),
    adds: step.adds ?? 0,
    from: step.from,
    to: step.to,
  });
