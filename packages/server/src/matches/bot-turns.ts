import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decisionOf, type Json, saveMatch } from '@starboard/engine';
import type { BotDecision } from '../bots/bot-decision.ts';
import { isWindow } from '../clock/seat-clocks.ts';
import type { LiveMatch } from './live-match.ts';
import { type BotJob, botAt, hasPeople, overdue, standInLevel } from './next-up.ts';
import type { Room } from './room.ts';

/** Whoever plays the bots; it re-deals what the seat cannot know before any bot sees the match. */
export interface Crew {
  decide(decision: BotDecision): Promise<Json>;
}

/** The answer of the bot that is asked; undefined when it is asked no longer. */
export async function askCrew(crew: Crew, room: Room, job: BotJob): Promise<Json | undefined> {
  // the desk is free again while the bot thinks
  const { thinking, beat } = await room.visit((live) => {
    const level = levelFor(live, room, job);
    if (level === null) return { thinking: null, beat: 0 };
    const { game, match } = live;
    const seed = randomBytes(16).toString('hex');
    const asked = crew.decide({ game, level, seat: job.seat, saved: saveMatch(match), seed });
    return { thinking: asked, beat: beatFor(live, room, job) };
  });
  if (!thinking) return undefined;
  const [answer] = await Promise.all([thinking, pause(beat)]);
  return answer;
}

/** How long a bot takes at least where its haste would tell people that it holds nothing to react with. */
const windowBeat = 250;

function beatFor({ match }: LiveMatch, { table }: Room, { seat }: BotJob): number {
  const question = match.questions.find((asked) => asked.seat === seat);
  return question && isWindow(question) && hasPeople(table) ? windowBeat : 0;
}

function levelFor(live: LiveMatch, { table, now }: Room, { seat, decision }: BotJob): string | null {
  const isAsked = live.match.questions.some((asked) => asked.seat === seat);
  if (!isAsked || live.isResting || decisionOf(live.match, seat) !== decision) return null;
  // somebody whose time ran out is helped with this one decision
  return botAt(table, seat) ?? (overdue(live, table, now).includes(seat) ? standInLevel(live.game) : null);
}
