import type { Message } from '@starboard/engine';
import type { Event } from '../rules/state/events.ts';
import { type Params, plain } from './names.ts';

export type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export const event = (key: string, params: Params = {}): Message => plain(`event.${key}`, params);
