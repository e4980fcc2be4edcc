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

/** What people see while the API has never answered since the gateway started. It needs nothing but itself. */
export const AWAY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Back in a moment</title>
</head>
<body>
<h1>Back in a moment</h1>
<p>The site is starting, or its API can’t be reached. This page tries again every five seconds.</p>
</body>
</html>
`;
