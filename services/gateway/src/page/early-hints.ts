import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageFile } from './page-files.ts';

/**
 * Tells the browser what the page will need while the page itself is still being made. Only over a secure connection, which is where a
 * proxy in front speaks a version of HTTP that has room for it: browsers take no hints on older ones, and some old programs
 * mistake them for the answer.
 */
export function sendEarlyHints(
  request: FastifyRequest,
  reply: FastifyReply,
  files: readonly PageFile[],
): void {
  if (request.protocol !== 'https' || request.headers['sec-fetch-mode'] !== 'navigate') return;
  const link = files.map(({ file, kind, integrity }) =>
    [
      `<${file}>; rel=preload; as=${kind}; crossorigin=anonymous`,
      ...(integrity ? [`integrity="${integrity}"`] : []),
    ].join('; '),
  );
  reply.raw.writeEarlyHints({ link });
}
