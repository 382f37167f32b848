import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Player } from './player.ts';

/**
 * A player who walks a corridor of trapdoors with another, turn by turn, though nodes come and go: comes back, asks
 * again for what was not acknowledged under the same id, and keeps book of everything that was.
 */
export class Walker {
  readonly acknowledged: string[] = [];
  readonly player: Player;
  readonly #table: string;
  readonly #urls: readonly string[];
  #step = 0;
  #isWalking = true;

  constructor(player: Player, table: string, urls: readonly string[]) {
    this.player = player;
    this.#table = table;
    this.#urls = urls;
  }

  stop(): void {
    this.#isWalking = false;
  }

  async walk(): Promise<void> {
    while (this.#isWalking) {
      try {
        await this.#comeBack();
        await this.#takeSteps();
      } catch {
        await pause(20);
      }
    }
  }

  async #comeBack(): Promise<void> {
    if (this.player.socket?.readyState === WebSocket.OPEN) return;
    const url = this.#urls[Math.floor(Math.random() * this.#urls.length)] ?? '';
    await this.player.connect(url);
    this.player.screens.delete(this.#table);
    await this.player.watches(this.#table);
  }

  async #takeSteps(): Promise<void> {
    const { player } = this;
    while (this.#isWalking && player.socket?.readyState === WebSocket.OPEN) {
      const prompt = player.prompt(this.#table);
      if (!prompt) {
        const isOver = () => !this.#isWalking || player.socket?.readyState !== WebSocket.OPEN;
        await player.until(() => isOver() || player.prompt(this.#table) !== null);
        continue;
      }
      await this.#takeStep(prompt.decision);
    }
  }

  /** A step is asked for until a node has acknowledged or refused it. */
  async #takeStep(decision: number): Promise<void> {
    const id = `${this.player.account}-${this.#step++}`;
    while (this.#isWalking) {
      try {
        await this.#comeBack();
        const act = { type: 'act', table: this.#table, decision, answer: 'pass' } as const;
        const answer = await this.player.says(act, id);
        if (answer.type !== 'refused') this.acknowledged.push(`${id}/${decision}`);
        else if (answer.reason.key === 'server.unavailable' || answer.reason.key === 'server.busy') continue;
        return;
      } catch {
        await pause(20);
      }
    }
  }
}
