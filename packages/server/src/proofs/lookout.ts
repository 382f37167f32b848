import { DatabaseSync } from '@photostructure/sqlite';
import type { SavedMatch, Viewer } from '@starboard/engine';
import { type LoggedInput, matchAfter } from '@starboard/host';
import { databaseFile } from '../store/sqlite/open-file.ts';
import type { FullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';
import { hiddenFrom, secretsGame, type SecretsState } from '../testing/secrets-game.ts';

/** A client that is told things, and everything that ever reached it. */
interface Hearer {
  readonly name: string;
  readonly viewer: Viewer;
  readonly heard: readonly string[];
  /** Is to hear of nothing at all while the match is on. */
  readonly isLate: boolean;
  /** What they have rightly been shown; going back does not make them forget. */
  readonly known: Set<string>;
}

/** Knows from the database what is hidden from whom, and looks for it in every byte that reached them. */
export class Lookout {
  readonly #node: FullNode;
  readonly #table: string;
  readonly #hearers: Hearer[] = [];
  readonly #players = new Set<Player>();

  constructor(node: FullNode, table: string) {
    this.#node = node;
    this.#table = table;
  }

  /** Everything on this player's sockets, and all else that the story puts on record as heard. */
  follow(name: string, viewer: Viewer, player: Player, isLate = false): void {
    this.#players.add(player);
    this.listen(name, viewer, player.heard, isLate);
  }

  listen(name: string, viewer: Viewer, heard: readonly string[], isLate = false): void {
    this.#hearers.push({ name, viewer, heard, isLate, known: new Set() });
  }

  /** Looks at everything heard so far; throws at what should not have been. */
  async check(moment: string): Promise<void> {
    // all that was sent before has arrived by then
    for (const player of this.#players)
      if (player.socket?.readyState === player.socket?.OPEN) await player.says({ type: 'ping' });
    const { state, seed, isOver } = this.#truth();
    const all = [...state.words.flat(), ...state.deck, ...state.said];
    for (const { name, viewer, heard, isLate, known } of this.#hearers) {
      const hidden = new Set(isLate && !isOver ? all : hiddenFrom(state, viewer));
      for (const word of all) if (!hidden.has(word)) known.add(word);
      const secrets = [...hidden, ...(isOver ? [] : [seed])].filter((secret) => !known.has(secret));
      for (const secret of secrets) {
        const told = heard.find((text) => text.includes(secret));
        if (told !== undefined) throw new Error(`${moment}: ${name} heard ${secret} in ${told}`);
      }
    }
    for (const secret of [...all, seed])
      if (this.#node.logged().includes(secret)) throw new Error(`${moment}: the log tells ${secret}`);
  }

  /** The match as it lies in the database. */
  #truth(): { readonly state: SecretsState; readonly seed: string; readonly isOver: boolean } {
    const database = new DatabaseSync(databaseFile(this.#node.config.dataDir), { readOnly: true });
    const row = database
      .prepare(
        `select saved_json, snapshots.seq as savedSeq, matches.seq, status from matches
         join snapshots on match_id = matches.id join tables using (id) where id = ?`,
      )
      .get(this.#table) as { saved_json: string; savedSeq: number; seq: number; status: string };
    const since = database
      .prepare('select seq, input_json from inputs where match_id = ? and seq > ? order by seq')
      .all(this.#table, row.savedSeq) as { seq: number; input_json: string }[];
    database.close();
    const stored = { ...row, id: this.#table, saved: JSON.parse(row.saved_json) as SavedMatch };
    const inputs = since.map(({ seq, input_json }) => ({
      seq,
      input: JSON.parse(input_json) as LoggedInput,
    }));
    const { position } = matchAfter(secretsGame, stored, inputs);
    return {
      state: position.state as SecretsState,
      seed: position.random.seed,
      isOver: row.status === 'finished',
    };
  }
}
