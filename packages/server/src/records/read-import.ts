import { type AnyGame, type Match, reason, savedAsIs } from '@starboard/engine';
import { couldEndSo, playLog, RecordTrouble, withPoints } from '@starboard/host';
import type { MatchResult } from '@starboard/protocol';
import { checkedMatch, checkSeedHash, isAsRecorded, type MatchFile } from '@starboard/records';
import { hasBot } from '../lobby/lists/game-list.ts';
import { Refused } from '../refused.ts';
import { refusedRecord } from './finished-match.ts';

/** Far above any board game's. */
const mostInputs = 20_000;

/** An input of a file, and what it brought about. Texts are JSON. */
export interface ImportedInput {
  readonly seat: number | null;
  readonly input: string;
  readonly events: string;
}

/** A file that any person may have written, once the rules have come to what it says. */
export interface ImportedMatch {
  readonly file: Omit<MatchFile, 'inputs' | 'saved'>;
  readonly result: MatchResult;
  readonly inputs: readonly ImportedInput[];
  /** Where they led, as JSON. */
  readonly saved: string;
}

/** Reads and plays what a client has sent; throws `Refused` with what is wrong about it. */
export function readImport(text: string, games: readonly AnyGame[]): ImportedMatch {
  try {
    const { game, file, result } = checked(parsed(text), games);
    const { match, inputs } = playedAgain(file, game);
    const { inputs: _, saved: __, ...rest } = file;
    const saved = JSON.stringify(savedAsIs(match));
    return { file: rest, result: withPoints(result, match), inputs, saved };
  } catch (error) {
    throw error instanceof RecordTrouble ? refusedRecord(error) : error;
  }
}

const malformed = (): Refused => new Refused(400, 'server.request.malformed');

function parsed(text: string): object {
  // no database keeps it, and no person types it
  if (text.includes('\\u0000')) throw malformed();
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw malformed();
  return sent;
}

/** The file, as far as that can be told without playing it. */
function checked(sent: object, games: readonly AnyGame[]) {
  const gameOf = (id: string) => games.find((known) => known.id === id);
  const file = checkedMatch(sent, gameOf);
  const game = gameOf(file.game);
  if (!game) throw new RecordTrouble('unknown-game');
  checkSeedHash(file, file.seedHash);
  // tables have no place for it
  if (file.start) throw new Refused(422, 'server.record.described-start');
  if (file.inputs.length > mostInputs)
    throw new Refused(422, reason('server.record.too-long', { most: mostInputs }));
  return { file, game, result: resultOf(file, game) };
}

/** How it ended. What the players have settled is in no input: it has to be something that they could have. */
function resultOf({ outcome, result, players, seats }: MatchFile, game: AnyGame): MatchResult {
  if (outcome && !result) return { kind: 'played', outcome };
  if (!result) throw new Refused(422, 'server.record.unfinished');
  const arePeople = Array.from({ length: seats }, (_, seat) => !hasBot(game, players?.[seat] ?? 'human'));
  if (outcome || !couldEndSo(result, arePeople, game))
    throw new RecordTrouble('damaged', { field: 'result' });
  return result;
}

/** Where the file's inputs lead, and each with what it brought about. */
function playedAgain(file: MatchFile, game: AnyGame): { match: Match; inputs: readonly ImportedInput[] } {
  const inputs: ImportedInput[] = [];
  let latest: Match | null = null;
  for (const { input, events, match } of playLog(game, file, file.inputs)) {
    latest = match;
    if (!input) continue;
    inputs.push({
      seat: 'seat' in input ? input.seat : null,
      input: JSON.stringify(input),
      events: JSON.stringify(events),
    });
  }
  if (!latest || !isAsRecorded(latest, file)) throw new RecordTrouble('other-result');
  return { match: latest, inputs };
}
