import type { Json } from '@starboard/engine';
import type { FromClient } from '@starboard/protocol';
import { requestId } from '../../wire/request-id.ts';

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never;
/** Something to say, before it has a number. */
export type Request = WithoutId<FromClient>;

/** An answer or a step back that is on its way. */
export interface PendingInput {
  readonly id: string;
  /** The question it answers; null for a step back. */
  readonly decision: number | null;
  readonly answer: Json;
  /** Others may follow before it is answered: the question is open. */
  readonly isOpen: boolean;
}

/** What this screen has asked for and has not been answered. */
export class RequestBook {
  readonly #open = new Map<string, FromClient>();
  /** Made anew when it changes, so that it can be compared. In the order in which they were made. */
  pending: readonly PendingInput[] = [];

  /** The request with an id that is its own; `isOpen`: it answers an open question. */
  enter(request: Request, isOpen = false): FromClient {
    const message = { ...request, id: requestId() } as FromClient;
    this.#open.set(message.id, message);
    const { id, type } = message;
    if (type === 'act' || type === 'undo') {
      const { decision, answer } = type === 'act' ? message : { decision: null, answer: null };
      this.pending = [...this.pending, { id, decision, answer, isOpen }];
    }
    return message;
  }

  /** Takes out what an id belongs to; null when it is not one of ours. */
  settle(id: string | null | undefined): FromClient | null {
    if (id === null || id === undefined) return null;
    const request = this.#open.get(id) ?? null;
    this.#open.delete(id);
    if (this.pending.some((input) => input.id === id))
      this.pending = this.pending.filter((input) => input.id !== id);
    return request;
  }
}
