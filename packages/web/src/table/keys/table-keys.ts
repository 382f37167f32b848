export type KeyAct =
  | 'step-back'
  | 'log'
  | 'chat'
  | 'rules'
  | 'text'
  | 'own'
  | 'board'
  | 'read'
  | 'help'
  | 'orders'
  | 'wait'
  | 'skip';

/** Keys that work at every table; games may have more. */
export const tableKeys: readonly { readonly keys: readonly string[]; readonly act: KeyAct }[] = [
  { keys: ['u'], act: 'step-back' },
  { keys: ['l'], act: 'log' },
  { keys: ['c'], act: 'chat' },
  { keys: ['r'], act: 'rules' },
  { keys: ['t'], act: 'text' },
  { keys: ['d'], act: 'own' },
  { keys: ['b'], act: 'board' },
  { keys: ['?'], act: 'read' },
  { keys: ['h'], act: 'help' },
  { keys: ['o'], act: 'orders' },
  { keys: ['Space'], act: 'wait' },
  { keys: ['Esc'], act: 'skip' },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/** The letter on a key; where the keyboard writes another alphabet, the Latin one in that place. */
export function letterOf({ key, code }: Pressed): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const [, place] = /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code) ?? []) : [];
  return place?.toLowerCase() ?? null;
}

/** Keys that are called otherwise than the browser calls them. */
const named: Readonly<Record<string, string>> = { Escape: 'Esc', ' ': 'Space' };

/** What a key stands for at every table. */
export function keyAct(pressed: Pressed): KeyAct | null {
  const written = named[pressed.key] ?? letterOf(pressed) ?? pressed.key;
  return tableKeys.find(({ keys }) => keys.includes(written))?.act ?? null;
}
