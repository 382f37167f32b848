import type { Seat } from '@starboard/engine';
import type { LineReader } from '../terminal/line-reader.ts';
import { peopleOf, type Sitting } from './sitting.ts';

/** Where people share a screen and hold cards, the next one is called before anything is shown. False: they left. */
export async function isCalled(sitting: Sitting, lines: LineReader, seat: Seat): Promise<boolean> {
  const { board, terminal, voice } = sitting;
  if (!board.hasSecrets || !terminal.isScreen || peopleOf(sitting).length < 2) return true;
  terminal.clear();
  return (await lines.next(`${voice.say('cli.ask.curtain', { seat: { seat } })} `)) !== null;
}
