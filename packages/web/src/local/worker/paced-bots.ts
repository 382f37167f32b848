import { betweenActs } from '@starboard/bots';
import { type AnyGame, decisionOf, type Seat, seatsAsked } from '@starboard/engine';
import { answerId } from '@starboard/host';
import { Refused } from '../../wire/refused.ts';
import { answerOfBot } from './answer-of-bot.ts';
import type { Hands } from './due-work.ts';
import type { HostServices } from './host-services.ts';
import type { LocalMatch } from './local-match.ts';

/** Another tab has removed the table, or no bot can be asked. */
const serious: ReadonlySet<string> = new Set(['server.table.unknown', 'web.local.stuck']);

/** Bots in real time: each acts at a pace of its own as long as it is asked, however often others do. */
export class PacedBots {
  readonly #services: HostServices;
  readonly #game: AnyGame;
  readonly #hands: Hands;

  constructor(services: HostServices, game: AnyGame, hands: Hands) {
    this.#services = services;
    this.#game = game;
    this.#hands = hands;
  }

  /** Until the bot of a seat is not asked in real time any more, or no screen shows it. */
  async acts(seat: Seat): Promise<void> {
    for (let acts = 0; this.#asking(seat); acts++) {
      await this.#services.rest(betweenActs);
      const live = this.#asking(seat);
      if (live) await this.#act(live, seat, acts);
    }
  }

  #asking(seat: Seat): LocalMatch | null {
    const live = this.#hands.live();
    const isAsked = live?.isTimed && !live.result && seatsAsked(live.match).includes(seat);
    return isAsked ? live : null;
  }

  async #act(live: LocalMatch, seat: Seat, acts: number): Promise<void> {
    const decision = decisionOf(live.match, seat);
    // an open question keeps its number, so the number alone would be one request
    const request = `${answerId(seat, decision)}.${live.seq}.${acts}`;
    const said = await answerOfBot(this.#services, this.#game, live, seat);
    // where it waits for others, it is asked again as soon as after an act
    if ('pause' in said) return this.#services.rest(said.pause?.wait ?? 0);
    const { answer } = said;
    try {
      await this.#hands.take(request, () => ({ input: { seat, decision, answer }, by: 'bot', seat }));
    } catch (error) {
      // while it thought, others have acted: the next one will do
      if (!(error instanceof Refused) || serious.has(error.reason.key)) throw error;
    }
  }
}
