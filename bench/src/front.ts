import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { TWIN, TWIN_FILES } from '@boardwalk/build/twin';
import { matchRoute, type ReleaseSet } from '@boardwalk/contracts';
import { onlyBytes, withoutScripts } from './limit-pages.ts';
import { readTwinFiles } from './twin-files.ts';
import { twinPage } from './twin-page.ts';

/** The header with which a browser selects the site, the twin, or one of the pages of `limit-pages.ts`. */
export const SIDE_HEADER = 'x-bench-side';
/** The header with the script files of a page that transfers only bytes, separated by spaces. */
export const SCRIPTS_HEADER = 'x-bench-scripts';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Starts a proxy in front of the gateway that serves both the site and, on request, the twin or a page for comparison. So all have the same origin, API, headers and
 * number of processes.
 */
export async function startFront(port: number, gateway: string): Promise<Server> {
  const server = createServer((request, response) => {
    const side = String(request.headers[SIDE_HEADER] ?? 'site');
    const path = request.url ?? '/';
    if (path.startsWith(`/${TWIN_FILES}/`)) return sendFile(path, request, response);
    const isPage = String(request.headers.accept ?? '').includes('text/html') && !path.startsWith('/api/');
    if (side !== 'site' && isPage) return void sendPage(gateway + path, request, response);
    passOn(gateway, request, response);
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return server;
}

function passOn(gateway: string, request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(gateway);
  const onward = sendRequest(
    { hostname, port, path: request.url, method: request.method, headers: request.headers },
    (came) => {
      response.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** Sends the twin's files, compressed and immutable, as the gateway sends the shell's. */
function sendFile(path: string, request: IncomingMessage, response: ServerResponse): void {
  const file = join(TWIN, normalize(path));
  const packed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.br`);
  if (!file.startsWith(TWIN) || !existsSync(file)) return void response.writeHead(404).end();
  response
    .writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      ...(packed && { 'content-encoding': 'br' }),
    })
    .end(readFileSync(packed ? `${file}.br` : file));
}

async function sendPage(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const came = await fetch(url, {
    headers: { accept: 'text/html', cookie: request.headers.cookie ?? '', 'accept-encoding': 'identity' },
  });
  const page = await came.text();
  const html = pageOf(String(request.headers[SIDE_HEADER]), page, request);
  const head = Object.fromEntries(
    [...came.headers].filter(
      ([name]) =>
        !/^(content-(length|encoding)|transfer-encoding|etag|link|connection|keep-alive)$/.test(name),
    ),
  );
  response
    .writeHead(came.status, { ...head, 'content-encoding': 'br' })
    .end(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}

/** Returns the page of a side, derived from the site's own. */
function pageOf(side: string, page: string, { headers, url = '/' }: IncomingMessage): string {
  if (side === 'document') return withoutScripts(page);
  if (side === 'bytes')
    return onlyBytes(
      page,
      String(headers[SCRIPTS_HEADER] ?? '')
        .split(' ')
        .filter(Boolean),
    );
  return twinPage(page, readTwinFiles(), remoteAt(page, new URL(url, 'http://localhost').pathname));
}

/** Returns the remote for a path, according to the page's own release set. */
function remoteAt(page: string, path: string): string | undefined {
  const text = /<script type="application\/json"[^>]*data-signature[^>]*>([\s\S]*?)<\/script>/.exec(
    page,
  )?.[1];
  return text ? matchRoute(JSON.parse(text) as ReleaseSet, path)?.release.name : undefined;
}
