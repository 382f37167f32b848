import type { Message } from '@starboard/engine';
import type { DroppedRequest } from '@starboard/protocol';

/** What is said of a request that came to nothing, and what follows from it. */
export function droppedText(dropped: DroppedRequest): { readonly title: Message; readonly line: Message } {
  if ('why' in dropped) return { title: { key: 'web.dropped.takeback-lapsed' }, line: dropped.why };
  const { about, seats, by } = dropped;
  const how = seats.includes(by) ? 'withdrawn' : 'refused';
  return {
    title: { key: `web.dropped.${about}-${how}`, params: { seat: { seat: by } } },
    line: { key: `web.dropped.${about}-about` },
  };
}
