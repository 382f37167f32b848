import {
  type AnyGame,
  hasWayBack,
  type Input,
  isWindow,
  keepsTime,
  type Match,
  type Outcome,
  questionTo,
  reason,
  savedAsIs,
  type Seat,
  submit,
  type Viewer,
  wakesAt,
} from '@starboard/engine';
import { type GameTime, shownLater } from './clock/game-time.ts';
import { isLive, type Pace } from './clock/pace.ts';
import { awake, type Rest, stoodBy } from './clock/rest.ts';
import { type ClockState, dueOf, laterClocks, movedClocks, startClocks } from './clock/seat-clocks.ts';
import { EventTexts } from './telling/event-texts.ts';
import type { Asked } from './log/log-entry.ts';
import { type Whereabouts, whereaboutsAfter, withWord } from './coming-and-going.ts';
import type { HostSettings, KeptClocks, StoredMatch } from './host-settings.ts';
import { matchAfter } from './match-after.ts';
import type { EarlyResult, MatchResult } from './ending/match-result.ts';
import { type Picture, pictureOf, putAway, type SectionTexts, withTime } from './telling/picture.ts';
import { RecentRequests } from './recent-requests.ts';
import { heldRun, keptRun, newRun, passBy, type Run, runAfter } from './runs/run.ts';
import { type Noted, notedAfter, nothingNoted } from './bots/stand-in-notes.ts';
import type { TableNote } from './telling/table-note.ts';
import { steppedBackAfter } from './steps/stepped-back.ts';
import { Steps } from './steps/steps.ts';
import { backOf } from './telling/told.ts';
import { type Painter, ViewersPictures } from './telling/viewers-pictures.ts';
import type { AnyEvent, Taken, Unfit } from './taken.ts';

/**
 * A match in the memory of its host: it takes what goes into the log and works out what each viewer is told of it.
 * Each viewer's messages are numbered by themselves, so that no viewer can count what others were told.
 */
