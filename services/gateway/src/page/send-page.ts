import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as it goes out. */
export interface MadePage {
  html: string;
  /** Headers that say what the page may do. */
  policy: Record<string, string>;
  etag: string;
}

/**
 * Makes a page ready to be sent. Its policy is part of what its ETag stands for: a browser that is told 304 goes on with the policy of
 * the page it kept.
 */
export function makePage(html: string, policy: Record<string, string>): MadePage {
  const digest = createHash('sha256').update(Object.values(policy).join()).update(html).digest('base64url');
  return { html, policy, etag: `"${digest.slice(0, 20)}"` };
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: MadePage): FastifyReply {
  reply
    .headers(page.policy)
    .type('text/html; charset=utf-8')
    // Which releases a page names depends on who asks.
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200)
    return reply.code(304).send();
  return reply.send(page.html);
}

/** After how many seconds a page is worth another try that the API couldn't be asked for. */
export const AGAIN_AFTER = 5;

/** Answers with a page that stands for every page, for now. @param seconds after which it is worth another try. */
export function sendAway(
  reply: FastifyReply,
  status: 429 | 503,
  seconds: number,
  html: string,
): FastifyReply {
  reply.header('retry-after', seconds).header('cache-control', 'no-store');
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/** What people see while the API has never answered since the gateway started. It needs nothing but itself. */
export const AWAY_PAGE = plainPage(
  'Back in a moment',
  'The site is starting, or its API can’t be reached. This page tries again every five seconds.',
  '<meta http-equiv="refresh" content="5">',
);

/** What people see whose address has asked for too many pages. It doesn't try again by itself: that would be the next one. */
export const TOO_MANY_PAGE = plainPage(
  'Too many pages',
  'More pages were asked for from your network than one may have in a minute. Try again in a minute.',
);

function plainPage(title: string, text: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
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
