import { end, goto, type Procedure, type Question, type Reason, reason, rulesOf } from '@starboard/engine';
import type { Title } from '../../content/tech-cards.ts';
import { discardCard, ownedCard } from '../artifact/card-moves.ts';
import { hasBonus } from '../planet/control.ts';
import type { AfTable, Event } from '../state/events.ts';
import { pay, tokens } from '../state/resources.ts';
import { activePlayer, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** One thing a power has to be pointed at; `chosen` holds what was picked before. */
export interface Target {
  readonly prompt: string;
  /** What the prompt speaks of. */
  readonly params?: Question['params'];
  options(state: State, chosen: readonly string[]): string[];
  /** Whether there is any at the start, where that is told sooner than by listing them all. */
  isAny?(state: State): boolean;
  /** What a player may point at, targets or not. */
  conceivable(state: State): readonly string[];
  /** Why something a player may point at is no target. */
  why?(state: State, key: string, chosen: readonly string[]): Reason | null;
  /** Several at once, at least one; only for the last target. */
  most?(state: State, chosen: readonly string[]): number;
}

interface PowerRules {
  /** Fuel before Pohl Foothills; what the chosen targets make of it. */
  readonly cost?: (state: State, chosen: readonly string[]) => number;
  readonly targets: readonly [Target, ...Target[]];
  apply(table: AfTable, chosen: readonly string[]): void;
}

export interface Power {
  /** Why it cannot be used: no target, or no fuel. The general law of cards is looked after elsewhere. */
  refuses(state: State): Reason | null;
  readonly procedure: Procedure<{ chosen: string[] }>;
}

export interface TechCard {
  readonly title: Title;
  readonly fuel?: Power;
  readonly discard?: Power;
}

/** What a use costs in fuel: Pohl Foothills takes 1 off the whole. */
export const discounted = (state: State, fuel: number): number =>
  hasBonus(state, state.turn, 'pohl-foothills') ? Math.max(0, fuel - 1) : fuel;

export const canPayFuel = (state: State, fuel: number): boolean =>
  activePlayer(state).fuel >= discounted(state, fuel);

/** A power that costs fuel, once a turn for each card. */
export function fuelPower(title: Title, rules: PowerRules): Power {
  return power(title, 'fuel', rules, (table, chosen) => {
    const { state } = table;
    table.emit({ type: 'powerUsed', seat: state.turn, title, power: 'fuel' });
    pay(table, state.turn, tokens(discounted(state, rules.cost?.(state, chosen) ?? 0), 0));
    state.thisTurn.usedCards.push(ownedCard(state, state.turn, title));
    rules.apply(table, chosen);
  });
}

/** A power that costs the card itself; one a turn. */
export function discardPower(title: Title, rules: PowerRules): Power {
  return power(title, 'discard', rules, (table, chosen) => {
    const { state } = table;
    table.emit({ type: 'powerUsed', seat: state.turn, title, power: 'discard' });
    const card = ownedCard(state, state.turn, title);
    state.thisTurn.discarded = true;
    state.thisTurn.usedCards.push(card);
    discardCard(table, state.turn, card);
    rules.apply(table, chosen);
  });
}

function power(
  title: Title,
  which: 'fuel' | 'discard',
  { cost, targets: [first, ...later] }: PowerRules,
  use: (table: AfTable, chosen: readonly string[]) => void,
): Power {
  const targets = [first, ...later];
  return {
    refuses(state) {
      const fuel = cost ? discounted(state, cost(state, [])) : 0;
      if (activePlayer(state).fuel < fuel)
        return reason('af.cannot-pay', { fuel, ore: 0 }, `af.rule.${title}`);
      const isAny = first.isAny ? first.isAny(state) : first.options(state, []).length > 0;
      return isAny ? null : reason('af.no-target', { title }, `af.rule.${title}`);
    },
    procedure: procedure<{ chosen: string[] }, 'target'>(`${title}-${which}`, 'target', {
      target: {
        takes: 'each',
        questions: (state, { chosen }) => [question(state, targets[chosen.length] ?? first, chosen, title)],
        answer(table, { chosen }, answer) {
          chosen.push(...(typeof answer === 'string' ? [answer] : (answer as string[])));
          if (chosen.length < targets.length) return goto('target');
          use(table, chosen);
          return end();
        },
      },
    }),
  };
}

function question(state: State, target: Target, chosen: readonly string[], title: Title): Question {
  const options = target.options(state, chosen);
  const why = (key: string) =>
    target.why?.(state, key, chosen) ?? reason('af.bad-target', { title }, `af.rule.${title}`);
  const shape = target.most
    ? ({ kind: 'pick', options, min: 1, max: target.most(state, chosen), why } as const)
    : ({ kind: 'choose', options, why } as const);
  const { prompt, params, conceivable } = target;
  return { seat: state.turn, prompt, shape, conceivable, ...(params && { params }) };
}
