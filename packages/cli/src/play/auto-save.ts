import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf, type MatchFile } from '@starboard/records';
import { Trouble } from '../trouble.ts';
import { claimFreeName, writeMatchFile } from '../write-match.ts';
import { playerName } from './seating.ts';
import { isPerson, type Sitting } from './sitting.ts';

/** Keeps a match on the disk while it is played. */
export interface AutoSave {
  /** Called after every input: all that has been answered must survive a sudden end. Quiet, and never fails. */
  keep(): void;
  /** Saves because the player asked for it; returns where. Throws a sentence. */
  save(file?: string): string;
  /** Saves a match that is being left; returns where, or null if there is nothing to keep. */
  leave(): string | null;
  /** Saves a finished match if that was asked for, and returns where; otherwise leaves nothing behind. */
  finish(): string | null;
}

/** `asked`: the file the command names, if it names one. */
export function autoSaveOf(sitting: Sitting, asked: string | undefined): AutoSave {
  const { hosted } = sitting;
  const { game } = hosted;
  let isAsked = asked !== undefined;
  let file = asked;
  let kept = hosted.seq;

  const usualName = () =>
    claimFreeName((number) => `${game.id}${number === 1 ? '' : `-${number}`}.starboard.json`);
  const elsewhere = () =>
    claimFreeName(() => join(tmpdir(), `starboard-${randomBytes(6).toString('hex')}.json`));
  const write = (place: () => string): string => {
    const path = place();
    try {
      writeMatchFile(path, savedSitting(sitting), game);
    } catch (error) {
      // a name that was only just claimed is given back
      if (path !== file) rmSync(path, { force: true });
      throw error;
    }
    file = path;
    kept = hosted.seq;
    return path;
  };
  /** Where the usual place is taken or cannot be written to, the match goes elsewhere. */
  const writeSomewhere = (): string => {
    for (const place of [() => file ?? usualName(), usualName]) {
      try {
        return write(place);
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
      }
    }
    return write(elsewhere);
  };
  const isWorthKeeping = () => isAsked || file !== undefined || hasBeenPlayed(sitting);

  return {
    keep() {
      if (kept === hosted.seq || !isWorthKeeping()) return;
      try {
        writeSomewhere();
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
      }
    },
    save(name) {
      if (name !== undefined) {
        writeMatchFile(name, savedSitting(sitting), game);
        return name;
      }
      isAsked = true;
      return write(() => file ?? usualName());
    },
    leave: () => (isWorthKeeping() ? writeSomewhere() : null),
    finish() {
      if (isAsked) return writeSomewhere();
      if (file !== undefined) rmSync(file, { force: true });
      return null;
    },
  };
}

/** Whether any person at the table has done anything yet. */
const hasBeenPlayed = (sitting: Sitting): boolean =>
  sitting.hosted.log.some(({ seat }) => seat !== null && isPerson(sitting, seat));

function savedSitting({ hosted, seats, given, luck, orders, left }: Sitting): MatchFile {
  return fileOf(hosted, {
    players: seats.map(playerName),
    ...(given && { names: given }),
    luck: { ...luck.drawn },
    ...(orders.size > 0 && { orders: seats.map((_, seat) => orders.get(seat) ?? null) }),
    ...(left.size > 0 && { left: seats.map((_, seat) => left.get(seat) ?? null) }),
  });
}
