import type { TableDetail } from '@starboard/protocol';
import { startFullNode } from '@starboard/server/testing/full-node';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { visit, type Visitor } from '../browsers/browsing.ts';
import { openTable, posts } from '../table/open-table.ts';

interface Standing {
  readonly held: number;
  readonly banked: number;
}

/** One of those who race, at a page of theirs. */
export class Racer {
  readonly page: Page;
  readonly #seat: number;
  readonly #address: string;
  #isDeaf = false;
  readonly #unheard: (() => void)[] = [];

  private constructor(page: Page, seat: number, address: string) {
    this.page = page;
    this.#seat = seat;
    this.#address = address;
  }

  static async at(page: Page, seat: number, address: string): Promise<Racer> {
    const racer = new Racer(page, seat, address);
    await page.routeWebSocket(/./, (socket) => racer.#listens(socket));
    await racer.comesBack();
    return racer;
  }

  async comesBack(): Promise<void> {
    await this.page.goto(this.#address);
    await this.page.locator('#victory, [data-part="own"] button').first().waitFor();
  }

  async onAnotherPage(): Promise<Racer> {
    return Racer.at(await this.page.context().newPage(), this.#seat, this.#address);
  }

  /** What the server says of the race is kept from the page until it is let go; that it is there the page still hears. */
  hearsNothing(): () => void {
    this.#isDeaf = true;
    return () => {
      this.#isDeaf = false;
      for (const hear of this.#unheard.splice(0)) hear();
    };
  }

  #listens(socket: WebSocketRoute): void {
    const server = socket.connectToServer();
    server.onMessage((said) => {
      const { type } = JSON.parse(String(said)) as { readonly type: string };
      const hear = () => socket.send(said);
      if (this.#isDeaf && (type === 'news' || type === 'refused')) this.#unheard.push(hear);
      else hear();
    });
  }

  presses(name: 'roll' | 'bank'): Promise<void> {
    return this.page.locator('[data-part="own"]').getByRole('button', { name }).click();
  }

  /** Rolls, and looks what has come of it, until that is as wished. */
  async rollsUntil(isWished: (now: Standing) => boolean): Promise<void> {
    const own = this.page.getByText(new RegExp(`^rolled: seat ${this.#seat}`));
    do {
      const rolls = await own.count();
      await this.presses('roll');
      await expect.poll(() => own.count()).toBeGreaterThan(rolls);
    } while (!isWished(await this.standing()));
  }

  standing(): Promise<Standing> {
    return this.standingOf(this);
  }

  /** As this page shows it. */
  async standingOf(other: Racer): Promise<Standing> {
    const told = await this.page.locator('[data-part="board"]').innerText();
    const [, held, banked] =
      new RegExp(`^${other.#seat + 1}: held (\\d+), banked (\\d+)`, 'm').exec(told) ?? [];
    return { held: Number(held), banked: Number(banked) };
  }
}

/** Ann and Bob and a bot that never stops rolling, at a server that gives out these pages. */
export async function raceAt(pages: string) {
  const node = await startFullNode({ wishes: { webFolder: pages, awayGrace: 100 } });
  onTestFinished(() => node.close());
  const visitors: readonly Visitor[] = [await visit(node.url), await visit(node.url)];
  const [ann, bob] = visitors.map(({ page }) => page) as [Page, Page];
  const seats = ['me', 'open', { bot: 'roller' }] as const;
  const { id } = await openTable(ann, node.url, { game: 'patient-race', seats: [...seats] });
  await posts(bob, node.url, '/api/guest', { language: 'en' });
  await posts(bob, node.url, `/api/tables/${id}/join`, {});
  for (const page of [bob, ann])
    await posts<TableDetail>(page, node.url, `/api/tables/${id}/ready`, { isReady: true });
  const address = `/table/${id}`;
  return {
    ann: await Racer.at(ann, 0, address),
    bob: await Racer.at(bob, 1, address),
    async end(): Promise<void> {
      for (const visitor of visitors) {
        visitor.expectNoTrouble();
        await visitor.leave();
      }
    },
  };
}
