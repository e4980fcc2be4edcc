import { hash } from 'node:crypto';
import { endpoint, endpointKeys } from '@boardwalk/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { JsonBody } from './json-body.ts';

/** SHA-256 of an empty body, in hex. */
export const HASH_OF_NOTHING = hash('sha256', '');

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the body in hex, where a game server signs it; otherwise of an empty body. */
    bodyHash: string;
  }
}

const rawRoutes = new Set<string>(endpointKeys.filter((key) => endpoint(key).rawBody));
const signedRoutes = new Set<string>(endpointKeys.filter((key) => endpoint(key).access === 'game-server'));
const formRoutes = new Set<string>(endpointKeys.filter((key) => endpoint(key).formBody));
/** JSON, and the media types of browser reports. */
const JSON_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Reads the bytes of JSON bodies without parsing them, and passes on byte streams unread, so that nothing is parsed before the caller and their
 * access are checked. Forms are accepted where the endpoint declares them, and their fields aren't parsed. Empty JSON counts as absent: the client
 * sends `Content-Type: application/json` with every call, even without a body. Fastify's parser rejects `__proto__` and similar keys.
 */
export function readBodies(server: FastifyInstance): void {
  const parse = parserOf(server);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, (request, bytes, done) => {
    const body = new JsonBody(Buffer.from(bytes), parse);
    if (signedRoutes.has(`${request.method} ${request.routeOptions.url}`))
      request.bodyHash = hash('sha256', body.bytes);
    done(null, body);
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

/** Wraps Fastify's parser as a function: it calls back synchronously and doesn't use the request. */
function parserOf(server: FastifyInstance): (json: string) => unknown {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (json) => {
    let result: { error: Error | null; value?: unknown } | undefined;
    parse({} as never, json, (error, value) => {
      result = { error, value };
    });
    if (!result) throw new Error('The parser did not return at once.');
    if (result.error) throw result.error;
    return result.value;
  };
}
