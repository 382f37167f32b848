import type { Json, Seat } from '@starboard/engine';
import type { LeftAnswers, Surroundings } from '@starboard/host';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { RoomServices } from '../match-services.ts';
import { ordersAt } from '../requests/orders.ts';
import type { LeftWork } from './left-work.ts';

/** The room whose surroundings they are. */
interface Place {
  readonly id: string;
  readonly table: TableRecord;
  /** Whether players at other nodes would be known of. */
  readonly knowsWhoIsThere: boolean;
}

/** What this node knows beside a match, by which its host tells what is due. */
export class RoomSurroundings implements Surroundings {
  /** Each screen shows moves at the pace its player can follow. */
  readonly betweenBotMoves = 0;
  orders: ReadonlyMap<Seat, Json> = new Map();
  readonly #services: RoomServices;
  readonly #place: Place;
  readonly #left: LeftWork;

  constructor(services: RoomServices, place: Place, left: LeftWork) {
    this.#services = services;
    this.#place = place;
    this.#left = left;
  }

  /** As the database has them now: what players have ordered, and what they have left. */
  async read(): Promise<void> {
    this.orders = await ordersAt(this.#services.store, this.#place.id);
    await this.#left.read();
  }

  get table(): TableRecord {
    return this.#place.table;
  }

  get left(): ReadonlyMap<Seat, LeftAnswers> {
    return this.#left.all;
  }

  now(): number {
    return this.#services.now();
  }

  here(): readonly Seat[] | null {
    return this.#place.knowsWhoIsThere ? this.#services.presence.at(this.#place.id) : null;
  }
}
