import type { Question, Seat } from '../../../decisions/question.ts';
import type { Open } from '../../../decisions/shape.ts';
import { everyone } from '../../../game/event.ts';
import { type Game, rulesOf } from '../../../game/game.ts';
import type { Json } from '../../../position/json.ts';
import type { Frame } from '../../../position/position.ts';
import { pickOne } from '../../../position/random.ts';
import { end, goto, type Presence, stay } from '../../../game/procedure.ts';
import { reason } from '../../../game/reason.ts';

interface Runner {
  /** Pips rolled and not yet safe. */
  held: number;
  banked: number;
}

export interface TapRaceState {
  round: number;
  /** On the game's clock. */
  deadline: number;
  readonly runners: Runner[];
  /** Seats whose players have gone. */
  away: Seat[];
}

export type TapRaceEvent =
  | { readonly type: 'roundStarted'; readonly deadline: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number }
  | { readonly type: 'banked'; readonly seat: Seat; readonly pips: number }
  | { readonly type: 'paused'; readonly seat: Seat }
  | { readonly type: 'resumed' }
  | { readonly type: 'timeRanOut' };

export const roundLength = 2000;
const rounds = 2;
const goal = 40;

const { procedure } = rulesOf<TapRaceState, TapRaceEvent>();

const isRunning = ({ banked }: Runner): boolean => banked < goal;

function tapsOf(runner: Runner): readonly string[] {
  if (!isRunning(runner)) return [];
  return runner.held > 0 ? ['roll', 'bank'] : ['roll'];
}

/** Tap to roll, tap to bank; a one loses what is held, and so does the bell. */
function tapQuestion({ runners, deadline }: TapRaceState, seat: Seat): Question<Open> {
  const runner = runners[seat] as Runner;
  const taps = tapsOf(runner);
  return {
    seat,
    prompt: 'tap',
    shape: {
      kind: 'open',
      refuse(answer, now) {
        // the clock has not been heard yet, but it is over all the same
        if (now >= deadline) return reason('tap-race.too-late');
        if (answer === 'bank' && runner.held === 0) return reason('tap-race.nothing-held');
        return taps.includes(answer as string) ? null : reason('tap-race.no-such-tap');
      },
      enumerate: () => taps,
      sample: (random, stream) => pickOne(random, stream, taps),
      acts: Object.fromEntries(taps.map((tap) => [tap, null])),
    },
  };
}

interface TapRaceView {
  readonly round: number;
  readonly deadline: number;
  readonly runners: readonly Readonly<Runner>[];
  readonly away: readonly Seat[];
  /** What the own seat may do; spectators do nothing. */
  readonly can?: readonly string[];
}

