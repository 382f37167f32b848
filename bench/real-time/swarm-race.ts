import { everyone, type Game, goto, type Json, reason, rulesOf, type Seat, stay } from '@starboard/engine';

const figures = 53;
const tokens = 40;
const cells = 225;
const roundLength = 24 * 3_600_000;

interface Runner {
  /** Number of the seat's latest act, as its client counts them. */
  last: number;
  rolled: number;
  /** Acts that came twice, too late, or with others missing before them. */
  faults: number;
  readonly dice: number[];
}

/** Some eight thousand bytes. What is printed on the map is the game's, and no part of it. */
interface State {
  deadline: number;
  readonly runners: Runner[];
  readonly equipment: readonly (readonly string[])[];
  /** Where each figure is and what it does. */
  readonly swarm: [cell: number, health: number, facing: number][];
  readonly tokens: readonly (readonly [cell: number, kind: number])[];
  /** Cards in their order, which no player knows, and those that all have seen. */
  readonly decks: readonly { readonly hidden: readonly string[]; readonly seen: readonly string[] }[];
}

const deckNames = ['search', 'technology', 'swarm', 'boss', 'event'];

const cards = (deck: string, kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, card) => `${deck}-${kind}-${card}`);

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
      runner.dice[runner.last % runner.dice.length] = pips;
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
  readonly equipment: State['equipment'];
  readonly swarm: readonly (readonly number[])[];
  readonly tokens: State['tokens'];
  readonly seen: readonly (readonly string[])[];
  readonly left: readonly number[];
  /** What the seat may do. */
  readonly can: readonly string[];
}

const canOf = (runner: Runner | undefined): readonly string[] => [`roll:${runner?.rolled ?? 0}`];

/**
 * Stands for Project: ELITE, with its sizes and its secrets: six players act whenever they like, all see the same of it
 * but for what they may do, and none sees what is in the decks. Its clients number their acts.
 */
export const swarmRace: Game<State, Event, View> = {
  id: 'swarm-race',
  seats: { min: 6, max: 6 },
  options: {},
  procedures: [main],
  main,
  migrations: [],
  setup: (seats) => ({
    deadline: 0,
    runners: Array.from({ length: seats }, () => ({ last: 0, rolled: 0, faults: 0, dice: [1, 1, 1, 1] })),
    equipment: Array.from({ length: seats }, () => [
      'assault-rifle',
      'medical-kit',
      'grenade',
      'night-vision',
    ]),
    swarm: Array.from({ length: figures }, (_, figure) => [(figure * 4) % cells, 3, figure % 4]),
    tokens: Array.from({ length: tokens }, (_, token) => [(token * 5) % cells, token % 6]),
    decks: deckNames.map((name) => ({ hidden: cards(name, 'hidden', 52), seen: cards(name, 'seen', 18) })),
  }),
  sees: { rolled: everyone },
  view: ({ deadline, runners, equipment, swarm, tokens, decks }, viewer) => ({
    deadline,
    runners: runners.map(({ last, rolled, faults, dice }) => ({ last, rolled, faults, dice: [...dice] })),
    equipment: equipment.map((items) => [...items]),
    swarm: swarm.map((figure) => [...figure]),
    tokens: tokens.map((token) => [...token] as const),
    seen: decks.map(({ seen }) => [...seen]),
    left: decks.map(({ hidden }) => hidden.length),
    can: viewer === 'spectator' ? [] : canOf(runners[viewer]),
  }),
  own: ({ runners }, seat) => ({ can: canOf(runners[seat]) }),
  redeal: () => undefined,
  invariants: () => [],
};
