import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { standInName } from '@starboard/bots';
import {
  decisionOf,
  isPause,
  type Json,
  type Pause,
  questionTo,
  saveMatch,
  seatsAsked,
  type Shape,
} from '@starboard/engine';
import { answerId, beatLeft, botAt, type BotDecision, type BotQuestion, overdue } from '@starboard/host';
import type { LiveMatch } from '../room/live-match.ts';
import { BotLine } from '../../bots/bot-line.ts';
import type { Bus } from '../../bus/bus.ts';
import { type BotJob, type Owner, queues } from '../../bus/topics.ts';
import type { Room } from '../room/room.ts';

/** The threads that play the bots; they re-deal what the seat cannot know before any bot sees the match. */
export interface Crew {
  /** How many bots can think at a time. */
  readonly size: number;
  decide(decision: BotDecision): Promise<Json | Pause>;
}

interface BotServices {
  readonly bus: Bus;
  readonly crew: Crew;
  /** Whether bots think at this node. */
  readonly takesBots: boolean;
  /** The people at a table who are connected to this node, by address and account. */
  readonly playersAt: (table: string) => readonly Owner[];
  readonly room: (match: string) => Promise<Room>;
  readonly failed: (error: unknown) => void;
}

/** Asks bots at whichever node has a thread for them, and lets those think that are asked here. */
export class BotTurns {
  readonly #services: BotServices;
  readonly #line: BotLine;
  readonly #leave: () => void;
  /** Addresses leave this node only so that no other can read them. */
  readonly #salt = randomBytes(16);
  /** Bots that have said they wait for a while, at this node. */
  readonly #waiting = new Map<string, NodeJS.Timeout>();

  constructor(services: BotServices) {
    this.#services = services;
    const { bus, crew, takesBots, failed } = services;
    const work = (job: BotJob, thought: () => void) => this.#play(job, thought);
    this.#line = new BotLine({ threads: crew.size, work, failed });
    this.#leave = takesBots ? bus.work(queues.bots, (job) => this.#line.add(job)) : () => undefined;
  }

  ask(question: BotQuestion): void {
    const here = this.#services.playersAt(question.match).map(({ address, account }) => ({
      address: createHash('sha256').update(this.#salt).update(address).digest('base64url').slice(0, 12),
      account,
    }));
    // a bot's turn goes on where it thinks; those who wait for it may be at another node
    const owners = here.length > 0 ? here : this.#line.ownersAt(question.match);
    this.#services.bus.enqueue(queues.bots, { ...question, owners });
  }

  close(): void {
    this.#leave();
    this.#line.close();
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }

  async #play(job: BotJob, thought: () => void): Promise<void> {
    if (job.waitedSince === undefined && this.#waiting.has(placeOf(job))) return;
    const room = await this.#services.room(job.match);
    const turn = await askCrew(this.#services.crew, room, job);
    if (!turn) return;
    thought();
    if (isPause(turn.shape, turn.answer)) {
      // a bot that waits for others is asked again after their next input, or when its turn in real time comes
      if (turn.answer !== null) this.#waits(job, turn.answer.wait, turn.seq);
      return;
    }
    await pause(turn.beat);
    const input = { seat: job.seat, decision: job.decision, answer: turn.answer };
    const request = answerId(job.seat, job.decision, job.turn);
    await room.ask({ input, by: 'bot', seat: job.seat, request });
  }

  /** It is asked again afterwards, when this job has left the line; in real time, when its turn comes. */
  #waits(job: BotQuestion, milliseconds: number, waitedSince: number): void {
    const { match, seat, decision, turn } = job;
    const place = placeOf(job);
    const over = () => {
      this.#waiting.delete(place);
      if (turn === undefined) this.ask({ match, seat, decision, waitedSince });
    };
    clearTimeout(this.#waiting.get(place));
    this.#waiting.set(place, setTimeout(over, milliseconds).unref());
  }
}

/** What a bot waits with: one answer, or in real time all that it would do. */
const placeOf = ({ match, seat, decision, turn }: BotQuestion): string =>
  turn === undefined ? `${match} ${seat} ${decision}` : `${match} ${seat}`;

interface BotTurn {
  readonly shape: Shape;
  readonly answer: Json | Pause;
  /** The latest entry of the log when it was asked. */
  readonly seq: number;
  /** Milliseconds that are still to pass before it may be given. */
  readonly beat: number;
}

/** The answer of the bot that is asked; null when it is asked no longer. */
async function askCrew(crew: Crew, room: Room, job: BotQuestion): Promise<BotTurn | null> {
  const started = performance.now();
  // the queue is free again while the bot thinks
  const asked = await room.visit((live) => {
    const level = levelFor(live, room, job);
    const question = questionTo(live.match, job.seat);
    if (level === null || !question) return null;
    const { game, match } = live;
    const seed = randomBytes(16).toString('hex');
    const { seq } = live;
    const hasWaited = job.waitedSince === seq;
    const now = live.gameTime(room.now);
    const thinking = crew.decide({
      game,
      level,
      seat: job.seat,
      saved: saveMatch(match),
      seed,
      hasWaited,
      now,
    });
    return { thinking, seq, shape: question.shape, beat: beatLeft(live, room.table, job.seat, room.now) };
  });
  if (!asked) return null;
  const { shape, seq, thinking } = asked;
  const answer = await thinking;
  return { shape, seq, answer, beat: Math.max(0, asked.beat - (performance.now() - started)) };
}

function levelFor(live: LiveMatch, { table, now }: Room, { seat, decision }: BotQuestion): string | null {
  const isAsked = seatsAsked(live.match).includes(seat);
  if (!isAsked || live.isResting || decisionOf(live.match, seat) !== decision) return null;
  // a player whose time ran out is helped with this one decision
  return botAt(table, seat) ?? (overdue(live, table, now).includes(seat) ? standInName : null);
}
