/** Where tables are: played at, learnt at or looked at again. */
const tablePath = /^\/(?:table|local|learn|replay)\/[\w-]+(?:\/replay)?$/;

/** The way to the settings from a table, which they lead back to. */
export const settingsPath = (table: string): string => `/settings?${new URLSearchParams({ table })}`;

/** The table a player came to the settings from; an address may say anything, and only tables of ours count. */
export function tableBefore(search: string): string | null {
  const path = new URLSearchParams(search).get('table') ?? '';
  return tablePath.test(path) ? path : null;
}
