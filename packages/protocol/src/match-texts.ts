import type { Viewer } from '@starboard/engine';
import type { Missed, News } from '@starboard/host';

// messages about a match, made of pieces that are JSON already

export function newsText(
  table: string,
  { from, n, sections, events, back: how, undoes }: News,
  request = '',
): string {
  const first = from < n ? `"from":${from},` : '';
  const undone = undoes === null ? '' : `,"undoes":${undoes}`;
  const back = how ? `,"back":"${how}"${undone}` : '';
  return `{"type":"news","table":"${table}",${first}"n":${n},"sections":${sections},"events":${events}${back}${request}}`;
}

/** Even if nothing has changed for the client that asked, it is to know that it is done. */
export function replyText(table: string, news: News | null, request: string): string {
  const id = `,"id":${JSON.stringify(request)}`;
  return news ? newsText(table, news, id) : `{"type":"done"${id}}`;
}

export function viewText(
  table: string,
  viewer: Viewer,
  n: number,
  sections: string,
  missed: Missed | null,
): string {
  const log = missed ? `${missed.events}${missed.isWhole ? ',"isWhole":true' : ''}` : 'null';
  return `{"type":"view","table":"${table}","n":${n},"viewer":${JSON.stringify(viewer)},"sections":${sections},"missed":${log}}`;
}
