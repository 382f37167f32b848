import { everyone, type Game, goto, type Json, reason, rulesOf, type Seat, stay } from '@starboard/engine';

/** Figures on the map, and what is printed on it: together a position of some eight thousand bytes. */
const figures = 53;
const cells = 225;
const roundLength = 24 * 3_600_000;

interface Runner {
  /** Number of the seat's latest act, as its client counts them. */
  last: number;
  rolled: number;
  /** Acts that came twice, too late, or with others missing before them. */
  faults: number;
}

interface State {
  deadline: number;
  readonly runners: Runner[];
  /** Where each figure is and what it does. */
  readonly swarm: [cell: number, health: number, facing: number][];
  readonly map: { readonly ground: string; readonly doors: readonly number[] }[];
}

type Event = { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number };

const { procedure } = rulesOf<State, Event>();

const isAct = (answer: Json): answer is number => Number.isSafeInteger(answer) && (answer as number) > 0;

const main = procedure<object, 'ready' | 'race'>('main', 'ready', {
  ready(table) {
    table.state.deadline = table.now + roundLength;
    return goto('race');
  },
  race: {
    takes: 'acts',
    seats: ({ runners }) => runners.map((_, seat) => seat),
    question: ({ runners }, _locals, seat) => ({
      seat,
      prompt: 'act',
      shape: {
        kind: 'open',
        refuse: (answer) => (isAct(answer) ? null : reason('swarm-race.no-act')),
        enumerate: () => [(runners[seat]?.last ?? 0) + 1],
        sample: () => (runners[seat]?.last ?? 0) + 1,
      },
    }),
    answer(table, _locals, answer, seat) {
      const runner = table.state.runners[seat] as Runner;
      if (answer !== runner.last + 1) runner.faults++;
      runner.last = Math.max(runner.last, answer as number);
      const pips = table.die('dice');
      runner.rolled = pips;
      const figure = table.state.swarm[(runner.last * 7 + seat) % figures];
      if (figure) figure[0] = (figure[0] + pips) % cells;
      table.emit({ type: 'rolled', seat, pips });
      return stay;
    },
    wakes: ({ deadline }) => deadline,
    clock: () => stay,
  },
});

interface View {
  readonly deadline: number;
  readonly runners: readonly Readonly<Runner>[];
  readonly swarm: readonly (readonly number[])[];
  readonly map: State['map'];
  /** What the seat may do. */
  readonly can: readonly string[];
}

const canOf = (runner: Runner | undefined): readonly string[] => [`roll:${runner?.rolled ?? 0}`];

/** Stands for Project: ELITE, with its sizes: six players act whenever they like, and its clients number their acts. */
export const swarmRace: Game<State, Event, View> = {
  id: 'swarm-race',
  seats: { min: 6, max: 6 },
  options: {},
  procedures: [main],
  main,
  migrations: [],
  setup: (seats) => ({
    deadline: 0,
    runners: Array.from({ length: seats }, () => ({ last: 0, rolled: 0, faults: 0 })),
    swarm: Array.from({ length: figures }, (_, figure) => [(figure * 4) % cells, 3, figure % 4]),
    map: Array.from({ length: cells }, (_, cell) => ({ ground: 'rock', doors: [cell % 15] })),
  }),
  sees: { rolled: everyone },
  view: ({ deadline, runners, swarm, map }, viewer) => ({
    deadline,
    runners: runners.map((runner) => ({ ...runner })),
    swarm: swarm.map((figure) => [...figure]),
    map: map.map(({ ground, doors }) => ({ ground, doors: [...doors] })),
    can: viewer === 'spectator' ? [] : canOf(runners[viewer]),
  }),
  own: ({ runners }, seat) => ({ can: canOf(runners[seat]) }),
  redeal: () => undefined,
  invariants: () => [],
};
