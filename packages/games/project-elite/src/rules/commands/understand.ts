import type { Json, Seat } from '@starboard/engine';
import { keyOf, readDieKey, readKey } from '../../keys/keys.ts';
import type { Command, CommandName } from '../../keys/forms.ts';
import type { Here } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { CommandRules } from './command.ts';
import { keyed, words } from './index.ts';
import { roll } from './roll.ts';

/** What a player says: which command, with what it names, and when it was sent if that was said. */
export interface Order {
  readonly name: string;
  readonly rules: CommandRules<unknown>;
  readonly given: unknown;
  readonly sent: number | null;
}

export type AnyKeyed = CommandRules<unknown> & { readonly name: CommandName };

// each command reads what it was given by itself, so that here their types may be forgotten
export const kinds = keyed as readonly unknown[] as readonly AnyKeyed[];
const byName: ReadonlyMap<string, AnyKeyed> = new Map(kinds.map((each) => [each.name, each]));
const anyRoll = roll as unknown as CommandRules<unknown>;

/** The order that an answer says: a word, or `{ command: … }`, with `sent` beside it if the client says when. */
export function understand(answer: Json): Order | null {
  if (typeof answer === 'string') {
    const rules = words[answer];
    return rules && Object.hasOwn(words, answer) ? wordOrder(answer, rules) : null;
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const { sent, ...rest } = answer as Readonly<Record<string, Json>>;
  if (sent !== undefined && typeof sent !== 'number') return null;
  const [name, ...more] = Object.keys(rest);
  if (name === undefined || more.length > 0) return null;
  return keyedOrder(name, rest[name], sent ?? null);
}

const wordOrder = (name: string, rules: CommandRules<null>): Order => ({
  name,
  rules,
  given: null,
  sent: null,
});

function keyedOrder(name: string, value: unknown, sent: number | null): Order | null {
  if (name === 'roll') {
    if (!Array.isArray(value)) return null;
    const dice = value.map(readDieKey);
    return dice.includes(null) ? null : { name, rules: anyRoll, given: dice, sent };
  }
  const rules = byName.get(name);
  const given = rules && readKey(rules.name, value);
  return rules && given ? { name, rules, given, sent } : null;
}

/** A command as an answer. */
export const saying = <Name extends CommandName>(
  name: Name,
  command: Command<Name>,
): Readonly<Record<string, string>> => ({ [name]: keyOf(name, command) });

export function obey(table: Here, seat: Seat, { rules, given }: Order): void {
  rules.perform(table, seat, given);
}

export const rollOrder = (given: readonly number[]): Order => ({
  name: 'roll',
  rules: anyRoll,
  given,
  sent: null,
});

/** All that could be looked at of a command said by a key. */
export const candidatesOf = (rules: AnyKeyed, state: State, seat: Seat): readonly Order[] =>
  rules.candidates(state, seat).map((given) => ({ name: rules.name, rules, given, sent: null }));
