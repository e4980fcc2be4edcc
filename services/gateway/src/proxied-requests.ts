import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isPlainPath } from '@boardwalk/contracts';
import { addressGroup, createOpenCounts, type OpenCounts, pathOf, RefusedRequest } from '@boardwalk/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHeapCheck } from './free-heap.ts';
import type { Limits } from './limits.ts';

/** Seconds after which a rejected call, or stream, may be retried. */
const CALL_RETRY_SECONDS = 1;
const STREAM_RETRY_SECONDS = 30;
/** Assumed size of a body without a length, in bytes. */
const ASSUMED_BODY_BYTES = 65_536;

/**
 * Rejects URLs that the API would normalize or interpret differently (`/api/./x`, `/api\x`, `/api/%78`), because the gateway's checks would have used
 * another path.
 */
export const refuseOtherPaths: onRequestHookHandler = (request, _reply, done) => {
  const path = pathOf(request.url);
  if (!isPlainPath(path)) return done(new RefusedRequest('ADDRESS_UNREADABLE'));
  const passedOn = URL.parse(path, 'http://api')?.pathname;
  done(passedOn === path ? undefined : new RefusedRequest('ROUTE_NOT_FOUND'));
};

const MINUTE_MS = 60_000;

/** Limits the bytes per minute of one address, by the declared lengths. A body without a length counts as an average one. */
export function limitBytes({ bodyBytes }: Limits): onRequestHookHandler {
  const sent = new LRUCache<string, { bytes: number }>({ max: 20_000, ttl: MINUTE_MS });
  return (request, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const bytes = encoding === undefined ? Number(length ?? 0) : ASSUMED_BODY_BYTES;
    if (!(bytes > 0)) return done();
    const address = addressGroup(request.ip);
    const known = sent.get(address);
    if (known && known.bytes + bytes > bodyBytes) {
      const retryAfter = Math.ceil(sent.getRemainingTTL(address) / 1000);
      return done(new RefusedRequest('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, retryAfter) }));
    }
    if (known) known.bytes += bytes;
    else sent.set(address, { bytes });
    done();
  };
}

/** Limits the simultaneous calls of one address that wait for the API, or for their caller to read. */
export function limitCalls({ calls }: Limits): onRequestHookHandler {
  const counts = createOpenCounts(calls);
  return (request, reply, done) =>
    done(takePlaces(reply, CALL_RETRY_SECONDS, [[counts, addressGroup(request.ip)]]));
}

/**
 * Limits the open event streams: per address, per token, and in total. Rejects further ones while the heap is nearly full, whatever uses it.
 * @param hasFreeHeap returns whether the heap has space for another stream.
 */
export function limitStreams(
  { streams, streamsOfCaller, allStreams }: Limits,
  hasFreeHeap = createHeapCheck(),
): onRequestHookHandler {
  const [addresses, callers] = [createOpenCounts(streams), createOpenCounts(streamsOfCaller)];
  return (request, reply, done) => {
    if (addresses.total() >= allStreams || !hasFreeHeap())
      return done(new RefusedRequest('UNAVAILABLE', { retryAfter: STREAM_RETRY_SECONDS }));
    const caller = callerOf(request);
    const refusal = takePlaces(reply, STREAM_RETRY_SECONDS, [
      [addresses, addressGroup(request.ip)],
      ...(caller === undefined ? [] : [[callers, caller] as const]),
    ]);
    // The client retries on a new connection, while this one would block a slot of others.
    if (refusal) reply.header('connection', 'close');
    done(refusal);
  };
}

/** Bodies of pending requests, for a retry. */
const bodies = new WeakMap<FastifyRequest, Buffer>();

/** As a stream, because the proxy would treat anything else as parsed JSON. */
const asStream = (body: Buffer) => Readable.from([body], { objectMode: false });

/** Prepares a request for a retry. @returns false if its body was streamed and is gone. */
export function rewindBody(request: FastifyRequest): boolean {
  const body = bodies.get(request);
  if (body !== undefined) request.body = asStream(body);
  return body !== undefined || request.body === undefined || request.body === null;
}

/** Reads the body before the API is called, so that a slow sender occupies no connection to it. */
export function readBodiesFirst(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body as Buffer);
    done(null, asStream(body as Buffer));
  });
}

/** Streams files to the API: they are too large to be buffered here. */
export function passBodiesOn(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_, body, done) => done(null, body));
}

/** Acquires all slots or none, and releases them when the response has ended. @returns the rejection if one is missing. */
function takePlaces(
  reply: FastifyReply,
  retryAfter: number,
  wanted: readonly (readonly [OpenCounts, string])[],
): RefusedRequest | undefined {
  const leaves = wanted.map(([counts, key]) => counts.take(key));
  const leave = () => {
    for (const one of leaves) one?.();
  };
  if (leaves.every((one) => one !== undefined)) {
    reply.raw.once('close', leave);
    return undefined;
  }
  leave();
  return new RefusedRequest('TOO_MANY_REQUESTS', { retryAfter });
}

/** Identifies the caller without verifying the token, which the API does. */
function callerOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization && hash('sha256', headers.authorization, 'base64url');
}
