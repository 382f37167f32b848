import type { FastifyRequest } from 'fastify';

/** Whether a person looks at it in a browser, rather than a program. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;
