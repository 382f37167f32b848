import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { type Player, play, type Watch } from '../play.ts';
import { seats } from '../rules.ts';

interface State {
  readonly G: { readonly hand: readonly number[] };
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

await play((url, watch) => {
  const match = randomUUID();
  return Promise.all(Array.from({ length: seats }, (_, seat) => sitDown(url, match, String(seat), watch())));
});

/** What its client sends and hears, without the copy of the rules that its client runs beside. */
function sitDown(url: string, match: string, seat: string, watch: Watch): Promise<Player> {
  const socket = io(`${url}/pass-the-card`, { transports: ['websocket'], forceNew: true });
  let state: State | null = null;

  const player: Player = {
    play() {
      const payload = { type: 'playCard', args: [state?.G.hand[0]], playerID: seat };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state?._stateID, match, seat);
    },
    leave: () => socket.disconnect(),
  };
  const see = (seen: State) => {
    state = seen;
    watch.sees(seen.ctx.currentPlayer === seat);
  };

  return new Promise((resolve) => {
    socket.on('connect', () => socket.emit('sync', match, seat, undefined, seats));
    socket.on('connect_error', (error: Error) => watch.failed(error.message));
    socket.on('sync', (_match: string, { state }: { readonly state: State }) => {
      see(state);
      resolve(player);
    });
    socket.on('update', (_match: string, state: State) => see(state));
  });
}
