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
  { keys: ['Esc'], act: 'skip' },
];

// where keys lie, so that they work whatever alphabet the keyboard is set to
const codes: Readonly<Record<string, KeyAct>> = {
  KeyU: 'step-back',
  KeyL: 'log',
  KeyC: 'chat',
  KeyR: 'rules',
  KeyT: 'text',
  KeyD: 'own',
  KeyB: 'board',
  KeyH: 'help',
  Escape: 'skip',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key stands for; null for keys that belong to the browser or to a field. */
export function keyAct({ key, code, ctrlKey, metaKey, altKey }: Pressed): KeyAct | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '?') return 'read';
  return codes[code] ?? null;
}
