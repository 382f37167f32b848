import type { Prompt } from '@starboard/engine';
import type { FromServer, TableDetail } from '@starboard/protocol';
import { WebSocket } from 'ws';
import { Browser } from '../../../packages/server/src/testing/people/browser.ts';
import { type Player, play, type Watch } from '../play.ts';
import { seats } from '../rules.ts';

await play(async (url, watch, clock) => {
  const browsers = Array.from({ length: seats }, () => new Browser(url));
  for (const browser of browsers) await browser.becomeGuest();
  const table = await openTable(browsers, clock);
  return Promise.all(browsers.map((browser) => sitDown(browser, table, watch())));
});

async function openTable(browsers: readonly Browser[], clock: string): Promise<string> {
  const [host, ...others] = browsers;
  const created = await host?.post<TableDetail>('/api/tables', {
    game: 'pass-the-card',
    options: {},
    seats: ['me', ...others.map(() => 'open')],
    clock,
    isPublic: false,
    spectators: { allowed: false, delay: 0 },
  });
  if (created?.status !== 200) throw new Error(`no table: ${JSON.stringify(created?.body)}`);
  const { id } = created.body;
  for (const other of others) await other.post(`/api/tables/${id}/join`, {});
  for (const browser of browsers) await browser.post(`/api/tables/${id}/ready`, { isReady: true });
  return id;
}

/** Gives the player when the match is on screen. */
async function sitDown(browser: Browser, table: string, watch: Watch): Promise<Player> {
  const socket = new WebSocket(`${browser.url.replace('http', 'ws')}/socket`, {
    headers: { cookie: `starboard=${browser.token}`, origin: browser.url },
    perMessageDeflate: false,
  });
  let prompt: Prompt | null = null;
  let requests = 0;
  let unacknowledged: string | null = null;
  let isLeaving = false;
  const say = (message: object) => socket.send(JSON.stringify({ id: String(++requests), table, ...message }));

  const player: Player = {
    play() {
      if (prompt?.shape.kind !== 'choose') throw new Error('not asked to choose a card');
      say({ type: 'act', decision: prompt.decision, answer: prompt.shape.options[0] });
      unacknowledged = String(requests);
    },
    leave() {
      isLeaving = true;
      socket.terminate();
    },
  };

  return new Promise((resolve, reject) => {
    socket.on('open', () => say({ type: 'watch' }));
    socket.on('error', reject);
    socket.on('close', () => isLeaving || watch.failed('a socket was closed'));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as FromServer;
      if (message.type === 'refused') watch.failed(message.reason.key);
      if (message.type !== 'view' && message.type !== 'news') return;
      const { sections } = message;
      if ('prompt' in sections) prompt = sections['prompt'] as Prompt | null;
      // another player's news cannot stand for the acknowledgement
      if (message.type === 'news' && unacknowledged !== null) {
        if (message.id !== unacknowledged) watch.failed('news without acknowledgement');
        unacknowledged = null;
      }
      watch.sees(prompt !== null);
      if (message.type === 'view') resolve(player);
    });
  });
}
