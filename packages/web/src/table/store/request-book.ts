import type { FromClient } from '@starboard/protocol';
import { requestId } from '../../wire/request-id.ts';

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never;
/** Something to say, before it has a number. */
export type Request = WithoutId<FromClient>;

/** What this screen has asked for and has not been answered. */
export class RequestBook {
  readonly #open = new Map<string, FromClient>();

  /** The request with an id that is its own. */
  enter(request: Request): FromClient {
    const message = { ...request, id: requestId() } as FromClient;
    this.#open.set(message.id, message);
    return message;
  }

  /** Takes out what an id belongs to; null when it is not one of ours. */
  settle(id: string | null | undefined): FromClient | null {
    if (id === null || id === undefined) return null;
    const request = this.#open.get(id) ?? null;
    this.#open.delete(id);
    return request;
  }

  /** Whether a move is on its way: until it is answered no other is made. */
  get isMoving(): boolean {
    return [...this.#open.values()].some(({ type }) => type === 'act' || type === 'undo');
  }
}
