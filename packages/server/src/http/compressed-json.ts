import { createGunzip, type Gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts-encoding.ts';

/** An answer that was made into text elsewhere, as that is sent. */
export type CompressedJson = Buffer | Gunzip;

/**
 * What to send of JSON that was compressed when it was made: just that, to clients that read it; to others as fast as
 * they read, since expanded it may be large.
 */
export function compressedJson(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  json: Uint8Array,
): CompressedJson {
  reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
  if (!accepts(headers['accept-encoding'], 'gzip')) return createGunzip().end(json);
  reply.header('content-encoding', 'gzip');
  return Buffer.from(json.buffer, json.byteOffset, json.byteLength);
}
