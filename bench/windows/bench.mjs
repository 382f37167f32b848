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

/** How long players of Cosmic Encounter with flares wait in windows in which no player reacts. Virtual time. */
export async function run({ games = '6' }) {
  const { playSilently } = await tsImport('./waiting.ts', import.meta.url);
  const { clockPresets } = await tsImport('@starboard/protocol', import.meta.url);
  const rows = tables.flatMap(({ name, seats, pauses, budget }) => {
    const { natural, ...strict } = clockPresets.normal;
    const pace = pauses === 'strict' ? strict : { ...strict, natural };
    const sum = { encounters: 0, windows: 0, runs: 0, waited: 0 };
    for (let game = 0; game < Number(games); game++) {
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
  return { rows, ratios: {} };
}
