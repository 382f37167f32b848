import type { Bot } from '@starboard/bots';
import { goto, type Presence, type Question, type Table } from '@starboard/engine';
import { tapRace } from '@starboard/engine/testing/toys';

type State = Parameters<typeof tapRace.invariants>[0];
type Event = { readonly type: 'roundStarted'; readonly deadline: number } | { readonly type: 'resumed' };
type Here = Table<State, Event>;

/** In milliseconds: longer than any test waits. */
const atLeisure = 3_600_000;
/** In milliseconds: what is left of a round once a player has said that it is to go on. */
const hurried = 3_000;

const playOn = (seat: number): Question => ({
  seat,
  prompt: 'pause',
  shape: { kind: 'choose', options: ['play-on'] },
  isOptional: true,
});

const main = {
  ...tapRace.main,
  steps: {
    ...tapRace.main.steps,
    ready(table: Here) {
      const { state } = table;
      state.deadline = table.now + (state.round++ === 0 ? atLeisure : hurried);
      table.emit({ type: 'roundStarted', deadline: state.deadline });
      return goto('race');
    },
    pause: {
      takes: 'each',
      questions: ({ runners, away }: State) =>
        runners.flatMap((_, seat) => (away.includes(seat) ? [] : [playOn(seat)])),
      answer(table: Here) {
        table.state.deadline = Math.min(table.state.deadline, table.now + hurried);
        table.emit({ type: 'resumed' });
        return goto('race');
      },
      presence(table: Here, _locals: object, seat: number, is: Presence) {
        const others = table.state.away.filter((gone) => gone !== seat);
        table.state.away = is === 'away' ? [...others, seat] : others;
        if (table.state.away.length > 0) return { do: 'stay' } as const;
        table.emit({ type: 'resumed' });
        return goto('race');
      },
    },
  },
} as const;

/** Never banks, so that the race is never won by it. */
const roller: Bot = { name: 'roller', decide: () => 'roll' };

/** The race of the toys whose first round lasts until a player plays on without another: no machine is too slow for it. */
export const patientRace: typeof tapRace = {
  ...tapRace,
  id: 'patient-race',
  procedures: [main],
  main,
  bots: [roller],
};
