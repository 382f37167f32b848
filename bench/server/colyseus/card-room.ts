import { type Client, Room } from '@colyseus/core';
import { schema, StateView } from '@colyseus/schema';
import { allCards, handSize, seats } from '../rules.ts';

const Place = schema({ count: 'uint8', hand: { array: 'uint8', view: true } }, 'Place');
const Table = schema({ turn: 'uint8', top: 'uint8', deck: 'uint8', places: { array: Place } }, 'Table');

/** As its documentation has it: a room for each table, a view of one's own hand for each client. */
export class CardRoom extends Room {
  override maxClients = seats;
  // not every 50 ms but as soon as there is something to tell
  override patchRate = null;
  override state = new Table();
  #deck: number[] = shuffled(allCards);
  #pile: number[] = [];

  onCreate(): void {
    for (let seat = 0; seat < seats; seat++) {
      const place = new Place();
      place.hand.push(...this.#deck.splice(-handSize));
      place.count = handSize;
      this.state.places.push(place);
    }
    Object.assign(this.state, { turn: 0, top: 0, deck: this.#deck.length });
    this.onMessage('play', (client, card) => this.#play(client, card as number));
  }

  onJoin(client: Client): void {
    const seat = this.clients.indexOf(client);
    const place = this.state.places[seat];
    client.userData = seat;
    client.view = new StateView();
    if (place) client.view.add(place);
  }

  #play({ userData }: Client, card: number): void {
    const seat = userData as number;
    const place = this.state.places[seat];
    const index = place?.hand.indexOf(card) ?? -1;
    if (!place || seat !== this.state.turn || index < 0) return;
    place.hand.splice(index, 1);
    if (this.#deck.length === 0) this.#deck = shuffled(this.#pile.splice(0));
    this.#pile.push(card);
    place.hand.push(this.#deck.pop() ?? 0);
    place.count = place.hand.length;
    this.state.top = card;
    this.state.deck = this.#deck.length;
    this.state.turn = (seat + 1) % seats;
    this.broadcastPatch();
  }
}

function shuffled(cards: readonly number[]): number[] {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    const held = deck[i] ?? 0;
    deck[i] = deck[j] ?? 0;
    deck[j] = held;
  }
  return deck;
}
