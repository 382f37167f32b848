import { contest } from '../harness/contest.mjs';
import { installPeers, peerVersion } from '../harness/peers.mjs';

const rules = 'Project: ELITE';
const peer = 'boardgame.io, empty move';

/** Inputs per second in missions of six who act at random. */
export async function run() {
  installPeers();
  const rows = await contest([
    {
      name: `${rules}, random play`,
      what: 'six seats act at random: every act found among the legal ones, checked, carried out',
      unit: 'inputs',
      entry: 'elite/random-play.ts',
      playsMatches: true,
    },
    {
      name: rules,
      what: 'the inputs of such missions handed in again: checked and carried out',
      unit: 'inputs',
      entry: 'elite/inputs.ts',
      playsMatches: true,
    },
    {
      name: `${rules}, pictures`,
      what: 'the same with the pictures of six seats after each, and what each is told',
      unit: 'inputs',
      entry: 'elite/pictures.ts',
      playsMatches: true,
    },
    {
      name: peer,
      what: `${peerVersion('boardgame.io')}, no game at all: the most its reducer can do`,
      unit: 'moves',
      entry: 'engine/boardgame-io/empty-move.ts',
    },
    {
      name: `${rules}, copy`,
      what: 'the whole position of six players in mid-mission, copied',
      unit: 'copies',
      entry: 'elite/copying.ts',
    },
  ]);
  const perSecond = (wanted) => rows.find(({ name }) => name === wanted).perSecond;
  const against = (name) => Number((perSecond(name) / perSecond(peer)).toFixed(2));
  return { rows, ratios: { [peer]: against(rules) } };
}
