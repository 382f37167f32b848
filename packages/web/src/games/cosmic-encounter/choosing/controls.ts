import type { View } from '@starboard/cosmic-encounter';
import { parseOption, promptName } from '@starboard/cosmic-encounter/keys';
import type { Prompt, Viewer } from '@starboard/engine';
import { cardsInTray, handPlace, placesOf } from '../keys/places.ts';
import { isDeclining } from './first-draft.ts';

/** What a question is answered with. */
export type Control =
  /** Cards, sheets and technologies of the tray. */
  | 'own'
  /** Players as coins. */
  | 'coins'
  /** A side to join, with what there is to gain and to lose. */
  | 'sides'
  /** Alien sheets, or technologies, side by side. */
  | 'sheets'
  /** What is done with each of the own technologies. */
  | 'techs'
  /** Cards that lie elsewhere. */
  | 'cards'
  /** Everything by its name. */
  | 'list'
  /** Numbers of ships or other things. */
  | 'numbers'
  /** Several of these together. */
  | 'form'
  /** Free talk. */
  | 'talk';

export interface Controls {
  readonly control: Control;
  /** Options that the control shows, in the rules' order. */
  readonly shown: readonly string[];
  /** Words that are buttons beside the main one. */
  readonly words: readonly string[];
}

/** So many words alone stand in the prompt bar. */
const mostWords = 3;

export function controlsOf(view: View, viewer: Viewer, { prompt, shape, isWindow }: Prompt): Controls {
  switch (shape.kind) {
    case 'open':
      return { control: 'talk', shown: [], words: [] };
    case 'form':
      return { control: 'form', shown: [], words: [] };
    case 'split':
    case 'amount':
      return { control: 'numbers', shown: [], words: [] };
    case 'pick':
      return { control: controlFor(view, viewer, prompt, shape.options), shown: shape.options, words: [] };
    case 'choose': {
      const placeless = (key: string) => placesOf(view, viewer, prompt, key).length === 0;
      const isWord = (key: string) => isDeclining(key) || (isWindow && placeless(key) && isPlainWord(key));
      const words = shape.options.filter(isWord);
      const shown = shape.options.filter((key) => !isWord(key));
      if (shown.length + words.length <= mostWords && shown.every((key) => isPlainWord(key) && !isSide(key)))
        return { control: 'own', shown: [], words: shape.options };
      return {
        control: isWindow ? windowControl(shown, placeless) : controlFor(view, viewer, prompt, shown),
        shown,
        words,
      };
    }
  }
}

/** In a window everything is the player's own; what has no place on the screen is listed. */
const windowControl = (shown: readonly string[], placeless: (key: string) => boolean): Control =>
  shown.some(placeless) ? 'list' : 'own';

/** A word, and nothing it is done to. */
function isPlainWord(key: string): boolean {
  const option = parseOption(key);
  return option !== null && option.word !== null && Object.keys(option).length === 1;
}

const isSide = (key: string): boolean => parseOption(key)?.side !== undefined;

function controlFor(view: View, viewer: Viewer, prompt: string, keys: readonly string[]): Control {
  const own = new Set<string>(cardsInTray(view, viewer).map(handPlace));
  const all = (is: (key: string, at: number) => boolean) => keys.length > 0 && keys.every(is);
  const things = (key: string) => parseOption(key) ?? { word: key };
  if (all(isSide)) return 'sides';
  const cards = keys.map((key) => placesOf(view, viewer, prompt, key).find((place) => own.has(place)));
  // a card that two things can be done with has to say which
  if (all((_, at) => cards[at] !== undefined && cards.indexOf(cards[at]) === at)) return 'own';
  if (all((key) => 'seat' in things(key) && !('planet' in things(key)) && !('tech' in things(key))))
    return 'coins';
  if (promptName(prompt) === 'tech') return 'techs';
  if (sheetPrompts.has(promptName(prompt))) return 'sheets';
  if (all((key) => 'card' in things(key))) return 'cards';
  return 'list';
}

const sheetPrompts: ReadonlySet<string> = new Set(['choose-alien', 'keep-alien', 'keep-tech']);
