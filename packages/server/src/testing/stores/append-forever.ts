import { openStore } from '../../store/open-store.ts';
import { toyAppend } from './toy-match.ts';

// A program to be killed: appends to toy matches as fast as it can and says what has been acknowledged.
const [databaseUrl = '', dataDir = '', ...matches] = process.argv.slice(2);
process.stdout.write('opening\n');
const store = await openStore({ databaseUrl: databaseUrl || null, dataDir });
process.stdout.write('opened\n');
const seqs = new Map(await store.matches.seqs(matches));
let named = 0;

for (;;) {
  const batch = matches
    .filter(() => Math.random() < 0.7)
    .map((match) => toyAppend(match, seqs.get(match) ?? 0, newRequests()));
  const written = await store.matches.append(batch);
  for (const [index, { match, after, inputs }] of batch.entries()) {
    if (!written[index]) continue;
    seqs.set(match, after + inputs.length);
    for (const [offset, { request }] of inputs.entries()) say({ match, seq: after + 1 + offset, request });
  }
  // another process was first: catch up
  if (written.includes(false)) for (const [id, seq] of await store.matches.seqs(matches)) seqs.set(id, seq);
}

function newRequests(): readonly string[] {
  return Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => `${process.pid}-${(named += 1)}`);
}

function say(what: object): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
