import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const MOST_NESTED = 32;

/**
 * Reads JSON bodies and no others. An empty one counts as absent: the page's wrapper says `Content-Type: application/json` on
 * every call, those without a body included. `__proto__` and its like are refused by Fastify's own parser.
 */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined);
    parse(request, text.toString(), (error, value) => {
      if (error) return done(new ApiError('BODY_UNREADABLE', { cause: error }));
      if (isNestedDeeper(value, MOST_NESTED)) return done(new ApiError('BODY_UNREADABLE'));
      done(null, value);
    });
  });
}

/** Whether objects and lists stand in each other deeper than this. It looks no deeper than it has to. */
function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}
