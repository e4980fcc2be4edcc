import { hash } from 'node:crypto';
import { endpoint, endpointKeys } from '@boardwalk/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const MOST_NESTED = 32;
/** SHA-256 of a body without bytes, in hex. */
export const HASH_OF_NOTHING = hash('sha256', '');

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the bytes of the body, in hex; of nothing where the body is signed by nobody. */
    bodyHash: string;
    /** The bytes of a body that somebody outside has signed; of no others. */
    signedBytes?: Buffer;
  }
}

const rawRoutes = new Set<string>(endpointKeys.filter((key) => endpoint(key).rawBody));
const signedRoutes = new Set<string>(endpointKeys.filter((key) => endpoint(key).access === 'game-server'));
const outsideRoutes = new Set<string>(endpointKeys.filter((key) => endpoint(key).signedBody));
const formRoutes = new Set<string>(endpointKeys.filter((key) => endpoint(key).formBody));
/** JSON, and the names under which browsers send their reports. */
const JSON_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Reads JSON bodies, and lets endpoints that take bytes have them as they come, so that nobody's bytes are read before it is known
 * who sends them. Forms are taken where the endpoint says so, and nothing in them is read. Empty JSON counts as absent: the page's wrapper says `Content-Type: application/json` on
 * every call, those without a body included. `__proto__` and its like are refused by Fastify's own parser.
 */
export function readBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, (request, bytes, done) => {
    const route = `${request.method} ${request.routeOptions.url}`;
    if (signedRoutes.has(route)) request.bodyHash = hash('sha256', bytes);
    if (outsideRoutes.has(route)) request.signedBytes = Buffer.from(bytes);
    if (bytes.length === 0) return done(null, undefined);
    parse(request, bytes.toString(), (error, value) => {
      if (error) return done(new ApiError('BODY_UNREADABLE', { cause: error }));
      if (isNestedDeeper(value, MOST_NESTED)) return done(new ApiError('BODY_UNREADABLE'));
      done(null, value);
    });
  });
  server.addContentTypeParser('application/octet-stream', (request, stream, done) => {
    if (rawRoutes.has(`${request.method} ${request.routeOptions.url}`)) return done(null, stream);
    done(new ApiError('MEDIA_TYPE_UNKNOWN'));
  });
  server.addContentTypeParser(FORMS, { parseAs: 'string' }, (request, _form, done) => {
    if (formRoutes.has(`${request.method} ${request.routeOptions.url}`)) return done(null, undefined);
    done(new ApiError('MEDIA_TYPE_UNKNOWN'));
  });
}

/** Whether objects and lists stand in each other deeper than this. It looks no deeper than it has to. */
function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}
