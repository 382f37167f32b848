import { Client, type Room } from '@colyseus/sdk';
import { type Player, play, type Watch } from '../play.ts';
import { seats } from '../rules.ts';

interface State {
  readonly turn: number;
  readonly places: readonly { readonly hand: readonly number[] | undefined }[];
}

await play(async (url, watch) => {
  const client = new Client(url);
  const first = await client.create<State>('pass-the-card');
  const players = [await sitDown(first, 0, watch())];
  // one after the other: seats go by who came first
  for (let seat = 1; seat < seats; seat++) {
    players.push(await sitDown(await client.joinById<State>(first.roomId), seat, watch()));
  }
  return players;
});

function sitDown(room: Room<State>, seat: number, watch: Watch): Promise<Player> {
  let isLeaving = false;
  const player: Player = {
    play: () => room.send('play', room.state.places[seat]?.hand?.[0]),
    leave() {
      isLeaving = true;
      void room.leave();
    },
  };
  room.onError((code, message) => watch.failed(`${code} ${message}`));
  room.onLeave(() => isLeaving || watch.failed('a client was sent away'));
  return new Promise((resolve) => {
    room.onStateChange(({ turn }) => {
      watch.sees(turn === seat);
      resolve(player);
    });
  });
}
