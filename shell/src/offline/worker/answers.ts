import { lookAfter } from './keep-files.ts';
import { isEverybodys } from './kind-of-request.ts';
import { keep, readKept, readNotes } from './stores.ts';

/** Responds with an immutable file: from the cache, else from the network. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const kept = await readKept('files', pathname);
  if (kept) {
    event.waitUntil(lookAfter(pathname, request.integrity, kept.clone()));
    return kept;
  }
  // The element's integrity attribute is part of the request: the response matches the signed hash, or fails.
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    event.waitUntil(keepSeen(pathname, request.integrity !== '', copy));
  }
  return answer;
}

/** Caches a file that a page has used, if its bytes were verified or it isn't code, and it belongs to the shell or to the current set. */
async function keepSeen(path: string, checked: boolean, answer: Response): Promise<void> {
  if (!checked && !path.endsWith('.woff2')) return;
  const { folders } = await readNotes();
  if (path.startsWith('/assets/') || folders.some((folder) => path.startsWith(folder)))
    await keep('files', path, answer);
}

/** Responds with public data: from the network, or the last response when offline. */
export async function answerData(event: FetchEvent): Promise<Response> {
  return orKept(event, 'data', isEverybodys);
}

/** Responds with pictures of the site in the same way. Most come from the browser's own cache. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  return orKept(event, 'pictures', ({ status, type }) => status === 200 && type === 'basic');
}

async function orKept(
  event: FetchEvent,
  store: 'data' | 'pictures',
  keepable: (answer: Response) => boolean,
): Promise<Response> {
  const { url } = event.request;
  try {
    const answer = await fetch(event.request);
    if (keepable(answer)) event.waitUntil(keepNewer(store, url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await readKept(store, url);
    if (!kept) throw error;
    return kept;
  }
}

async function keepNewer(store: 'data' | 'pictures', url: string, answer: Response): Promise<void> {
  const tag = answer.headers.get('etag');
  const kept = await readKept(store, url);
  if (tag === null || kept?.headers.get('etag') !== tag) await keep(store, url, answer);
}
