import { contest } from '../harness/contest.mjs';
import { installPeers, peerVersion } from '../harness/peers.mjs';

const ours = 'Starboard engine';
const peer = 'boardgame.io';

/** Decisions per second in random play between four seats. */
export async function run() {
  installPeers();
  const rows = await contest([
    {
      name: ours,
      what: 'Alien Frontiers: decisions enumerated, chosen at random, applied',
      unit: 'decisions',
      entry: 'engine/ours.ts',
      playsMatches: true,
    },
    ...boardgameIo(peerVersion(peer)),
    {
      name: 'Starboard copy',
      what: 'the whole position in mid-game, copied',
      unit: 'copies',
      entry: 'engine/copying.ts',
    },
  ]);
  const perSecond = (wanted) => rows.find(({ name }) => name === wanted).perSecond;
  // the empty move is no peer but the ceiling of one, so it has a row and no ratio
  return { rows, ratios: { [peer]: Number((perSecond(ours) / perSecond(peer)).toFixed(2)) } };
}

function boardgameIo(version) {
  return [
    {
      name: peer,
      what: `${version}, a smaller dice game: moves enumerated, chosen at random, applied`,
      unit: 'moves',
      entry: 'engine/boardgame-io/random-play.ts',
      playsMatches: true,
    },
    {
      name: 'boardgame.io, empty move',
      what: `${version}, no game at all: the most its reducer can do`,
      unit: 'moves',
      entry: 'engine/boardgame-io/empty-move.ts',
    },
  ];
}
