import type { Question, Seat } from '../../../decisions/question.ts';
import type { ComingQuestion, ComingQuestions } from '../../../game/coming.ts';
import { everyone } from '../../../game/event.ts';
import { type Game, rulesOf, type Viewer } from '../../../game/game.ts';
import { asks, end, goto } from '../../../game/procedure.ts';
import { shuffle } from '../../../position/random.ts';
import { reason } from '../../../game/reason.ts';

export interface MasqueradeState {
  night: number;
  host: Seat;
  tone: string | null;
  /** Who is who; one of them is the thief. */
  readonly masks: number[];
  readonly isUnmasked: boolean[];
  readonly purses: number[];
}

export type MasqueradeEvent =
  | { readonly type: 'spoke'; readonly seat: Seat; readonly tone: string }
  | { readonly type: 'dawnCame'; readonly purses: readonly (number | null)[] }
  | { readonly type: 'unmasked'; readonly seat: Seat; readonly mask: number };

const thief = 1;
const nights = 3;
const startingCoins = 3;
const { procedure } = rulesOf<MasqueradeState, MasqueradeEvent>();

const guests = ({ isUnmasked }: MasqueradeState): Seat[] =>
  isUnmasked.flatMap((isKnown, seat) => (isKnown ? [] : [seat]));

/** All who are masked act in the dark: no player sees who has acted, nor who could have done what. */
function nightQuestion(state: MasqueradeState, seat: Seat): Question {
  const { masks, purses } = state;
  const others = masks.flatMap((_, other) => (other === seat ? [] : [other]));
  const gifts = others.flatMap((to) =>
    [1, 2].filter((coins) => coins <= (purses[seat] ?? 0)).map((coins) => `give:${to}:${coins}`),
  );
  const thefts = masks[seat] === thief ? others.map((from) => `rob:${from}`) : [];
  return {
    seat,
    prompt: 'night',
    params: { night: state.night },
    shape: { kind: 'choose', options: ['sleep', ...gifts, ...thefts], why: () => reason('masquerade.dream') },
    timeout: 'sleep',
    secret: true,
    isWindow: true,
  };
}

function move({ purses }: MasqueradeState, from: Seat, to: Seat, most: number): void {
  const coins = Math.min(most, purses[from] ?? 0);
  purses[from] = (purses[from] ?? 0) - coins;
  purses[to] = (purses[to] ?? 0) + coins;
}

const main = procedure<object, 'night' | 'speak' | 'accuse' | 'leave'>('main', 'night', {
  night: {
    takes: 'all',
    isWindow: true,
    questions: (state) => guests(state).map((seat) => nightQuestion(state, seat)),
    answer(table, _locals, answers) {
      const { state } = table;
      for (const [seat, answer] of answers) {
        const [act, other, coins] = (answer as string).split(':');
        if (act === 'give') move(state, seat, Number(other), Number(coins));
        if (act === 'rob') move(state, Number(other), seat, 1);
      }
      // each player finds out what is left in the own purse
      table.reveal();
      table.emit({ type: 'dawnCame', purses: [...state.purses] });
      return goto('speak');
    },
  },
  speak: asks(
    ({ host }) => ({ seat: host, prompt: 'speak', shape: { kind: 'choose', options: ['bold', 'meek'] } }),
    (table, _locals, tone, seat) => {
      table.state.tone = tone;
      table.emit({ type: 'spoke', seat, tone });
      return goto('accuse');
    },
  ),
  accuse: asks(
    (state) => ({
      seat: state.host,
      prompt: 'accuse',
      shape: {
        kind: 'choose',
        options: [
          'nobody',
          ...guests(state).flatMap((seat) => (seat === state.host ? [] : [`seat:${seat}`])),
        ],
      },
    }),
    (table, _locals, answer) => {
      const { state } = table;
      if (answer === 'nobody') return goto('leave');
      const seat = Number(answer.slice('seat:'.length));
      state.isUnmasked[seat] = true;
      table.reveal();
      table.emit({ type: 'unmasked', seat, mask: state.masks[seat] ?? 0 });
      return goto('leave');
    },
  ),
  leave: (table) => {
    const { state } = table;
    const culprit = state.masks.indexOf(thief);
    const isCaught = state.isUnmasked[culprit] === true;
    if (isCaught || state.night === nights) {
      const winner = isCaught ? state.host : culprit;
      // a thief who got away is known by winning
      table.reveal();
      table.finish({ winners: [winner], places: state.masks.map((_, seat) => (seat === winner ? 1 : 2)) });
      return end();
    }
    state.night++;
    state.host = (state.host + 1) % table.seats;
    state.tone = null;
    return goto('night');
  },
});

