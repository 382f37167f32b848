import { nameKey } from '../name-key.ts';
import confusables from './confusables.json';

const character = (hex: string): string => String.fromCodePoint(Number.parseInt(hex, 16));

/** What each character looks like, as Unicode has it (UTS #39). */
const lookalikes: ReadonlyMap<string, string> = new Map(
  confusables.map((entry) => {
    const [from = '', ...to] = entry.split(' ').map(character);
    return [from, to.join('')];
  }),
);

/** What is left of a text when all that looks the same is written in the same way; not for showing. */
export function skeleton(text: string): string {
  const visible = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(visible, (each) => lookalikes.get(each) ?? each)
    .join('')
    .normalize('NFD');
}

/**
 * What a name looks like: as it is written (`lvan` like `Ivan`), and in either case of its letters (`OLGА`
 * like `Olga`). Two names that share one of these are alike.
 */
export function likenessesOf(name: string): readonly string[] {
  const asWritten = skeleton(name.replace(/\s+/gu, ' ').trim());
  // letters that differ from their capitals by size alone, and zero is one of them
  const sizeless = asWritten.replace(/[COSVWXZ]/g, (letter) => letter.toLowerCase());
  return [`written ${sizeless}`, `any case ${skeleton(nameKey(name))}`];
}

export function areAlike(one: string, other: string): boolean {
  const likenesses = likenessesOf(other);
  return likenessesOf(one).some((each) => likenesses.includes(each));
}
