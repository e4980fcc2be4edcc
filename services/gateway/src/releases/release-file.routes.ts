import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  FAULT_MARK,
  isAboutCode,
  isForServers,
  REMOTE_ENTRY,
  REMOTE_NAME,
  readFault,
  releaseFilePath,
  releaseVersion,
} from '@boardwalk/contracts';
import { pathOf } from '@boardwalk/server';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AddressLimits } from '../address-limits.ts';
import type { CallApi } from '../api-calls.ts';
import { sendFaultyFile } from './faulty-file.ts';
import { createReleaseFileCache, fetchReleaseFile } from './release-file-cache.ts';
import type { SetSource } from './set-source.ts';

interface ReleaseFileOptions {
  folder: string;
  callApi: CallApi;
  sets: SetSource;
  faults: boolean;
  rates: AddressLimits;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * CSP of a release's pages and SVGs. Opened directly they would run on this origin without the site's CSP, so everything is forbidden. Not for
 * scripts: a worker uses the CSP of its file.
 */
const ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** An entry's chunks are requested without the attempt's number; they follow within this time, in milliseconds. */
const REPAIRED_TTL_MS = 3000;
const MAX_REPAIRED = 200;

/** Serves release files as long as the API stores them: open pages still request those of the previous version. */
export async function releaseFileRoutes(
  app: FastifyInstance,
  { folder, callApi, sets, faults, rates }: ReleaseFileOptions,
): Promise<void> {
  const { isHere, ensure } = createReleaseFileCache(folder, callApi);
  const repaired = new LRUCache<string, true>({ max: MAX_REPAIRED, ttl: REPAIRED_TTL_MS });
  await app.register(fastifyStatic, {
    root: resolve(folder),
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersOf(path))) response.header(name, value);
    },
  });
  app.setNotFoundHandler((_, reply) => notFound(reply));

  app.get('/:name/:folder/*', async (request, reply) => {
    const {
      name,
      folder: wanted,
      '*': path,
    } = request.params as { name: string; folder: string; '*': string };
    const [version = '', kind] = wanted.split(FAULT_MARK);
    const fine =
      REMOTE_NAME.test(name) &&
      releaseVersion.safeParse(version).success &&
      releaseFilePath.safeParse(path).success &&
      !isForServers(path);
    if (!fine) return notFound(reply);
    if (!isHere(name, version, path)) {
      const seconds = await rates.fetchedFiles(request);
      if (seconds > 0) return tooMany(reply, seconds);
    }
    const far = await ensure(name, version, path).then(
      () => undefined,
      (error: unknown) => {
        const detail = { error: String(error), name, version, path };
        request.log.warn(detail, 'a file of a release could not be fetched, or not be stored');
        // If it can't be stored, it is streamed.
        return fetchReleaseFile(callApi, { name, version, path }).catch(() => undefined);
      },
    );
    if (far) return reply.headers(headersOf(path)).type(far.type).send(far.stream);
    const file = join(name, version, path);
    const fault = kind === undefined ? undefined : readFault(`${name}:${kind}`);
    if (!fault || !faults) return reply.sendFile(file);
    // A retry contains the attempt's number: the file is then correct, unless the fault is in the code itself.
    const again = (request.query as Record<string, unknown>).attempt !== undefined;
    if (again) repaired.set(wanted, true);
    if (repaired.has(wanted) && !isAboutCode(fault.kind)) return reply.sendFile(file);
    reply.header('cache-control', 'no-store').type(path.endsWith('.css') ? 'text/css' : 'text/javascript');
    return sendFaultyFile(reply, {
      kind: fault.kind,
      isEntry: path === REMOTE_ENTRY,
      release: sets.findByBase(`/remotes/${name}/${wanted}/`),
      read: () => readFile(join(folder, file)).catch(() => undefined),
    });
  });
}

function tooMany(reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('retry-after', seconds).header('cache-control', 'no-store');
  return reply
    .code(429)
    .type('text/plain; charset=utf-8')
    .send('Too many files were asked for that are not here\n');
}

function headersOf(path: string): Record<string, string> {
  const isScript = /\.m?js(\.br|\.gz)?$/.test(path);
  return { 'cache-control': IMMUTABLE, ...(!isScript && { 'content-security-policy': ALONE }) };
}

/** A missing file is a plain 404, never the page: HTML instead of a script only obscures the error. */
function notFound(reply: FastifyReply): FastifyReply {
  reply.request.log.warn({ path: pathOf(reply.request.url), status: 404 }, 'file not found');
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}