function view(state: MasqueradeState, viewer: Viewer) {
  const { night, host, tone, masks, isUnmasked, purses } = state;
  return {
    night,
    host,
    tone,
    masks: masks.map((mask, seat) => (seat === viewer || isUnmasked[seat] ? mask : null)),
    purse: viewer === 'spectator' ? null : (purses[viewer] ?? null),
  };
}

/** The host knows what to say before the night is over; who sleeps anyway may say so by day. */
const coming: ComingQuestions<ReturnType<typeof view>> = {
  list({ host, tone, masks }, seat): readonly ComingQuestion[] {
    const others = masks.flatMap((_, other) => (other === seat ? [] : [`seat:${other}`]));
    const speech = { kind: 'choose', options: ['bold', 'meek'] } as const;
    const accusation = { kind: 'choose', options: ['nobody', ...others] } as const;
    return [
      ...(seat === host && tone === null
        ? [{ prompt: 'speak', shape: speech, isSure: true as const, givens: ['night', 'purse'] }]
        : []),
      ...(seat === host ? [{ prompt: 'accuse', shape: accusation, givens: ['night', 'purse'] }] : []),
      {
        prompt: 'night',
        shape: { kind: 'choose', options: ['sleep'] },
        repeats: true,
        givens: ['nothing', 'purse'],
      },
    ];
  },
  basis: (_prompt, given, { night, purse }) => ({
    ...(given === 'nothing' ? {} : { night }),
    ...(given === 'purse' && { purse }),
  }),
  changed: (part) => reason(`masquerade.changed.${part}`),
};

/** What happens in the dark: secret questions, and facts that only their owner knows. */
export const masquerade: Game<MasqueradeState, MasqueradeEvent, ReturnType<typeof view>> = {
  id: 'masquerade',
  seats: { min: 2, max: 4 },
  options: {},
  procedures: [main],
  main,
  migrations: [],
  setup: (seats, _options, random) => ({
    night: 1,
    host: 0,
    tone: null,
    masks: shuffle(
      random,
      'masks',
      Array.from({ length: seats }, (_, index) => index + 1),
    ),
    isUnmasked: Array.from({ length: seats }, () => false),
    purses: Array.from({ length: seats }, () => startingCoins),
  }),
  sees: {
    spoke: everyone,
    dawnCame: (event, viewer) => ({
      ...event,
      purses: event.purses.map((coins, seat) => (seat === viewer ? coins : null)),
    }),
    unmasked: everyone,
  },
  view,
  coming,
  redeal(state, viewer, random) {
    const others = state.masks.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
    const masked = others.filter((seat) => !state.isUnmasked[seat]);
    dealAnew(state.masks, masked);
    dealAnew(state.purses, others);
    function dealAnew(facts: number[], seats: readonly Seat[]): void {
      const dealt = shuffle(
        random,
        'facts',
        seats.map((seat) => facts[seat] ?? 0),
      );
      for (const [index, seat] of seats.entries()) facts[seat] = dealt[index] ?? 0;
    }
  },
  invariants({ masks, purses }) {
    const coins = purses.reduce((sum, purse) => sum + purse, 0);
    return [
      ...(coins === masks.length * startingCoins && purses.every((purse) => purse >= 0)
        ? []
        : ['coins are lost']),
      ...([...masks].sort((a, b) => a - b).every((mask, index) => mask === index + 1)
        ? []
        : ['two guests are one']),
    ];
  },
};
