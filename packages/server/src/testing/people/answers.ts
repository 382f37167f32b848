import { answers, refusal } from '@starboard/protocol/schemas';

/** An address as a client asks for it, against one with names in it: `/api/tables/:id`. */
const patternOf = (address: string): RegExp => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`);

const known = Object.entries(answers).map(([address, schema]) => ({ pattern: patternOf(address), schema }));

/** Throws where an answer is not what the protocol says; of addresses that only a test opens it says nothing. */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  if (status >= 400) return void refusal.parse(body);
  const [address] = `${method} ${path}`.split('?', 1);
  known.find(({ pattern }) => pattern.test(address ?? ''))?.schema.parse(body);
}
