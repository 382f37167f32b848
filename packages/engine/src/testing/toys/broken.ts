import type { Question } from '../../decisions/question.ts';
import { everyone } from '../../game/event.ts';
import { type AskActs, type AskAll, type AskEach, type Procedure, stay } from '../../game/procedure.ts';
import { reason } from '../../game/reason.ts';
import type { AnyGame } from '../../match/step-of.ts';
import { copy } from '../../position/json.ts';
import { type HighCardEvent, type HighCardState, highCard } from './high-card/high-card.ts';
import { type MasqueradeEvent, type MasqueradeState, masquerade } from './masquerade/masquerade.ts';
import { tapRace } from './tap-race/tap-race.ts';

// Every game here breaks one promise, to show that the suite notices.

type Step = AskEach<HighCardState, HighCardEvent, object, string>;

/** High card with one step of the main procedure played differently. */
function withStep(name: string, change: (step: Step) => Step): AnyGame {
  const steps = { ...highCard.main.steps, [name]: change(highCard.main.steps[name] as Step) };
  const main: Procedure = { ...highCard.main, steps };
  return {
    ...highCard,
    main,
    procedures: highCard.procedures.map((each) => (each === highCard.main ? main : each)),
  };
}

export const losesCards: AnyGame = withStep('stake', (step) => ({
  ...step,
  answer(table, locals, answer, seat) {
    table.state.deck.shift();
    return step.answer(table, locals, answer, seat);
  },
}));

export const asksNobodyThere: AnyGame = withStep('stake', (step) => ({
  ...step,
  questions: (state, locals) => step.questions(state, locals).map((question) => ({ ...question, seat: 9 })),
}));

export const timesOutIllegally: AnyGame = withStep('stake', (step) => ({
  ...step,
  questions: (state, locals) =>
    step.questions(state, locals).map((question) => ({ ...question, timeout: '3' })),
}));

export const keepsWhatJsonLoses: AnyGame = {
  ...highCard,
  setup: (...given) => ({
    ...highCard.setup(...(given as Parameters<typeof highCard.setup>)),
    note: undefined,
  }),
};

export const viewShowsTopCard: AnyGame = {
  ...highCard,
  view: (state, viewer) => ({
    ...highCard.view(state as HighCardState, viewer, []),
    next: (state as HighCardState).deck.at(-1),
  }),
};

export const viewSharesHands: AnyGame = { ...highCard, view: (state) => ({ ...state }) };

export const glanceShowsTopCard: AnyGame = {
  ...highCard,
  glance: (state) => ({ next: (state as HighCardState).deck.at(-1) }),
};

export const glanceSharesHands: AnyGame = {
  ...highCard,
  glance: (state, seat) => ({ hand: (state as HighCardState).hands[seat] }),
};

/** A field that came later is not copied. */
export const copyForgetsStake: AnyGame = {
  ...highCard,
  copyState(state) {
    const { stake: _, ...others } = copy(state as HighCardState);
    return others;
  },
};

export const copySharesHands: AnyGame = {
  ...highCard,
  copyState: (state) => ({ ...copy(state as HighCardState), hands: (state as HighCardState).hands }),
};

export const eventShowsDrawnCard: AnyGame = { ...highCard, sees: { ...highCard.sees, cardDrawn: everyone } };

/** The stake one may call tells what lies on top of the deck. */
export const optionsShowTopCard: AnyGame = withStep('stake', (step) => ({
  ...step,
  questions: (state, locals) =>
    step.questions(state, locals).map((question) => ({
      ...question,
      shape: { kind: 'choose', options: [String(1 + ((state.deck.at(-1) ?? 0) % 2))] },
    })),
}));

/** The stakes that are refused tell what lies on top of the deck. */
export const refusalsShowTopCard: AnyGame = withStep('stake', (step) => ({
  ...step,
  questions: (state, locals) =>
    step.questions(state, locals).map((question) => ({
      ...question,
      shape: { kind: 'choose', options: ['1', '2'], why: () => reason('high-card.too-much') },
      conceivable: () => [String(3 + ((state.deck.at(-1) ?? 0) % 2))],
    })),
}));

let moods = 0;

/** Refuses the same stake for another reason each time. */
export const refusesOnAWhim: AnyGame = withStep('stake', (step) => ({
  ...step,
  questions: (state, locals) =>
    step.questions(state, locals).map((question) => ({
      ...question,
      shape: { kind: 'choose', options: ['1', '2'], why: () => reason(`high-card.mood-${moods++}`) },
      conceivable: () => ['3'],
    })),
}));

/** A card is taken from the deck without drawing it, so the look can be taken back. */
export const forgetsThatItDrew: AnyGame = withStep('call', (step) => ({
  ...step,
  answer(table, locals, answer, seat) {
    const { deck, hands } = table.state;
    hands[seat]?.push(...deck.splice(-1));
    return step.answer(table, locals, answer, seat);
  },
}));

