import { contest } from '../harness/contest.mjs';

const planner = 'planner';
const list = 'priority list';

/** Positions per second of the planner, and games per second of the quickest bot. */
export async function run() {
  const rows = await contest([
    {
      name: planner,
      what: 'one dense turn of four players: positions made, judged, told from known ones',
      unit: 'positions',
      entry: 'bots/planner.ts',
    },
    {
      name: 'naive planner',
      what: 'the same turn, copied by structuredClone, through the public door, texts as keys',
      unit: 'positions',
      entry: 'bots/naive-planner.ts',
    },
    {
      name: list,
      what: 'whole games of two that play by a list',
      unit: 'games',
      entry: 'bots/priority-list.ts',
    },
    {
      name: 'random play',
      what: 'whole games of two random bots, which take three times as many decisions',
      unit: 'games',
      entry: 'bots/random-play.ts',
    },
  ]);
  const perSecond = (wanted) => rows.find(({ name }) => name === wanted).perSecond;
  const ratio = (ours, theirs) => Number((perSecond(ours) / perSecond(theirs)).toFixed(2));
  return {
    rows,
    ratios: { 'naive planner': ratio(planner, 'naive planner'), 'random play': ratio(list, 'random play') },
  };
}
