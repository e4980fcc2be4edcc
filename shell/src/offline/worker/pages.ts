import { KEPT_PAGE_HEADER } from '@boardwalk/contracts';
import { keepFiles } from './keep-files.ts';
import { believe, SHELL_PAGE } from './keep-set.ts';
import { asKept, filesOf, setOf } from './page-text.ts';
import { PLAIN_PAGE } from './plain-page.ts';
import { keep, readKept } from './stores.ts';

/** How long the network has before a page that is kept is shown instead, in milliseconds. A page that isn't kept is waited for. */
const PATIENCE = 4000;

/** The network's answer, else what is kept of this page, else the shell, which says what it can't show. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request.url);
  const network = fromNetwork(event);
  // Whether or not it is still waited for, it is kept for the next time.
  event.waitUntil(network.then((answer) => keepPage(path, answer.clone())).catch(() => {}));
  try {
    return await ((await readKept('pages', path)) ? inTime(network) : network);
  } catch {
    return (await keptPage(path)) ?? plainPage();
  }
}

/**
 * A navigation to something else than a page, such as a download, or an address that works once. With navigation preload the browser has
 * sent it already: without an answer from here it would throw that response away and send the request a second time.
 */
export function answerNavigation(event: FetchEvent): Promise<Response> {
  return fromNetwork(event);
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const early = (await event.preloadResponse) as Response | undefined;
  return early ?? fetch(event.request);
}

function inTime(network: Promise<Response>): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The network is slow.')), PATIENCE);
  return Promise.race([network, promise]).finally(() => clearTimeout(timer));
}

/** Keeps a page of which the server says that it is everybody's, with what it names. Its policy is among its headers. */
export async function keepPage(path: string, answer: Response): Promise<void> {
  const fits = answer.status === 200 && answer.type === 'basic' && !answer.redirected;
  if (!fits || !answer.headers.has(KEPT_PAGE_HEADER)) return;
  const files = filesOf(await answer.clone().text());
  await keep('pages', path, answer);
  await keepFiles(files);
}

/** A page that is open and was drawn before there was a worker: the browser has it still. */
export async function keepOpenPage(path: string): Promise<void> {
  if (await readKept('pages', path)) return;
  await keepPage(path, await fetch(path, { cache: 'force-cache', headers: { accept: 'text/html' } }));
}

/** A kept page with the newest set that can be believed, whichever it was kept with; the shell's page when there is none of this path. */
async function keptPage(path: string): Promise<Response | undefined> {
  const shell = await readKept('pages', SHELL_PAGE);
  const shellHtml = (await shell?.text()) ?? '';
  const own = await readKept('pages', path);
  const html = (await own?.text()) ?? shellHtml;
  const found = own ?? shell;
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  const keptAt = Date.parse(headers.get('date') ?? '') || 0;
  // The text is written anew.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const sets = await Promise.all([html, shellHtml].map((text) => believe(text).catch(() => null)));
  const seqs = sets.map((set) => set?.seq ?? -1);
  const newest = setOf((seqs[1] ?? -1) > (seqs[0] ?? -1) ? shellHtml : html);
  return new Response(newest ? asKept(html, newest, keptAt) : html, { headers });
}

const plainPage = () =>
  new Response(PLAIN_PAGE, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });

function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
