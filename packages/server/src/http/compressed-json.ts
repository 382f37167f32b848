import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts-encoding.ts';

const expanded = promisify(gunzip);

/** What to send of JSON that was compressed when it was made: just that, to whoever can read it. */
export async function compressedJson(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  json: Uint8Array,
): Promise<Buffer> {
  reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
  if (!accepts(headers['accept-encoding'], 'gzip')) return expanded(json);
  reply.header('content-encoding', 'gzip');
  return Buffer.from(json.buffer, json.byteOffset, json.byteLength);
}
