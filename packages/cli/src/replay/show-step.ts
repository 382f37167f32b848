import type { Match } from '@starboard/engine';
import { rerun, storyOf } from '@starboard/records';
import { logLines } from '../play/log.ts';
import { boardLines, rule, standing } from '../play/screen.ts';
import type { Showing } from '../play/sitting.ts';
import type { Reel, Shot } from './reel.ts';

/** The table as a shot shows it. */
const shownAt = (showing: Showing, match: Match): Showing => ({
  ...showing,
  hosted: { match },
});

/** What the latest input brought about; if that was nothing to tell yet, what was chosen. */
function newsLines(showing: Showing, { input, asked, events }: Shot): string[] {
  const { voice, board } = showing;
  if (input && 'takeback' in input) return [voice.say('cli.replay.taken-back', { step: input.takeback })];
  if (input && 'undo' in input) return [voice.say('cli.replay.undone', { seat: { seat: input.seat } })];
  const seat = input && 'seat' in input ? input.seat : null;
  const lines = logLines(showing, [{ seat, events }], 'spectator');
  if (lines.length > 0 || !input || !('answer' in input)) return lines;
  const { answer } = input;
  const question = asked.find((one) => one.seat === input.seat);
  if (!question || typeof answer !== 'string') return lines;
  return [
    voice.say('cli.replay.chose', {
      seat: { seat: input.seat },
      what: board.text.option(question.prompt, answer),
    }),
  ];
}

/** One page: where we are, the board, and what just happened. */
export function showStep(showing: Showing, reel: Reel, step: number): void {
  const { terminal, voice } = showing;
  const shot = reel.at(step);
  const now = shownAt(showing, shot.match);
  const steps = reel.file.inputs.length;
  terminal.clear();
  terminal.print(
    terminal.paint.strong(voice.say('cli.replay.step', { step, steps })),
    rule(showing),
    ...boardLines(now, 'spectator').filter((line) => line !== ''),
    rule(showing),
    ...newsLines(now, shot),
    ...(step === steps ? ['', ...standing(now, 'spectator')] : []),
  );
}

/** The whole match as a log. */
export function tellAll(showing: Showing, reel: Reel, steps: number): void {
  const { terminal } = showing;
  const recorded = rerun(reel.game, reel.file, steps);
  const now = shownAt(showing, recorded.match);
  terminal.print(...logLines(now, storyOf(recorded), 'spectator'), rule(now));
  terminal.print(...boardLines(now, 'spectator'), rule(now), ...standing(now, 'spectator'));
}
