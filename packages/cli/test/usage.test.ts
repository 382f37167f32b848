import { expect, test } from 'vitest';
import { version } from '../../../package.json';
import { run } from './starboard.ts';

const commandNames = ['play', 'simulate', 'arena', 'replay', 'verify', 'games'];

test.each(['en', 'ru', 'uk'])('every command explains itself in %s, in both ways of asking', async (lang) => {
  const asked = await Promise.all(
    [['--help'], ...commandNames.map((name) => [name, '--help'])].map((words) =>
      run([...words, '--lang', lang]),
    ),
  );
  const helped = await Promise.all(
    [['help'], ...commandNames.map((name) => ['help', name])].map((words) => run([...words, '--lang', lang])),
  );
  for (const { code, out, error } of asked) {
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^(Starboard|npx starboard)/);
    expect(out).not.toMatch(/\[cli\.|\{\w+\}| \| /);
    const explained = [...out.matchAll(/^( {2}\S.*? {2,})\S/gm)].map(([, term = '']) => term.length);
    expect(new Set(explained).size).toBeLessThanOrEqual(1);
  }
  expect(new Set(asked.map(({ out }) => out)).size).toBe(asked.length);
  expect(helped).toEqual(asked);
});

test('the version and the games are told', async () => {
  const [told, games] = await Promise.all([run(['--version']), run(['games', '--lang', 'en'])]);
  expect(told).toEqual({ code: 0, out: `${version}\n`, error: '' });
  expect(games.out).toMatch(/Alien Frontiers {2}alien-frontiers {2}2–4 players/);
  expect(games.out).toMatch(/longGame=false +Standard \(default\)/);
  expect(games.out).toMatch(/Cosmic Encounter {2}cosmic-encounter {2}3–5 players/);
  expect(games.out).toMatch(/flares=unlimited +As many as you like/);
});

const misunderstood: readonly (readonly [string, RegExp])[] = [
  ['dance', /no command “dance”.*play, simulate, arena, replay, verify, games, help/],
  ['help dance', /no command “dance”/],
  ['play chess', /no game “chess”.*alien-frontiers/],
  ['play alien-frontiers again', /“again” is one word too many/],
  ['play --sead 5', /--sead is not known/],
  ['play --seed --save x', /--seed needs a value/],
  ['play --seats human', /2 to 4 players, not 1/],
  ['play --seats human,ghost', /“ghost” can play no seat.*human, random/],
  ['play --bots ghost', /no bot “ghost”.*random.*easy, normal, keen, hard/],
  ['play --bots human', /no bot “human”/],
  ['play cosmic-encounter --bots hard.meek', /easy, normal, hard \[\.greedy\|\.loyal\|\.spiteful\|/],
  ['play --bots hard.bold', /no bot “hard.bold”/],
  ['play --bots easy,easy,easy,easy', /2 to 4 players, not 5/],
  ['play --bots easy --seats human,easy', /--seats and --bots do not go together/],
  ['play --resume x.json --bots easy', /--resume and --bots do not go together/],
  ['play --names Ann', /3 names/],
  [`play --names Ann,Bob,${'E'.repeat(41)}`, /each of 1 to 40 characters/],
  [`play --seed ${'s'.repeat(201)}`, /1 to 200 characters/],
  [`simulate alien-frontiers --games 11 --seed ${'s'.repeat(198)}`, /1 to 197 characters/],
  ['play --option longGame', /name=value/],
  ['play --option shortGame=true', /no option “shortGame”/],
  ['play --option __proto__=1', /no option “__proto__”/],
  ['play --option longGame=maybe', /“longGame” can only be one of: false, true/],
  ['play --resume x.json --seed 5', /--resume and --seed do not go together/],
  ['play --lang tlh', /“tlh” is not a language/],
  ['replay', /Which file/],
  ['verify', /Which file/],
  ['verify x.json --hash abc', /64 hexadecimal digits/],
  ['simulate alien-frontiers --games 0', /--games takes a whole number from 1/],
  ['simulate alien-frontiers --players 7', /--players takes a whole number from 2 to 4/],
  ['simulate alien-frontiers --bots random,clever', /no bot “clever”/],
  [
    'simulate alien-frontiers --players 2 --bots random,random,random',
    /2 seats need one bot for all or 2 bots/,
  ],
  ['simulate alien-frontiers --json=yes', /--json takes no value/],
];

test('what is not understood is said so, with the way to help', async () => {
  const told = await Promise.all(
    misunderstood.map(([words]) =>
      run([...words.split(' '), ...(words.includes('--lang') ? [] : ['--lang', 'en'])]),
    ),
  );
  const wrong = told.flatMap(({ code, out, error }, at) => {
    const [words = '', says = /$/] = misunderstood[at] ?? [];
    const isRight = code === 2 && out === '' && says.test(error) && error.includes('--help');
    return isRight ? [] : [`${words}: ${code} ${out}${error}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  [{ LANG: 'uk_UA.UTF-8' }, 'космічні настільні ігри'],
  [{ LANG: 'uk_UA.UTF-8', LC_ALL: 'ru_RU.UTF-8' }, 'космические настольные игры'],
  [{ LANG: 'de_DE.UTF-8' }, 'space board games'],
  [{}, 'space board games'],
])('the language is that of the system: %j', async (env, says) => {
  const { out } = await run(['--help'], { env });
  expect(out).toContain(says);
});
