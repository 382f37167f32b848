import { askBot, botByName, luckFor, playOut } from '@starboard/bots';
import {
  type Bot,
  decisionOf,
  isLegal,
  isPause,
  type Match,
  questionTo,
  redeal,
  type Seat,
  startMatch,
  submit,
} from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { box } from '../box.ts';
import { missionIds } from '../content/missions.ts';
import { projectElite } from '../game.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';

const bot = (name: string): Bot => {
  const found = botByName(name, projectElite);
  if (!found) throw new Error(`there is no bot '${name}'`);
  return found;
};

const begin = (seats: number, seed: string, options: Partial<Options>): Match =>
  startMatch(projectElite, { seats, seed, options, undo: false });

function played(level: string, seats: number, seed: string, options: Partial<Options>): Match {
  const match = begin(seats, seed, options);
  const bots = Array.from({ length: seats }, () => bot(level));
  const { failure } = playOut(match, { bots, random: luckFor(seed), mostDecisions: 60_000, checks: true });
  expect(failure).toBeNull();
  return match;
}

const causeOf = ({ position }: Match): string => position.outcome?.cause ?? 'none';

test('a table is offered the three levels', () => {
  expect(box.bots).toEqual(['easy', 'normal', 'hard']);
  for (const name of box.bots) expect(bot(name).name).toBe(name);
});

describe.each(missionIds)('%s', (mission) => {
  test.each(['easy', 'normal'])('%s bots play it to its end, and break no invariant', (level) => {
    for (const seats of [1, 3]) {
      const match = played(level, seats, `${mission} of ${level}`, {
        mission,
        map: seats === 1 ? 'lab' : 'crash',
      });
      expect(['won', 'breach', 'death', 'rounds']).toContain(causeOf(match));
    }
  });

  // a capture takes most of all: there hard bots are to come half the way
  test('bots get somewhere', () => {
    const [level, difficulty] =
      mission === 'capture' ? (['hard', 'low'] as const) : (['normal', 'story'] as const);
    let best = 0;
    for (let game = 0; game < 6 && best < 0.5; game++) {
      const match = played(level, 3, `${mission} ${game}`, { mission, difficulty });
      best = Math.max(best, causeOf(match) === 'won' ? 1 : mission === 'capture' ? shareCaught(match) : 0);
    }
    expect(best).toBeGreaterThanOrEqual(0.5);
  });
});

const trapsIn = ({ position }: Match): number =>
  (position.state as State).tokens.filter(({ is }) => is === 'trap').length;

/** How much of a capture is done. */
const shareCaught = (match: Match): number =>
  1 - trapsIn(match) / trapsIn(begin(3, 'any', { mission: 'capture' }));

test('each level wins more missions than the one before', () => {
  const [easy = 0, normal = 0, hard = 0] = ['easy', 'normal', 'hard'].map((level) => {
    let count = 0;
    for (let game = 0; game < 10; game++) {
      const mission = missionIds[game % 5] ?? 'extermination';
      if (causeOf(played(level, 3, `strength ${game}`, { mission, difficulty: 'low' })) === 'won') count++;
    }
    return count;
  });
  expect(normal).toBeGreaterThan(easy);
  expect(hard).toBeGreaterThan(normal);
}, 60_000);

test('they play with the same luck the same', () => {
  const [one, other] = [1, 2].map(() => played('normal', 2, 'the same', { mission: 'extermination' }));
  expect(other?.position).toEqual(one?.position);
});

/** Asks a seat's bot each time it would be asked, with everything that is going on. */
function eachQuestion(
  level: string,
  seed: string,
  look: (match: Match, seat: Seat, said: unknown) => void,
): void {
  const match = begin(2, seed, { difficulty: 'medium' });
  const watched: Bot = {
    name: 'watched',
    decide(prompt, means) {
      const said = bot(level).decide(prompt, means);
      look(match, means.seat, said);
      return said;
    },
  };
  playOut(match, { bots: [watched, watched], random: luckFor(seed), mostDecisions: 700 });
}

test('they say only what is legal, or wait', () => {
  let answers = 0;
  eachQuestion('normal', 'legal', (match, seat, said) => {
    const question = questionTo(match, seat);
    if (!question || isPause(question.shape, said)) return;
    answers++;
    expect(isLegal(question.shape, said, match.position.now)).toBe(true);
  });
  expect(answers).toBeGreaterThan(300);
});

// what is dealt anew is all that no player can know: decks, faces of tumbling dice, what lies face down
test('they say the same in any world that they cannot tell from the real one', () => {
  let looked = 0;
  eachQuestion('normal', 'unseen', (match, seat) => {
    if (++looked % 7 !== 0) return;
    const other = redeal(match, seat, `other ${looked}`);
    const [here, there] = [match, other].map((world) =>
      askBot(bot('normal'), world, seat, luckFor(`${looked}`)),
    );
    expect(there).toEqual(here);
  });
  expect(looked).toBeGreaterThan(300);
});

test('no bot acts more often than three times a second', () => {
  const match = begin(3, 'pace', {});
  const acts: number[][] = [[], [], []];
  const bots = acts.map((times) => ({
    name: 'timed',
    decide: (...[prompt, means]: Parameters<Bot['decide']>) => {
      const said = bot('normal').decide(prompt, means);
      const { phase } = match.position.state as State;
      if (phase === 'action' && !isPause(prompt.shape, said)) times.push(means.now());
      return said;
    },
  }));
  playOut(match, { bots, random: luckFor('pace'), mostDecisions: 900 });
  for (const times of acts) {
    expect(times.length).toBeGreaterThan(50);
    times.forEach((time, index) => {
      if (index >= 3) expect(time - (times[index - 3] ?? 0)).toBeGreaterThanOrEqual(1000);
    });
  }
});

test('a bot plays on for a player who is away', () => {
  expect(projectElite.whileAway).toBe('normal');
  const match = begin(2, 'away', {});
  for (const seat of [0, 1]) submit(match, { seat, is: 'bot', at: 0 });
  const question = questionTo(match, 0);
  expect(question && decisionOf(match, 0)).toBeTruthy();
  const { failure } = playOut(match, {
    bots: [bot('normal'), bot('normal')],
    random: luckFor('away'),
    mostDecisions: 60_000,
  });
  expect(failure).toBeNull();
});
