import {
  comingTo,
  copy,
  decisionOf,
  type Json,
  type Match,
  playFrom,
  randomFrom,
  redeal,
  sample,
  saveMatch,
  type Seat,
  startMatch,
  submit,
} from '@starboard/engine';
import { games } from '@starboard/games';
import {
  givingNow,
  HostedMatch,
  leaveAnswers,
  type LeftAnswers,
  nothingLeft,
  textOf,
  toldLeft,
} from '@starboard/host';
import { newsText } from '@starboard/protocol';
import { expect, test } from 'vitest';

const seats = 4;
const game = games.find(({ id }) => id === 'cosmic-encounter');
const person = { kind: 'person', account: 'x', name: 'X', isReady: true } as const;
const table = { seats: Array.from({ length: seats }, () => person) };

/** A match in which the gate is to be aimed, after so many encounters. */
function beforeAim(seed: string, encounters: number): Match {
  if (!game) throw new Error('there is no such game');
  const match = startMatch(game, { seats, seed, options: { flares: 'standard' } });
  const luck = randomFrom(seed);
  for (let met = 0; ; ) {
    const [question] = match.questions;
    if (!question) throw new Error('it ended before that');
    const { seat, shape, prompt, isWindow } = question;
    if (prompt === 'ce.ask.aim' && ++met > encounters) return match;
    submit(match, {
      seat,
      decision: decisionOf(match, seat),
      answer: isWindow ? 'pass' : sample(shape, luck, 'answers'),
    });
  }
}

function hostedFrom({ game: rules, position }: Match): HostedMatch {
  const saved = saveMatch(playFrom(rules, copy(position)));
  const told = Array.from({ length: seats + 1 }, () => 0);
  const stored = { id: 'one', seq: 0, saved, savedSeq: 0, told, clock: null };
  return new HostedMatch(rules, stored, { recent: [], pace: null, latestAt: 0 });
}

/** Leaves an answer to everything the seat will be asked. */
function leavesAll(hosted: HostedMatch, seat: Seat): LeftAnswers {
  const said = comingTo(hosted.match, seat).map(({ prompt, shape, givens: [given = ''] }) => ({
    prompt,
    given,
    answer: sample(shape, randomFrom(`${seat} ${prompt}`), 'ahead'),
  }));
  const left = leaveAnswers(hosted, seat, nothingLeft, said);
  if ('refused' in left) throw new Error(left.refused.key);
  return left;
}

/** What the viewer is sent when the seat answers. */
function toldOf(hosted: HostedMatch, viewer: Seat, seat: Seat, answer: Json): string | null {
  const input = { seat, decision: decisionOf(hosted.match, seat), answer };
  const taken = hosted.take({ input, by: 'person', seat, request: null }, 0);
  if ('refused' in taken) throw new Error(taken.refused.key);
  const news = taken.news[viewer];
  return news ? newsText('one', news) : null;
}

test.each([0, 1, 2, 3, 4, 5])(
  'other hands and answers left by others show nowhere before one is given (after %i encounters)',
  (encounters) => {
    const match = beforeAim(`worlds ${encounters}`, encounters);
    for (let viewer = 0; viewer < seats; viewer++) {
      const here = hostedFrom(match);
      const there = hostedFrom(redeal(match, viewer, `another deal ${encounters}`));
      const left = table.seats.map((_, seat) => (seat === viewer ? nothingLeft : leavesAll(there, seat)));
      const isDue = () => left.some((own, seat) => givingNow(there, table, seat, own).input !== null);
      const shown = (hosted: HostedMatch) => [
        textOf(hosted.picture(viewer)),
        toldLeft(hosted, viewer, nothingLeft),
      ];
      for (let step = 0; step < 40 && !isDue(); step++) {
        expect(shown(there)).toEqual(shown(here));
        const [asked] = here.match.questions;
        if (!asked) break;
        const { seat, shape, isWindow } = asked;
        const answer = isWindow ? 'pass' : sample(shape, randomFrom(`${step}`), 'answers');
        expect(toldOf(there, viewer, seat, answer)).toEqual(toldOf(here, viewer, seat, answer));
      }
    }
  },
);