const main = procedure<object, 'ready' | 'race' | 'pause' | 'bell' | 'tally'>('main', 'ready', {
  ready: (table) => {
    const { state } = table;
    state.round++;
    state.deadline = table.now + roundLength;
    table.emit({ type: 'roundStarted', deadline: state.deadline });
    return goto('race');
  },
  race: {
    takes: 'acts',
    seats: ({ runners }) => runners.flatMap((runner, seat) => (isRunning(runner) ? [seat] : [])),
    question: (state, _locals, seat) => tapQuestion(state, seat),
    answer(table, _locals, answer, seat) {
      const { runners } = table.state;
      const runner = runners[seat] as Runner;
      if (answer === 'roll') {
        const pips = table.die('dice');
        runner.held = pips === 1 ? 0 : runner.held + pips;
        table.emit({ type: 'rolled', seat, pips });
      } else {
        runner.banked += runner.held;
        table.emit({ type: 'banked', seat, pips: runner.held });
        runner.held = 0;
      }
      return runners.some(isRunning) ? stay : goto('tally');
    },
    wakes: ({ deadline }) => deadline,
    clock: (table) => (table.now >= table.state.deadline ? goto('bell') : stay),
    presence(table, _locals, seat, is) {
      if (!notices(table.state, seat, is) || is !== 'away') return stay;
      table.emit({ type: 'paused', seat });
      return goto('pause');
    },
  },
  // no clock is heard here, so what is left of the round is left when it goes on
  pause: {
    takes: 'each',
    questions: ({ runners, away }) =>
      runners.flatMap((_, seat) => (away.includes(seat) ? [] : [pauseQuestion(seat)])),
    answer(table) {
      table.emit({ type: 'resumed' });
      return goto('race');
    },
    presence(table, _locals, seat, is) {
      notices(table.state, seat, is);
      if (table.state.away.length > 0) return stay;
      table.emit({ type: 'resumed' });
      return goto('race');
    },
    resume(table) {
      table.emit({ type: 'resumed' });
      return goto('race');
    },
  },
  bell: (table) => {
    for (const runner of table.state.runners) runner.held = 0;
    table.emit({ type: 'timeRanOut' });
    return goto('tally');
  },
  tally: (table) => {
    const { round, runners } = table.state;
    if (round < rounds && runners.some(isRunning)) return goto('ready');
    const most = Math.max(...runners.map(({ banked }) => banked));
    table.finish({
      winners: runners.flatMap(({ banked }, seat) => (banked === most ? [seat] : [])),
      places: runners.map(({ banked }) => 1 + runners.filter((other) => other.banked > banked).length),
      cause: runners.some(isRunning) ? 'bell' : 'goal',
    });
    return end();
  },
});

/** Waiting is saying nothing. */
const pauseQuestion = (seat: Seat): Question => ({
  seat,
  prompt: 'pause',
  shape: { kind: 'choose', options: ['play-on'] },
  isOptional: true,
});

/** Remembers who is there; false when that is nothing new. */
function notices(state: TapRaceState, seat: Seat, is: Presence): boolean {
  const isAway = is === 'away';
  if (state.away.includes(seat) === isAway) return false;
  state.away = isAway ? [...state.away, seat] : state.away.filter((gone) => gone !== seat);
  return true;
}

const viewOf = ({ round, deadline, runners, away }: TapRaceState): TapRaceView => ({
  round,
  deadline,
  runners: runners.map((runner) => ({ ...runner })),
  away: [...away],
});

const ownOf = ({ runners }: TapRaceState, seat: Seat, underWay: readonly Frame[]): Partial<TapRaceView> => ({
  can: underWay.at(-1)?.step === 'race' ? tapsOf(runners[seat] as Runner) : [],
});

/** What is banked is sure; what is rolled is not. */
function echo(view: TapRaceView, seat: Seat, answer: Json): TapRaceView | null {
  const runner = view.runners[seat];
  if (!runner || answer !== 'bank') return null;
  const safe = { held: 0, banked: runner.banked + runner.held };
  return { ...view, runners: view.runners.with(seat, safe), can: tapsOf(safe) };
}

export const tapRace: Game<TapRaceState, TapRaceEvent, TapRaceView> = {
  id: 'tap-race',
  seats: { min: 1, max: 6 },
  options: {},
  procedures: [main],
  main,
  migrations: [],
  setup: (seats) => ({
    round: 0,
    deadline: 0,
    runners: Array.from({ length: seats }, () => ({ held: 0, banked: 0 })),
    away: [],
  }),
  sees: {
    roundStarted: everyone,
    rolled: everyone,
    banked: everyone,
    paused: everyone,
    resumed: everyone,
    timeRanOut: everyone,
  },
  view: (state, viewer, underWay) =>
    viewer === 'spectator' ? viewOf(state) : { ...viewOf(state), ...ownOf(state, viewer, underWay) },
  own: ownOf,
  echo,
  redeal: () => undefined,
  invariants: ({ round, runners }) => [
    ...(round > rounds ? [`round ${round} of ${rounds}`] : []),
    ...runners.flatMap(({ held, banked }, seat) =>
      held < 0 || banked < 0 ? [`seat ${seat} is in debt`] : [],
    ),
  ],
};
