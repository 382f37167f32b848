import { tsImport } from 'tsx/esm/api';

export const flags = { games: { type: 'string' } };

const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true };
const bot = { kind: 'bot', level: 'random' };

/** What was promised, in seconds of waiting an encounter. */
const tables = [
  { name: 'three people', seats: [person, person, person], pauses: 'natural', budget: 20 },
  { name: 'three people, strict', seats: [person, person, person], pauses: 'strict' },
  { name: 'one person, three bots', seats: [person, bot, bot, bot], pauses: 'natural', budget: 4 },
];

/** The same of an encounter at a human pace: from destiny to outcome, and of that while no player is about to act. */
const promised = { lasted: 90, waited: 20 };

/** How long players of Cosmic Encounter with flares wait in windows, and an encounter takes them. Virtual time. */
export async function run({ games = '6' }) {
  return { rows: [...(await silence(Number(games))), ...(await humanPace(Number(games)))], ratios: {} };
}

/** Windows in which no player reacts. */
async function silence(games) {
  const { playSilently } = await tsImport('./waiting.ts', import.meta.url);
  const { clockPresets } = await tsImport('@starboard/protocol', import.meta.url);
  return tables.flatMap(({ name, seats, pauses, budget }) => {
    const { natural, ...strict } = clockPresets.normal;
    const pace = pauses === 'strict' ? strict : { ...strict, natural };
    const sum = { encounters: 0, windows: 0, runs: 0, waited: 0 };
    for (let game = 0; game < games; game++) {
      const played = playSilently(seats, pace, `waiting ${game}`);
      for (const part of Object.keys(sum)) sum[part] += played[part];
    }
    const each = (/** @type {number} */ value) => Number((value / sum.encounters).toFixed(1));
    const asked = `${each(sum.windows)} windows in ${each(sum.runs)} runs an encounter, ${sum.encounters} encounters`;
    const before = seats.filter(({ kind }) => kind === 'person').length > 1 ? strict.window : 250;
    return [
      { name, what: asked, measured: each(sum.waited / 1000), unit: 's', ...(budget && { budget }) },
      {
        name: `${name}, window by window`,
        what: `each window its ${before} ms, as before there were runs`,
        measured: each((sum.windows * before) / 1000),
        unit: 's',
      },
    ];
  });
}

/** Three people who know the game, play it at a human pace and react where it pays. */
async function humanPace(games) {
  const { playedByPeople } = await tsImport('./people.ts', import.meta.url);
  const { clockPresets } = await tsImport('@starboard/protocol', import.meta.url);
  const seeds = Array.from({ length: games }, (_, game) => `people ${game}`);
  const encounters = seeds.flatMap((seed) => playedByPeople(3, clockPresets.normal, seed));
  const seconds = (/** @type {number} */ value) => Number((value / 1000).toFixed(1));
  const row = (part, name, what) => {
    const all = encounters.map((each) => each[part]).toSorted((one, other) => one - other);
    const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
    const most = all[Math.floor(all.length * 0.9)];
    return [
      { name, what, measured: seconds(mean), unit: 's', budget: promised[part] },
      { name: `${name}, nine of ten`, what: 'no more than that', measured: seconds(most), unit: 's' },
    ];
  };
  return [
    ...row('lasted', 'at a human pace', `destiny to outcome, three people, ${encounters.length} encounters`),
    ...row('waited', 'at a human pace, waiting for nobody', 'moments in which no player was about to act'),
  ];
}
