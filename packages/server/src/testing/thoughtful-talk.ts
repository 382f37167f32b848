import { type AnyGame, type Bot, goto, type Open, rulesOf } from '@starboard/engine';
import { tinyGame } from '@starboard/engine/testing/toys';

const word: Open = {
  kind: 'open',
  refuse: () => null,
  enumerate: () => ['word'],
  sample: () => 'word',
};

const { procedure } = rulesOf<{ words: number }, never>();

/** The second seat says one word after the other, to the end of time. */
const talk = procedure<object, 'talk'>('main', 'talk', {
  talk: {
    takes: 'each',
    questions: () => [{ seat: 1, prompt: 'talk', shape: word }],
    answer: ({ state }) => {
      state.words++;
      return goto('talk');
    },
  },
});

/** Thinks for a while before every word. */
const thinker: Bot = {
  name: 'thinker',
  decide: (_prompt, { hasWaited }) => (hasWaited ? 'word' : { wait: 30 }),
};

export const thoughtfulTalk: AnyGame = {
  ...tinyGame(talk, () => ({ words: 0 })),
  id: 'thoughtful-talk',
  bots: [thinker],
};
