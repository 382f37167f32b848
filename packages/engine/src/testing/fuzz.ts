import { sample } from '../decisions/question.ts';
import { copy, type Json } from '../json.ts';
import { type Match, submit } from '../match.ts';
import { below, pickOne, type RandomState } from '../random.ts';
import { assertSame } from './difference.ts';
import { chance, mustSubmit, randomGames, randomInput, untilOver } from './random-game.ts';
import { fewGames, type Suite } from './settings.ts';

/** Garbage and bent answers are refused with a reason and change nothing; the rules never fail over them. */
export function assertGarbageIsHarmless(suite: Suite): void {
  for (const game of randomGames(suite, fewGames(suite))) {
    const { match, player } = game;
    untilOver(suite, game, (where) => {
      if (chance(player, suite.closely)) for (let i = 0; i < 8; i++) throwGarbage(match, player, where);
      if (match.table.position.outcome === null) mustSubmit(match, randomInput(suite, match, player), where);
    });
    for (let i = 0; i < 8; i++) throwGarbage(match, player, `${game.name}, at the end`);
  }
}

function throwGarbage(match: Match, player: RandomState, where: string): void {
  const before = copy({ position: match.table.position, checkpoint: match.checkpoint, since: match.since });
  const { questions } = match;
  const thrown = garbage(match, player);
  const submitted = submit(match, thrown);
  if (submitted.accepted) return;
  const what = `${where}, thrown in: ${JSON.stringify(thrown)}`;
  const { key } = submitted.reason;
  if (typeof key !== 'string' || key === '') throw new Error(`${what}: refused without a reason`);
  if ('error' in submitted) throw new Error(`${what}: the rules failed`, { cause: submitted.error });
  const after = { position: match.table.position, checkpoint: match.checkpoint, since: match.since };
  assertSame(before, after, what);
  if (match.questions !== questions) throw new Error(`${what}: refused, yet asks anew`);
}

const oddities: readonly Json[] = [
  null,
  true,
  '',
  'nonsense',
  '__proto__',
  'constructor',
  '0',
  0,
  -1,
  0.5,
  2 ** 53,
  [],
  {},
  [[]],
  ['toString'],
  { toString: 1 },
  JSON.parse('{"__proto__":{"seat":0}}') as Json,
];

function garbage(match: Match, player: RandomState): unknown {
  const { decision, seats } = match.table.position;
  const oddity = () => pickOne(player, 'garbage', oddities);
  const asked = match.questions.length > 0 ? pickOne(player, 'garbage', match.questions) : undefined;
  const seat = asked?.seat ?? below(player, 'garbage', seats);
  const legal = asked ? sample(asked.shape, player, 'garbage') : null;
  switch (below(player, 'garbage', 8)) {
    case 0:
      return oddity();
    case 1:
      return { seat: oddity(), decision, answer: legal };
    case 2:
      return { seat, decision: oddity(), answer: legal };
    case 3:
      return { seat, decision: decision - 1, answer: legal };
    case 4:
      return { seat: (seat + 1) % seats, decision, answer: legal };
    case 5:
      return { seat, decision, answer: oddity() };
    default:
      return { seat, decision, answer: bent(legal, player), at: match.table.position.now };
  }
}

/** A legal answer with one thing about it changed. */
function bent(answer: Json, player: RandomState): Json {
  const oddity = () => pickOne(player, 'garbage', oddities);
  if (typeof answer === 'string')
    return pickOne(player, 'garbage', [`${answer}x`, ` ${answer}`, [answer], '']);
  if (typeof answer === 'number')
    return pickOne(player, 'garbage', [answer + 1, -answer, answer + 0.5, `${answer}`]);
  if (Array.isArray(answer)) {
    const items = answer as readonly Json[];
    return pickOne(player, 'garbage', [
      [...items, ...items],
      [...items, oddity()],
      items.slice(1),
      Object.fromEntries(items.entries()),
    ]);
  }
  if (typeof answer !== 'object' || answer === null) return oddity();
  const entries = Object.entries(answer);
  const [key, value] = entries.length > 0 ? pickOne(player, 'garbage', entries) : ['nothing', null];
  const others = entries.filter(([other]) => other !== key);
  const variants: (readonly [string, Json])[][] = [
    others,
    [...others, [key, bent(value, player)]],
    [...entries, ['extra', 1]],
  ];
  return Object.fromEntries(pickOne(player, 'garbage', variants));
}
