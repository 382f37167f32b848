import { contest } from '../harness/contest.mjs';
import { installPeers, peerVersion } from '../harness/peers.mjs';

const basic = 'Cosmic Encounter';
const everything = 'Cosmic Encounter, everything';
const peer = 'boardgame.io, empty move';

/** Decisions per second in random games of three to five. */
export async function run() {
  installPeers();
  const rows = await contest([
    {
      name: basic,
      what: 'revised set-up, no flares: every window asked, answered at random, applied',
      unit: 'decisions',
      entry: 'cosmic/basic.ts',
      playsMatches: true,
    },
    {
      name: everything,
      what: 'any aliens, unlimited flares, technologies, hidden powers',
      unit: 'decisions',
      entry: 'cosmic/advanced.ts',
      playsMatches: true,
    },
    {
      name: peer,
      what: `${peerVersion('boardgame.io')}, no game at all: the most its reducer can do`,
      unit: 'moves',
      entry: 'engine/boardgame-io/empty-move.ts',
    },
    {
      name: 'Starboard copy',
      what: 'the whole position of five players in mid-game, copied',
      unit: 'copies',
      entry: 'cosmic/copying.ts',
    },
    {
      name: 'Starboard look',
      what: 'the same, with all that a bot cannot know dealt anew',
      unit: 'looks',
      entry: 'cosmic/looking.ts',
    },
    {
      name: 'Starboard imagined',
      what: 'from a look to the end of the encounter, windows passed, the rest at random',
      unit: 'encounters',
      entry: 'cosmic/imagining.ts',
    },
  ]);
  const perSecond = (wanted) => rows.find(({ name }) => name === wanted).perSecond;
  const against = (name) => Number((perSecond(name) / perSecond(peer)).toFixed(2));
  return { rows, ratios: { [peer]: against(basic), [`${peer}, to everything`]: against(everything) } };
}
