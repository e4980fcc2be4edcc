import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageLanguage } from '@boardwalk/contracts';
import { preferredEncoding } from '@boardwalk/server';
import { serverText } from '@boardwalk/server/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BROTLI_QUALITY } from '../brotli-quality.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Encodings of pages, the best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Compresses on a thread of the pool. */
const COMPRESS: Record<Encoding, (html: string) => Promise<Buffer>> = {
  br: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (html) => gzipped(html),
};

/** Maximum number of cached compressed pages, of about 30 KB each. */
const MAX_COMPRESSED = 200;
/** Compressed pages by encoding and ETag, which depends on nothing but their content. */
const compressedPages = new LRUCache<string, Promise<Buffer>>({ max: MAX_COMPRESSED });

/** A page ready to be sent. */
export interface MadePage {
  html: string;
  /** CSP headers of the page. */
  policy: Record<string, string>;
  etag: string;
}

/** Prepares a page. Its CSP is part of the ETag: after a 304 a browser uses the CSP of its cached page. */
export function makePage(html: string, policy: Record<string, string>): MadePage {
  const digest = createHash('sha256').update(Object.values(policy).join()).update(html).digest('base64url');
  return { html, policy, etag: `"${digest.slice(0, 20)}"` };
}

/** Returns the compressed page: the same bytes for equal pages, until too many others were compressed. */
export function compressed({ html, etag }: MadePage, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${etag}`;
  const known = compressedPages.get(key);
  if (known) return known;
  const bytes = COMPRESS[encoding](html);
  compressedPages.set(key, bytes);
  return bytes;
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
): Promise<FastifyReply> {
  reply
    .headers(page.policy)
    .type('text/html; charset=utf-8')
    // The releases of a page depend on the visitor.
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, accept-language')
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200)
    return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding'], ENCODINGS);
  if (encoding === undefined) return reply.send(page.html);
  // @fastify/compress would compress the same page again for each request, on the main thread. It skips encoded responses.
  const body = await compressed(page, encoding);
  return reply.header('content-encoding', encoding).send(body);
}

/** Seconds after which a page should be retried if the API is unreachable. */
export const RETRY_AFTER_SECONDS = 5;

interface ErrorPageOptions {
  /** Seconds after which to retry. */
  seconds: number;
  language: PageLanguage;
}

/** Responds with a self-contained error page in place of any page. */
export function sendErrorPage(
  reply: FastifyReply,
  status: keyof typeof ERROR_TEXTS,
  { seconds, language }: ErrorPageOptions,
): FastifyReply {
  reply.header('retry-after', seconds).header('cache-control', 'no-store');
  const title = serverText(ERROR_TEXTS[status].title, language);
  const text = serverText(ERROR_TEXTS[status].text, language);
  // Not for clients that exceed the page limit: those must not retry automatically.
  const head = status === 503 ? `<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">` : '';
  return reply.code(status).type('text/html; charset=utf-8').send(plainPage({ title, text, head, language }));
}

/** English texts of these pages. */
const ERROR_TEXTS = {
  /** The API has never responded since the gateway started. */
  503: {
    title: /*i18n*/ 'Back in a moment',
    text: /*i18n*/ 'The site is starting, or its API can’t be reached. This page tries again every five seconds.',
  },
  429: {
    title: /*i18n*/ 'Too many pages',
    text: /*i18n*/ 'Your network has opened too many pages. Try again in a minute.',
  },
} as const;

function plainPage({
  title,
  text,
  head,
  language,
}: Record<'title' | 'text' | 'head', string> & { language: PageLanguage }): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`;
}
