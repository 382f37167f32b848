import {
  derivedSeed,
  end,
  everyone,
  type Game,
  goto,
  type RandomState,
  reason,
  rulesOf,
  type Seat,
  type Viewer,
} from '@starboard/engine';

export interface SecretsState {
  /** What each seat has in its hand; no other seat knows a letter of it. */
  readonly words: string[][];
  /** Face down for all. */
  readonly deck: string[];
  readonly said: string[];
  /** Whether all are asked in secret, each round, to keep the newest word or to bury it. */
  readonly isSecretive: boolean;
}

export type SecretsEvent =
  | { readonly type: 'wordDrawn'; readonly seat: Seat; readonly word: string | null }
  | { readonly type: 'wordBuried'; readonly seat: Seat; readonly word: string; readonly instead: string }
  | { readonly type: 'wordsSaid'; readonly words: readonly string[] };

export interface SecretsView {
  readonly words: readonly string[];
  readonly counts: readonly number[];
  readonly deck: number;
  readonly said: readonly string[];
}

const rounds = 3;
const { procedure } = rulesOf<SecretsState, SecretsEvent>();

/** A word that is nowhere else in the world, so that a single letter of it out of place can be found. */
const newWord = (random: RandomState): string => `canary-${derivedSeed(random, 'words').slice(0, 24)}`;

/** Most words can be buried; whether a player holds such a word is theirs alone to know. */
const canBury = (word: string): boolean => /-[0-d]/.test(word);

const main = procedure<object, 'draw' | 'bury' | 'whisper'>('main', 'draw', {
  draw: (table) => {
    for (const [seat, words] of table.state.words.entries()) {
      const word = table.state.deck.pop() ?? '';
      words.push(word);
      table.emit({ type: 'wordDrawn', seat, word });
    }
    // what is on top of the deck has been seen
    table.reveal();
    return goto(table.state.isSecretive ? 'bury' : 'whisper');
  },
  bury: {
    takes: 'all',
    questions: ({ words }) =>
      words.map((own, seat) => ({
        seat,
        prompt: 'bury',
        params: { word: own.at(-1) ?? '' },
        shape: { kind: 'choose', options: canBury(own.at(-1) ?? '') ? ['keep', 'bury'] : ['keep'] },
        timeout: 'keep',
        secret: true,
        isWindow: true,
      })),
    answer(table, _locals, answers) {
      const { words, deck } = table.state;
      for (const [seat, answer] of answers) {
        const word = answer === 'bury' ? words[seat]?.pop() : undefined;
        if (word === undefined) continue;
        deck.unshift(word);
        const instead = deck.pop() ?? '';
        words[seat]?.push(instead);
        table.emit({ type: 'wordBuried', seat, word, instead });
      }
      table.reveal();
      return goto('whisper');
    },
  },
  whisper: {
    takes: 'all',
    questions: ({ words }) =>
      words.map((own, seat) => ({
        seat,
        prompt: 'whisper',
        params: { newest: own.at(-1) ?? '' },
        shape: {
          kind: 'choose',
          options: [...own],
          why: () => reason('whispers.not-in-hand', { hand: own.join(' ') }),
        },
        timeout: own[0] ?? '',
      })),
    answer(table, _locals, answers) {
      const { words, said } = table.state;
      const chosen: string[] = [];
      for (const [seat, answer] of answers) {
        const own = words[seat] ?? [];
        chosen.push(...own.splice(own.indexOf(answer as string), 1));
      }
      said.push(...chosen);
      table.reveal();
      table.emit({ type: 'wordsSaid', words: chosen });
      if (said.length < rounds * words.length) return goto('draw');
      table.finish({ winners: [], places: words.map(() => 2) });
      return end();
    },
  },
});

const options = { secretive: [false, true] } as const;

/** A toy whose every hidden value is a word of its own: each draws one, all whisper one face down, then all are said. */
export const secretsGame: Game<SecretsState, SecretsEvent, SecretsView, typeof options> = {
  id: 'whispers',
  seats: { min: 2, max: 6 },
  options,
  procedures: [main],
  main,
  migrations: [],
  standing: {
    usual: 'ask',
    refuse: (orders) =>
      ['ask', 'ask-if-able', 'keep'].includes(orders as string) ? null : reason('whispers.no-orders'),
    answer(orders, { prompt, shape }) {
      const isIdle = shape.kind === 'choose' && shape.options.length === 1;
      return prompt === 'bury' && (orders === 'keep' || (orders === 'ask-if-able' && isIdle))
        ? 'keep'
        : undefined;
    },
    isDeclared: (orders, { prompt }) => prompt === 'bury' && orders === 'keep',
  },
  setup: (seats, { secretive }, random) => ({
    words: Array.from({ length: seats }, () => [newWord(random), newWord(random)]),
    deck: Array.from({ length: rounds * seats }, () => newWord(random)),
    said: [],
    isSecretive: secretive,
  }),
  sees: {
    wordDrawn: (event, viewer) => (event.seat === viewer ? event : { ...event, word: null }),
    wordBuried: (event, viewer) => (event.seat === viewer ? event : null),
    wordsSaid: everyone,
  },
  view: ({ words, deck, said }, viewer) => ({
    words: viewer === 'spectator' ? [] : [...(words[viewer] ?? [])],
    counts: words.map((own) => own.length),
    deck: deck.length,
    said: [...said],
  }),
  redeal(state, viewer, random) {
    for (const [seat, own] of state.words.entries()) {
      if (seat !== viewer) state.words[seat] = own.map(() => newWord(random));
    }
    for (const at of state.deck.keys()) state.deck[at] = newWord(random);
  },
  invariants: ({ words, deck, said }) =>
    words.flat().length + deck.length + said.length === (rounds + 2) * words.length ? [] : ['a word is lost'],
};

/** Every word that the viewer must not find anywhere. */
export const hiddenFrom = ({ words, deck }: SecretsState, viewer: Viewer): readonly string[] => [
  ...deck,
  ...words.flatMap((own, seat) => (seat === viewer ? [] : own)),
];