export class HostedMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly pace: Pace | null;
  match: Match;
  /** Number of the latest entry of its log. */
  seq: number;
  /** As they were after the latest entry: what the match has stood still since is not in them. */
  clocks: ClockState;
  /** How long the match has stood still since the latest entry. */
  rest: Rest;
  /** Wall time of the latest entry: where the game's own clock is counted from. */
  latestAt: number;
  /** How the players have ended it, if they have: then nothing comes after that. */
  over: EarlyResult | null;
  /** What all viewers have been told of seats that are played for. */
  noted: Noted;
  /** Which players are there, as far as the match has been told. */
  whereabouts: Whereabouts;
  /** Seats whose players have stepped back and not answered since: they decide anew, in spite of their orders. */
  steppedBack: readonly Seat[];
  /** The windows in which it is, if it is in any. */
  run: Run;
  /** How long such a window stays open now, where its host has said so. */
  reactionTime: number | null = null;
  readonly requests = new RecentRequests();
  readonly #pictures: ViewersPictures;
  readonly #steps: Steps;
  /** Whether the game's own clock runs, worked out once an entry. */
  #isTimed: boolean | null = null;

  constructor(game: AnyGame, stored: StoredMatch, settings: HostSettings) {
    const { recent, earlier = [], pace, latestAt, rest = awake, isSpectated = () => true } = settings;
    this.id = stored.id;
    this.game = game;
    this.pace = pace;
    this.match = matchAfter(game, stored, recent);
    this.seq = stored.seq;
    this.latestAt = latestAt;
    this.rest = rest;
    const latest = recent.at(-1)?.input;
    this.over = latest && 'over' in latest ? latest.over : null;
    this.noted = recent.reduce(notedAfter, nothingNoted);
    this.whereabouts = whereaboutsAfter(recent, stored.seq, this.seats);
    this.steppedBack = recent.reduce(steppedBackAfter, []);
    const { run, ...clock } = stored.clock ?? {};
    this.run = { ...newRun(stored.seq, latestAt), ...run };
    for (const { request, at } of [...earlier, ...recent])
      if (request !== null) this.requests.add(request, at, this.isTimed);
    const fresh = startClocks(pace, this.seats);
    // what was stored before something was kept there is filled up
    this.clocks = stored.clock ? { ...fresh, ...clock } : movedClocks(fresh, this.match, pace, latestAt);
    const viewers = settings.viewers ?? [
      ...Array.from({ length: this.seats }, (_, seat) => seat),
      'spectator',
    ];
    this.#steps = Steps.after(recent, viewers);
    const paint: Painter = (viewer, pieces) => this.#pictureNow(viewer, pieces);
    this.#pictures = new ViewersPictures(viewers, stored.told, paint, isSpectated);
  }

  get seats(): number {
    return this.match.position.seats;
  }

  get outcome(): Outcome | null {
    return this.match.position.outcome;
  }

  /** How it ended; null as long as it goes on. */
  get result(): MatchResult | null {
    return this.outcome ? { kind: 'played', outcome: this.outcome } : this.over;
  }

  /** As it is now, or as it is shown to a viewer who sees everything that much later. */
  picture(viewer: Viewer, later = 0): Picture {
    // the match may have stood still since its latest entry
    return withTime(this.#pictures.latest(viewer), shownLater(this.time, later));
  }

  /** Once the players have ended it no seat is asked anything any more, though the rules would ask. */
  #pictureNow(viewer: Viewer, pieces: SectionTexts): Picture {
    const picture = pictureOf(this.match, viewer, pieces, this.time);
    return this.over ? putAway(picture) : picture;
  }

  get viewers(): readonly Viewer[] {
    return this.#pictures.viewers;
  }

  /** How many messages each viewer was told. */
  get told(): readonly number[] {
    return this.#pictures.told;
  }

  indexOf(viewer: Viewer): number {
    return this.#pictures.indexOf(viewer);
  }

  /** Milliseconds on the game's clock at a moment of the host's. */
  gameTime(at: number): number {
    const passed = at - this.latestAt - stoodBy(this.rest, at);
    return this.match.position.now + Math.max(0, Math.round(passed));
  }

  /** Whether the game's own clock runs now. */
  get isTimed(): boolean {
    this.#isTimed ??= keepsTime(this.match, isLive(this.pace));
    return this.#isTimed;
  }

  /** What the game's clock shows; null where none is kept. */
  get time(): GameTime | null {
    if (this.result || !this.isTimed) return null;
    const { since, stood } = this.rest;
    if (since !== null) return { runs: false, at: this.gameTime(since) };
    return { runs: true, since: Math.round(this.latestAt + stood - this.match.position.now) };
  }

  /** Whether it stands still because none of its players is there: no time runs, and nothing happens by itself. */
  get isResting(): boolean {
    return this.rest.since !== null;
  }

  /** When the game wants to hear its clock, in the host's time. */
  get wakesAt(): number | null {
    const wake = this.isResting ? null : wakesAt(this.match, isLive(this.pace));
    if (wake === null) return null;
    return this.latestAt + this.rest.stood + Math.max(0, wake - this.match.position.now);
  }

  /** The seats' clocks in the host's time, as if the match had not stood still but begun later. */
  get clocksNow(): ClockState {
    return laterClocks(this.clocks, this.rest.stood);
  }

  /** As they are to be stored. */
  get keptClocks(): KeptClocks {
    return { ...this.clocks, run: keptRun(this.run, this.seq) };
  }

  /** When the seat's time is up; null when it is not asked, or no time runs. */
  dueOf(seat: Seat): number | null {
    return this.isResting ? null : dueOf(this.clocksNow, this.match, this.paceNow, seat);
  }

  /** Time to think as it is now: how long a moment to react in lasts depends on who holds it. */
  get paceNow(): Pace | null {
    return this.pace && { ...this.pace, window: this.reactionTime ?? this.pace.window };
  }

  /** A player wants the run of windows to wait for them, or no longer; false where they are asked in none that could. */
  hold(seat: Seat, isHeld: boolean): boolean {
    if (this.result || this.pace?.natural === undefined) return false;
    const question = questionTo(this.match, seat);
    if (!question || !isWindow(question)) return false;
    this.run = heldRun(this.run, seat, isHeld);
    return true;
  }

  /** The input with the game's own time on it, in games that have one. */
  stamped(input: Input, at: number): Input {
    if (!this.isTimed || 'undo' in input) return input;
    const stamp = this.gameTime(at);
    if (!('answer' in input)) return { ...input, at: stamp };
    // written out: V8 gives each object its own shape where a field comes after a spread, and all that reads it is slow
    const { seat, decision, answer } = input;
    return { seat, decision, answer, at: stamp };
  }

  /** Takes an input in memory, and tells a note before what comes of it; what is refused changes nothing. */
  take(asked: Asked<Input>, at: number, note: TableNote | null = null): Taken | Unfit {
    if (this.over) return { refused: reason('engine.match-over') };
    const pass = passBy(this.match, asked);
    const result = submit(this.match, asked.input);
    if (!result.accepted) return { refused: result.reason, ...(result.error && { error: result.error }) };
    return this.#enter(asked, note ? [note, ...result.events] : result.events, at, pass);
  }

  /** Goes on from where it was before a move of the seat's, by agreement. */
  takeBack(asked: Asked<{ readonly takeback: number }>, match: Match, at: number): Taken {
    this.match = match;
    const { seat } = asked;
    const notes: TableNote[] = seat === null ? [] : [{ type: 'table:taken-back', seat }];
    return this.#enter(asked, notes, at);
  }

  /** The players end it, unless it is over. */
  endEarly(asked: Asked<{ readonly over: EarlyResult }>, at: number): Taken | Unfit {
    if (this.result) return { refused: reason('engine.match-over') };
    const { over } = asked.input;
    this.over = over;
    const note: TableNote = { type: 'table:over', result: over };
    return this.#enter(asked, [note], at);
  }

  #enter(
    { input, by, seat, request }: Asked,
    events: readonly AnyEvent[],
    at: number,
    pass: ReturnType<typeof passBy> = null,
  ): Taken {
    this.seq++;
    this.latestAt = at;
    this.#isTimed = null;
    this.run = runAfter(this.run, this.match, { input, by, seat, seq: this.seq, at, events }, pass);
    const clocks = laterClocks(this.clocks, stoodBy(this.rest, at));
    this.rest = awake;
    if (this.pace) this.clocks = movedClocks(clocks, this.match, this.pace, at, input);
    this.noted = notedAfter(this.noted, { input, by, seat, events });
    this.whereabouts = withWord(this.whereabouts, { input });
    this.steppedBack = steppedBackAfter(this.steppedBack, { input, seat });
    if (request !== null) this.requests.add(request, at, this.isTimed);
    const texts = new EventTexts(events);
    const undone = 'undo' in input ? this.#steps.back(seat) : null;
    const happened = { events, texts, back: backOf(input), undone: undone?.toldBy ?? null };
    const news = this.#pictures.tell(this.game, happened);
    if (hasWayBack(this.match)) this.#steps.enter({ input, seat, by }, this.#pictures.toldBy(news));
    else this.#steps.forget();
    const entry = { seq: this.seq, at, seat, by, request, input, events, told: this.told.slice() };
    return { entry, eventsText: texts.all, news, undone: undone?.by ?? null };
  }

  /** As it is stored, as JSON. */
  saved(): string {
    return JSON.stringify(savedAsIs(this.match));
  }
}
