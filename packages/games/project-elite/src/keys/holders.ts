// Things with slots are named by themselves: a card, a hero, a token; of lasting events the number.

export const eventHolder = (no: number): string => `E${no}`;

export function readEventHolder(holder: string): number | null {
  if (holder[0] !== 'E') return null;
  const no = Number(holder.slice(1));
  return Number.isInteger(no) && no > 0 ? no : null;
}
