import { type Command, type CommandName, forms } from './forms.ts';

// A command is said by a key: its name and what it names, `move:0:2:112:97`. Built and read here alone.

const fieldsOf = Object.fromEntries(
  Object.entries(forms).map(([name, form]) => [name, Object.entries(form)]),
) as unknown as Readonly<Record<CommandName, readonly (readonly [string, string])[]>>;

/** Lists of texts are joined by a comma. */
export function keyOf<Name extends CommandName>(name: Name, command: Command<Name>): string {
  let key: string = name;
  for (const [field] of fieldsOf[name]) {
    const value = (command as Readonly<Record<string, unknown>>)[field];
    key += `:${Array.isArray(value) ? value.join(',') : String(value)}`;
  }
  return key.replace(/:+$/, '');
}

const wholeNumber = /^(?:0|-?[1-9]\d{0,5})$/;

function listOf(text: string | undefined, isNumbers: boolean): readonly (number | string)[] | null {
  if (text === undefined || text === '') return [];
  const items = text.split(',');
  if (!isNumbers) return items;
  return items.every((item) => wholeNumber.test(item)) ? items.map(Number) : null;
}

/** The command that a key says; null when it says none of that name. */
export function readKey<Name extends CommandName>(name: Name, key: unknown): Command<Name> | null {
  if (typeof key !== 'string') return null;
  const parts = key.split(':');
  const fields = fieldsOf[name];
  if (parts[0] !== name || parts.length > fields.length + 1) return null;
  const command: Record<string, unknown> = {};
  for (let index = 0; index < fields.length; index++) {
    const [field, kind] = fields[index] as readonly [string, string];
    const part = parts[index + 1];
    const value = valueOf(part, kind);
    if (value === null) return null;
    command[field] = value;
  }
  return command as Command<Name>;
}

function valueOf(part: string | undefined, kind: string): unknown {
  if (kind === 'numbers' || kind === 'texts') return listOf(part, kind === 'numbers');
  if (part === undefined) return null;
  if (kind === 'text') return part;
  return wholeNumber.test(part) ? Number(part) : null;
}

/** The name of the command that a key says, known or not. */
export const nameOfKey = (key: string): string => key.split(':')[0] ?? '';

export const dieKey = (die: number): string => `die:${die}`;
export function readDieKey(key: unknown): number | null {
  if (typeof key !== 'string') return null;
  const [word, number, ...more] = key.split(':');
  return word === 'die' && more.length === 0 && number !== undefined && wholeNumber.test(number)
    ? Number(number)
    : null;
}
