import { isHashed } from './page-text.ts';

/** The parts of a request that decide how it is handled. */
export interface RequestParts {
  method: string;
  url: string;
  mode: string;
  destination: string;
  cache: string;
  headers: Pick<Headers, 'has' | 'get'>;
}

/**
 * Kinds of requests. `navigation` is a navigation to something other than a page of the site: never stored, but handled, because the browser has
 * already preloaded it. `null` is left to the browser, as if there were no worker.
 */
export type RequestKind = 'page' | 'navigation' | 'file' | 'data' | 'picture' | null;

/** Paths that are never pages. */
const NO_PAGE = /^\/(?:api|assets|remotes|brand)\/|^\/(?:healthz|service-worker\.js|release-set)$/;

/** Classifies a request. Mutations, calls of signed-in users, streams, the release set and other origins are left to the browser. */
export function kindOf(request: RequestParts, origin: string): RequestKind {
  const { origin: theirs, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || theirs !== origin || request.headers.has('range')) return null;
  if (request.mode === 'navigate') return NO_PAGE.test(pathname) ? 'navigation' : 'page';
  // Explicit requests for a fresh copy bypass the cache: that is how a page recovers from a damaged one.
  if (/^(?:no-store|reload|no-cache|only-if-cached)$/.test(request.cache)) return null;
  if (isHashed(pathname)) return search === '' ? 'file' : null;
  if (/^\/(?:api\/images\/|api\/site\/(?:logo|icon)|brand\/)/.test(pathname))
    return request.destination === 'image' ? 'picture' : null;
  if (pathname === '/site.webmanifest') return 'picture';
  // Searches aren't cached: each query is a URL of its own, and private.
  if (!pathname.startsWith('/api/') || /^\/api\/(?:registry|search)/.test(pathname)) return null;
  const streams = request.headers.get('accept')?.includes('text/event-stream') ?? false;
  return request.headers.has('authorization') || streams || request.destination !== '' ? null : 'data';
}

/** Returns whether a response of the API is the same for everyone: it is if it allows any caching. */
export function isPublic(answer: Pick<Response, 'status' | 'headers'>): boolean {
  const control = answer.headers.get('cache-control') ?? 'no-store';
  return (
    answer.status === 200 &&
    !/no-store|private/.test(control) &&
    (answer.headers.get('content-type') ?? '').startsWith('application/json')
  );
}
