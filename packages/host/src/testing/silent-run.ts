import { fork, isWindow, type Json, type Match, saveMatch, type Viewer } from '@starboard/engine';
import type { Pace } from '../clock/pace.ts';
import { type ClockView, clocksFor } from '../clock/seat-clocks.ts';
import { orderedInputs } from '../due/orders.ts';
import { overdue } from '../due/time-up.ts';
import { HostedMatch } from '../hosted-match.ts';
import type { News } from '../telling/news.ts';
import type { Picture } from '../telling/picture.ts';
import { timeRun } from '../runs/run-time.ts';

const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true } as const;
const noOrders: ReadonlyMap<number, Json> = new Map();

/** Something that a viewer is told, and when. */
export type ToldInSilence = { readonly at: number } & (
  | { readonly picture: Picture }
  | { readonly clock: ClockView }
  | { readonly news: News | null }
);

/**
 * All that a viewer is told, and when, from a match that is in a window on, while no player does anything: until
 * something happens that all see, or something else is asked.
 */
export function toldInSilence(match: Match, viewer: Viewer, pace: Pace): readonly ToldInSilence[] {
  const { game, position } = match;
  const told = Array.from({ length: position.seats + 1 }, () => 0);
  const stored = { id: 'one', seq: 0, saved: saveMatch(fork(match)), savedSeq: 0, told, clock: null };
  const hosted = new HostedMatch(game, stored, { recent: [], pace, latestAt: 0 });
  const table = { seats: Array.from({ length: position.seats }, () => person) };
  const { from } = hosted.run;
  const heard: ToldInSilence[] = [{ at: 0, picture: hosted.picture(viewer) }];
  let now = 0;
  for (;;) {
    timeRun(hosted, table, noOrders);
    if (!hosted.match.questions.every(isWindow)) return heard;
    heard.push({ at: now, clock: clocksFor(hosted.clocksNow, hosted.match, hosted.paceNow, viewer) });
    const [ordered] = orderedInputs(hosted, table, noOrders);
    if (!ordered) now = Math.max(now, ...hosted.match.questions.map(({ seat }) => hosted.dueOf(seat) ?? 0));
    const seat = ordered?.seat ?? overdue(hosted, table, now)[0] ?? 0;
    const question = hosted.match.questions.find((asked) => asked.seat === seat);
    const decision = hosted.match.position.decisions[seat] ?? 0;
    const input = ordered ?? { seat, decision, answer: question?.timeout ?? null };
    const taken = hosted.take({ input, by: ordered ? 'order' : 'clock', seat, request: null }, now);
    if ('refused' in taken) throw new Error(taken.refused.key);
    if (hosted.run.from !== from) return heard;
    const news = taken.news[hosted.indexOf(viewer)] ?? null;
    heard.push({ at: now, news: news && spelledOut(news) });
  }
}

/** All of it where it can be compared: news work their sections out when they are sent. */
const spelledOut = ({ from, n, sections, events, back, undoes }: News): News => ({
  from,
  n,
  sections,
  events,
  back,
  undoes,
});
