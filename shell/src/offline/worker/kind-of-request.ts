import { isHashed } from './page-text.ts';

/** As much of a request as decides who answers it. */
export interface Asked {
  method: string;
  url: string;
  mode: string;
  destination: string;
  cache: string;
  headers: Pick<Headers, 'has' | 'get'>;
}

/**
 * How a request is answered. `navigation` is a navigation to something that is no page of the site: never stored, but answered here, because the
 * browser has already sent it ahead. `null` is handled by the browser, as if there were no worker.
 */
export type RequestKind = 'page' | 'navigation' | 'file' | 'data' | 'picture' | null;

/** What is never a page. */
const NO_PAGE = /^\/(?:api|assets|remotes|brand)\/|^\/(?:healthz|service-worker\.js|release-set)$/;

/**
 * Sorts requests. Calls that change something, calls of somebody who is signed in, streams, the release set and other origins are not
 * touched at all.
 */
export function kindOf(request: Asked, origin: string): RequestKind {
  const { origin: theirs, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || theirs !== origin || request.headers.has('range')) return null;
  if (request.mode === 'navigate') return NO_PAGE.test(pathname) ? 'navigation' : 'page';
  // Whoever asks for a fresh copy gets one: that is how a page mends what was kept wrongly.
  if (/^(?:no-store|reload|no-cache|only-if-cached)$/.test(request.cache)) return null;
  if (isHashed(pathname)) return search === '' ? 'file' : null;
  if (/^\/(?:api\/images\/|api\/site\/(?:logo|icon)|brand\/)/.test(pathname))
    return request.destination === 'image' ? 'picture' : null;
  if (pathname === '/site.webmanifest') return 'picture';
  // What was searched for is as many addresses as there are words, and nobody's business later.
  if (!pathname.startsWith('/api/') || /^\/api\/(?:registry|search)/.test(pathname)) return null;
  const streams = request.headers.get('accept')?.includes('text/event-stream') ?? false;
  return request.headers.has('authorization') || streams || request.destination !== '' ? null : 'data';
}

/** Whether an answer of the API is the same for everybody: it says so itself, by letting itself be kept at all. */
export function isEverybodys(answer: Pick<Response, 'status' | 'headers'>): boolean {
  const control = answer.headers.get('cache-control') ?? 'no-store';
  return (
    answer.status === 200 &&
    !/no-store|private/.test(control) &&
    (answer.headers.get('content-type') ?? '').startsWith('application/json')
  );
}
