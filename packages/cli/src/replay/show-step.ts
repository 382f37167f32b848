import type { AnyGame } from '@starboard/engine';
import { type MatchFile, rerun } from '@starboard/records';
import { logLines } from '../play/log.ts';
import { boardLines, rule, standing } from '../play/screen.ts';
import type { Sitting } from '../play/sitting.ts';

/** A saved match and the game it is of. */
export interface Reel {
  readonly file: MatchFile;
  readonly game: AnyGame;
}

/** The table as it was after so many inputs. */
const sittingAt = (sitting: Sitting, { file, game }: Reel, step: number): Sitting => ({
  ...sitting,
  recorded: rerun(game, file, step),
});

/** What the latest input brought about; if that was nothing to tell yet, what was chosen. */
function newsLines(sitting: Sitting, { file, game }: Reel, step: number): string[] {
  const { recorded, voice, board } = sitting;
  const latest = recorded.inputs.at(-1);
  if (latest && 'takeback' in latest) return [voice.say('cli.replay.taken-back', { step: latest.takeback })];
  if (latest && 'undo' in latest) return [voice.say('cli.replay.undone', { seat: { seat: latest.seat } })];
  const lines = logLines(sitting, recorded.entries.slice(-1), 'spectator');
  if (lines.length > 0 || !latest || !('answer' in latest)) return lines;
  const { seat, answer } = latest;
  const asked = rerun(game, file, step - 1).match.questions.find((question) => question.seat === seat);
  if (!asked || typeof answer !== 'string') return lines;
  return [voice.say('cli.replay.chose', { seat: { seat }, what: board.text.option(asked.prompt, answer) })];
}

/** One page: where we are, the board, and what just happened. */
export function showStep(sitting: Sitting, reel: Reel, step: number): void {
  const { terminal, voice } = sitting;
  const now = sittingAt(sitting, reel, step);
  const steps = reel.file.inputs.length;
  terminal.clear();
  terminal.print(
    terminal.paint.strong(voice.say('cli.replay.step', { step, steps })),
    rule(sitting),
    ...boardLines(now, 'spectator').filter((line) => line !== ''),
    rule(sitting),
    ...newsLines(now, reel, step),
    ...(step === steps ? ['', ...standing(now, 'spectator')] : []),
  );
}

/** The whole match as a log. */
export function tellAll(sitting: Sitting, reel: Reel, steps: number): void {
  const { terminal } = sitting;
  const now = sittingAt(sitting, reel, steps);
  terminal.print(...logLines(now, now.recorded.entries, 'spectator'), rule(now));
  terminal.print(...boardLines(now, 'spectator'), rule(now), ...standing(now, 'spectator'));
}
