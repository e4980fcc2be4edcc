import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isPlainPath } from '@boardwalk/contracts';
import { addressGroup, createOpenCounts, type OpenCounts, pathOf, RefusedRequest } from '@boardwalk/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHeapCheck } from './free-heap.ts';
import type { Limits } from './limits.ts';

/** When a call, or a stream, may be tried again that was one too many, in seconds. */
const CALL_AGAIN = 1;
const STREAM_AGAIN = 30;
/** What a body counts that comes without its length, in bytes. */
const UNKNOWN_LENGTH = 65_536;

/**
 * Refuses addresses that the API would get or read otherwise (`/api/./x`, `/api\x`, `/api/%78`): the gateway would have decided by another
 * one.
 */
export const refuseOtherPaths: onRequestHookHandler = (request, _reply, done) => {
  const path = pathOf(request.url);
  if (!isPlainPath(path)) return done(new RefusedRequest('ADDRESS_UNREADABLE'));
  const passedOn = URL.parse(path, 'http://api')?.pathname;
  done(passedOn === path ? undefined : new RefusedRequest('ROUTE_NOT_FOUND'));
};

const MINUTE_MS = 60_000;

/** Lets one address send so many bytes in a minute, by what it says that it sends. A body without its length counts as a usual one. */
export function limitBytes({ bodyBytes }: Limits): onRequestHookHandler {
  const sent = new LRUCache<string, { bytes: number }>({ max: 20_000, ttl: MINUTE_MS });
  return (request, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const bytes = encoding === undefined ? Number(length ?? 0) : UNKNOWN_LENGTH;
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

/** Lets so many calls of one address wait for the API, or for their caller to read, at a time. */
export function limitCalls({ calls }: Limits): onRequestHookHandler {
  const counts = createOpenCounts(calls);
  return (request, reply, done) => done(takePlaces(reply, CALL_AGAIN, [[counts, addressGroup(request.ip)]]));
}

/**
 * Limits the open event streams: of one address, of one token, and of all. Refuses further ones while the heap is nearly full, whatever filled it.
 * @param hasRoom whether the heap has room for another stream.
 */
export function limitStreams(
  { streams, streamsOfCaller, allStreams }: Limits,
  hasRoom = createHeapCheck(),
): onRequestHookHandler {
  const [addresses, callers] = [createOpenCounts(streams), createOpenCounts(streamsOfCaller)];
  return (request, reply, done) => {
    if (addresses.total() >= allStreams || !hasRoom())
      return done(new RefusedRequest('UNAVAILABLE', { retryAfter: STREAM_AGAIN }));
    const caller = callerOf(request);
    const refusal = takePlaces(reply, STREAM_AGAIN, [
      [addresses, addressGroup(request.ip)],
      ...(caller === undefined ? [] : [[callers, caller] as const]),
    ]);
    // Whoever is refused comes back on another connection: this one is worth as much to others as the stream would have been.
    if (refusal) reply.header('connection', 'close');
    done(refusal);
  };
}

/** What was read of requests that are under way, for a second call. */
const bodies = new WeakMap<FastifyRequest, Buffer>();

/** As a stream, because the proxy would take anything else for JSON that was read. */
const asStream = (body: Buffer) => Readable.from([body], { objectMode: false });

/** Makes a request ready to be sent once more. @returns false when what it sent was passed on as it came. */
export function rewindBody(request: FastifyRequest): boolean {
  const body = bodies.get(request);
  if (body !== undefined) request.body = asStream(body);
  return body !== undefined || request.body === undefined || request.body === null;
}

/** Reads what is sent before the API is called: a slow sender holds no connection to it. */
export function readBodiesFirst(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body as Buffer);
    done(null, asStream(body as Buffer));
  });
}

/** Passes files on as they come: they are too large to be kept here. */
export function passBodiesOn(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_, body, done) => done(null, body));
}

/** Takes all places or none, and gives them back when the answer has ended. @returns the refusal when one is missing. */
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

/** Who calls, as far as it can be told without looking into the token: the API does that. */
function callerOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization && hash('sha256', headers.authorization, 'base64url');
}
