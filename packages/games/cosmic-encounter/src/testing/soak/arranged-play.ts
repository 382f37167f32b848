import { type Bot, eagerBot, luckFor, type PlayedOut, playOut, randomBot } from '@starboard/bots';
import { below, type Prompt } from '@starboard/engine';
import { arrangedGame, isAbout, rareChance } from './arranged-games.ts';

/**
 * Of three moments in which something could be done it lets one pass; answers are mostly kept for what the game is
 * about. A rare chance is hardly ever missed, and what can stop it waits for nothing else.
 */
const spoiler = (game: ReturnType<typeof arrangedGame>): Bot => ({
  name: 'spoiler',
  decide(prompt, means) {
    const { random } = means;
    const chance = rareChance(game, prompt);
    if (chance !== undefined && below(random, 'spoiler', 10) > 0) return chance;
    const isWasteful = isAnswer(prompt) && !isAbout(game, prompt) && !hasFlare(prompt);
    if (isWasteful && (game.isRare || below(random, 'spoiler', 6) > 0)) return 'pass';
    const bot = isAnswer(prompt) || below(random, 'spoiler', 3) > 0 ? eagerBot : randomBot;
    const mayStrike = !game.isRare && below(random, 'spoiler', 20) === 0;
    return bot.decide(mayStrike ? prompt : withoutStrike(prompt), means);
  },
});

const isAnswer = ({ prompt }: Prompt): boolean => prompt.startsWith('ce.ask.react.');

const optionsOf = ({ shape }: Prompt): readonly string[] => (shape.kind === 'choose' ? shape.options : []);

const hasFlare = (prompt: Prompt): boolean =>
  optionsOf(prompt).some((option) => option.endsWith('.wild') || option.endsWith('.super'));

/** A scrambler that strikes at the first chance would never be there to answer anything. */
function withoutStrike(prompt: Prompt): Prompt {
  const { shape } = prompt;
  if (shape.kind !== 'choose') return prompt;
  const options = shape.options.filter((option) => option !== 'tech-scrambler.strike');
  return { ...prompt, shape: { ...shape, options } };
}

/** Plays one arranged game out, every position checked if wanted. */
export function playArranged(number: number, mostDecisions: number, checks = false): PlayedOut {
  const game = arrangedGame(number);
  const bots = Array.from({ length: game.match.table.seats }, () => spoiler(game));
  return playOut(game.match, {
    bots,
    random: luckFor(`arranged ${number}`),
    mostDecisions,
    counts: true,
    checks,
  });
}
