/** The kind of value in each field of a key; lists come last, and may be empty. */
type Field = 'number' | 'text' | 'numbers' | 'texts';

/** Every command that is more than a word: what it names, in the order in which its key does. */
export const forms = {
  'choose-hero': { hero: 'number', id: 'text' },
  'claim-weapon': { hero: 'number', card: 'text' },
  'place-hero': { hero: 'number', cell: 'number' },
  /** A die that is owed though it was lost is die -1. */
  'apply-alien': { die: 'number', alien: 'number', from: 'number', to: 'number', chain: 'numbers' },
  /** A step that costs no die has die -1. */
  move: { hero: 'number', die: 'number', from: 'number', path: 'numbers' },
  assign: { hero: 'number', die: 'number', holder: 'text', slot: 'number', to: 'numbers' },
  'take-back': { die: 'number' },
  fire: { hero: 'number', card: 'text' },
  'assign-hit': { attack: 'number', alien: 'number', second: 'numbers' },
  'waive-hits': { attack: 'number' },
  attach: { hero: 'number', upgrade: 'text', weapon: 'text' },
  tech: { reward: 'number', when: 'text' },
  use: { hero: 'number', thing: 'text', targets: 'numbers' },
  search: { hero: 'number', die: 'number', cell: 'number', how: 'text' },
  pick: { choice: 'number', card: 'text', discards: 'texts' },
  'place-demo': { hero: 'number', charge: 'text', no: 'number' },
  explore: { hero: 'number', how: 'text', no: 'number', dice: 'numbers' },
  'lay-mine': { hero: 'number', die: 'number', cell: 'number' },
  /** Who would hold a third weapon discards one. */
  offer: { hero: 'number', to: 'number', gives: 'texts', takes: 'texts', discards: 'texts' },
  accept: { offer: 'number', discards: 'texts' },
  'lose-die': { hero: 'number', die: 'number' },
  'set-dodge': { hero: 'number', way: 'text' },
  vote: { seat: 'number' },
  'team-choice': { decision: 'number', value: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Field>>>>;

export type CommandName = keyof typeof forms;

type Read<F> = F extends 'number'
  ? number
  : F extends 'text'
    ? string
    : F extends 'numbers'
      ? readonly number[]
      : readonly string[];

/** A command with its fields by name. */
export type Command<Name extends CommandName> = {
  readonly [Key in keyof (typeof forms)[Name]]: Read<(typeof forms)[Name][Key]>;
};
