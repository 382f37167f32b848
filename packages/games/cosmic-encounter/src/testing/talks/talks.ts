import { playTalks } from './play-talks.ts';
import { summaryOf } from './summary.ts';

const [games = '100', bot = 'normal', seed = 'talks'] = process.argv.slice(2);

// half without flares and half with them, at tables of every size
for (const seats of [3, 4, 5])
  for (const flares of ['none', 'standard'] as const) {
    const options = { flares, alienChoice: 'random' } as const;
    const played = playTalks({ games: Number(games), seats, seed, bot, options });
    process.stdout.write(`${JSON.stringify({ seats, flares, ...summaryOf(played) })}\n`);
  }
