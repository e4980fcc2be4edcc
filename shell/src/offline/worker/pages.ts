import { CACHEABLE_PAGE_HEADER, readLanguage } from '@boardwalk/contracts';
import { cacheFiles } from './cache-files.ts';
import { SHELL_PAGE, verifiedSet } from './cache-set.ts';
import { asCached, filesOf, setOf } from './page-text.ts';
import { plainPage } from './plain-page.ts';
import { readStored, writeStored } from './stores.ts';

/** Time after which a cached page is shown instead of the network's, in milliseconds. Without a cached page there is no timeout. */
const TIMEOUT_MS = 4000;

/** Responds with the network's page, else the cached one, else the shell, which explains that the page is unavailable. */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request.url);
  const network = fromNetwork(event);
  // Cached for next time, even if the response comes too late.
  event.waitUntil(network.then((answer) => cachePage(path, answer.clone())).catch(() => {}));
  try {
    return await ((await readStored('pages', path)) ? inTime(network) : network);
  } catch {
    return (await cachedPage(path)) ?? respondWithPlainPage();
  }
}

/**
 * Handles a navigation to something other than a page, such as a download, or a URL that works once. With navigation preload the browser has already
 * sent the request: without a response from here it would discard the result and send it again.
 */
export function respondToNavigation(event: FetchEvent): Promise<Response> {
  return fromNetwork(event);
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const early = (await event.preloadResponse) as Response | undefined;
  return early ?? fetch(event.request);
}

function inTime(network: Promise<Response>): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The network is slow.')), TIMEOUT_MS);
  return Promise.race([network, promise]).finally(() => clearTimeout(timer));
}

/** Caches a page that the server marks as the same for everyone, with its files. Its CSP is among its headers. */
export async function cachePage(path: string, answer: Response): Promise<void> {
  const fits = answer.status === 200 && answer.type === 'basic' && !answer.redirected;
  if (!fits || !answer.headers.has(CACHEABLE_PAGE_HEADER)) return;
  const files = filesOf(await answer.clone().text());
  await writeStored('pages', path, answer);
  await cacheFiles(files);
}

/** Caches an open page that was rendered before the worker was active: the browser still has it in its HTTP cache. */
export async function cacheOpenPage(path: string): Promise<void> {
  if (await readStored('pages', path)) return;
  await cachePage(path, await fetch(path, { cache: 'force-cache', headers: { accept: 'text/html' } }));
}

/** Returns a cached page with the newest verified set; the shell's page if there is none for this path. */
async function cachedPage(path: string): Promise<Response | undefined> {
  const shell = await readStored('pages', SHELL_PAGE);
  const shellHtml = (await shell?.text()) ?? '';
  const own = await readStored('pages', path);
  const html = (await own?.text()) ?? shellHtml;
  const found = own ?? shell;
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  const cachedAt = Date.parse(headers.get('date') ?? '') || 0;
  // These headers don't apply to the modified text.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const sets = await Promise.all([html, shellHtml].map((text) => verifiedSet(text).catch(() => null)));
  const seqs = sets.map((set) => set?.seq ?? -1);
  const newest = setOf((seqs[1] ?? -1) > (seqs[0] ?? -1) ? shellHtml : html);
  return new Response(newest ? asCached(html, newest, cachedAt) : html, { headers });
}

/** The browser's language: the worker can't read the cookie of the chosen one. */
const respondWithPlainPage = () =>
  new Response(plainPage(readLanguage(navigator.language.split('-')[0])), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });

function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
