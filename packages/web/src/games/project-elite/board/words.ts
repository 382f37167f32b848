import { alienLine, heroLine, tokenLine, type View } from '@starboard/project-elite/text';
import type { Say } from '../../../language/say.ts';

/** What figures and tokens on the board are called, and where they are. */
export interface BoardWords {
  alien(alien: View['aliens'][number]): string;
  hero(index: number): string;
  token(token: View['tokens'][number]): string;
}

export const boardWords = (view: View, say: Say): BoardWords => ({
  alien: (alien) => say(alienLine(view, alien)),
  hero: (index) => say(heroLine(view, index)),
  token: (token) => say(tokenLine(token)),
});
