import { verifyCached } from './cache-files.ts';
import { isPublic } from './kind-of-request.ts';
import { readNotes, readStored, writeStored } from './stores.ts';

/** Responds with an immutable file: from the cache, else from the network. */
export async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const cached = await readStored('files', pathname);
  if (cached) {
    event.waitUntil(verifyCached(pathname, request.integrity, cached.clone()));
    return cached;
  }
  // The element's integrity attribute is part of the request: the response matches the signed hash, or fails.
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    event.waitUntil(cacheUsed(pathname, request.integrity !== '', copy));
  }
  return answer;
}

/** Caches a file that a page has used, if its bytes were verified or it isn't code, and it belongs to the shell or to the current set. */
async function cacheUsed(path: string, checked: boolean, answer: Response): Promise<void> {
  if (!checked && !path.endsWith('.woff2')) return;
  const { folders } = await readNotes();
  if (path.startsWith('/assets/') || folders.some((folder) => path.startsWith(folder)))
    await writeStored('files', path, answer);
}

/** Responds with public data: from the network, or the last response when offline. */
export async function respondWithData(event: FetchEvent): Promise<Response> {
  return networkFirst(event, 'data', isPublic);
}

/** Responds with pictures of the site in the same way. Most come from the browser's own cache. */
export async function respondWithPicture(event: FetchEvent): Promise<Response> {
  return networkFirst(event, 'pictures', ({ status, type }) => status === 200 && type === 'basic');
}

async function networkFirst(
  event: FetchEvent,
  store: 'data' | 'pictures',
  isCacheable: (answer: Response) => boolean,
): Promise<Response> {
  const { url } = event.request;
  try {
    const answer = await fetch(event.request);
    if (isCacheable(answer)) event.waitUntil(storeNewer(store, url, answer.clone()));
    return answer;
  } catch (error) {
    const cached = await readStored(store, url);
    if (!cached) throw error;
    return cached;
  }
}

async function storeNewer(store: 'data' | 'pictures', url: string, answer: Response): Promise<void> {
  const tag = answer.headers.get('etag');
  const cached = await readStored(store, url);
  if (tag === null || cached?.headers.get('etag') !== tag) await writeStored(store, url, answer);
}