/** The host's neighbour may gasp if rich, while the host accuses: a window that opens on a hidden fact. */
export const asksOnHiddenFacts: AnyGame = {
  ...masquerade,
  procedures: masquerade.procedures.map((procedure) => {
    const accuse = procedure.steps['accuse'] as AskEach<MasqueradeState, MasqueradeEvent, object, string>;
    const gasping: typeof accuse = {
      takes: 'each',
      questions: (state, locals) => [
        ...accuse.questions(state, locals),
        ...state.purses.flatMap((coins, seat): Question[] =>
          coins > 3 && seat === (state.host + 1) % state.purses.length
            ? [{ seat, prompt: 'gasp', shape: { kind: 'choose', options: ['gasp'] }, secret: true }]
            : [],
        ),
      ],
      answer: (table, locals, answer, seat) =>
        answer === 'gasp' ? stay : accuse.answer(table, locals, answer, seat),
    };
    return { ...procedure, steps: { ...procedure.steps, accuse: gasping } };
  }),
};

/** Explains why a gift cannot be given, and trips over gifts to guests who are not there. */
export const tripsOverBentKeys: AnyGame = {
  ...masquerade,
  procedures: masquerade.procedures.map((procedure) => {
    const night = procedure.steps['night'] as AskAll<MasqueradeState, MasqueradeEvent, object, string>;
    const careless: typeof night = {
      ...night,
      questions: (state, locals) =>
        night.questions(state, locals).map((question) => {
          const why = (key: string) => {
            const [act, to] = key.split(':');
            if (act === 'give' && !(Number(to) in state.purses)) throw new RangeError(`no guest ${to}`);
            return reason('masquerade.dream');
          };
          return { ...question, shape: { ...question.shape, why } as typeof question.shape };
        }),
    };
    return { ...procedure, steps: { ...procedure.steps, night: careless } };
  }),
};

let calls = 0;

/** Counts in a place that undo cannot reach. */
export const remembersElsewhere: AnyGame = withStep('call', (step) => ({
  ...step,
  answer(table, locals, answer, seat) {
    table.state.stake = 10 + calls++;
    return step.answer(table, locals, answer, seat);
  },
}));

export const dependsOnTheProcess: AnyGame = {
  ...highCard,
  setup: (seats, options, random) => {
    const state = highCard.setup(seats, options as Parameters<typeof highCard.setup>[1], random);
    return { ...state, leader: process.env['TZ'] === 'Asia/Kathmandu' ? 1 : 0 };
  },
};

type Race = AskActs<never, never, object, string>;

/** Takes any tap at all, and trips over most. */
export const takesAnyTap: AnyGame = {
  ...tapRace,
  main: tapRace.main,
  procedures: tapRace.procedures.map((procedure) => {
    const race = procedure.steps['race'] as Race;
    const careless: Race = {
      ...race,
      question(state, locals, seat) {
        const question = race.question(state, locals, seat);
        return { ...question, shape: { ...question.shape, refuse: () => null } };
      },
      answer(table, locals, answer, seat) {
        if (typeof answer !== 'string') throw new TypeError('no tap');
        return race.answer(table, locals, answer, seat);
      },
    };
    return { ...procedure, steps: { ...procedure.steps, race: careless } };
  }),
};

/** Says no without saying why. */
export const refusesWithoutReason: AnyGame = {
  ...tapRace,
  procedures: tapRace.procedures.map((procedure) => {
    const race = procedure.steps['race'] as Race;
    const curt: Race = {
      ...race,
      question(state, locals, seat) {
        const question = race.question(state, locals, seat);
        const { shape } = question;
        const refuse: typeof shape.refuse = (answer, now) => shape.refuse(answer, now) && { key: '' };
        return { ...question, shape: { ...shape, refuse } };
      },
    };
    return { ...procedure, steps: { ...procedure.steps, race: curt } };
  }),
};

/** Trips already when it looks at an answer. */
export const tripsOverAnswers: AnyGame = withStep('call', (step) => ({
  ...step,
  questions: (state, locals) =>
    step.questions(state, locals).map((question) => ({
      ...question,
      shape: {
        kind: 'choose',
        options: ['high', 'low'],
        why: () => {
          throw new Error('tripped');
        },
      },
    })),
}));

/** Tells a seat apart what all see otherwise. */
export const ownIsNotOwn: AnyGame = { ...tapRace, own: () => ({ round: 7 }) };

/** Shows a roll before the die has fallen. */
export const echoGuessesDice: AnyGame = {
  ...tapRace,
  echo: (view) => ({ ...view, runners: [] }),
};

/** Together, and yet the best of them wins alone. */
export const winsAlone: AnyGame = { ...tapRace, isTogether: true };
