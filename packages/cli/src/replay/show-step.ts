import { rerun } from '@starboard/records';
import { logLines } from '../play/log.ts';
import { boardLines, rule, standing } from '../play/screen.ts';
import type { Sitting } from '../play/sitting.ts';
import type { Reel, Shot } from './reel.ts';

/** The table as a shot shows it. */
function sittingAt(sitting: Sitting, { file }: Reel, { number, input, events, match }: Shot): Sitting {
  const seat = input && 'seat' in input ? input.seat : null;
  const inputs = file.inputs.slice(0, number);
  return { ...sitting, recorded: { beginning: file, match, inputs, entries: [{ seat, events }] } };
}

/** What the latest input brought about; if that was nothing to tell yet, what was chosen. */
function newsLines(sitting: Sitting, { input, asked }: Shot): string[] {
  const { recorded, voice, board } = sitting;
  if (input && 'takeback' in input) return [voice.say('cli.replay.taken-back', { step: input.takeback })];
  if (input && 'undo' in input) return [voice.say('cli.replay.undone', { seat: { seat: input.seat } })];
  const lines = logLines(sitting, recorded.entries, 'spectator');
  if (lines.length > 0 || !input || !('answer' in input)) return lines;
  const { seat, answer } = input;
  const question = asked.find((one) => one.seat === seat);
  if (!question || typeof answer !== 'string') return lines;
  return [
    voice.say('cli.replay.chose', { seat: { seat }, what: board.text.option(question.prompt, answer) }),
  ];
}

/** One page: where we are, the board, and what just happened. */
export function showStep(sitting: Sitting, reel: Reel, step: number): void {
  const { terminal, voice } = sitting;
  const shot = reel.at(step);
  const now = sittingAt(sitting, reel, shot);
  const steps = reel.file.inputs.length;
  terminal.clear();
  terminal.print(
    terminal.paint.strong(voice.say('cli.replay.step', { step, steps })),
    rule(sitting),
    ...boardLines(now, 'spectator').filter((line) => line !== ''),
    rule(sitting),
    ...newsLines(now, shot),
    ...(step === steps ? ['', ...standing(now, 'spectator')] : []),
  );
}

/** The whole match as a log. */
export function tellAll(sitting: Sitting, reel: Reel, steps: number): void {
  const { terminal } = sitting;
  const now = { ...sitting, recorded: rerun(reel.game, reel.file, steps) };
  terminal.print(...logLines(now, now.recorded.entries, 'spectator'), rule(now));
  terminal.print(...boardLines(now, 'spectator'), rule(now), ...standing(now, 'spectator'));
}
