import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageDescription } from './describe-page.ts';
import type { ShellFiles } from './shell-files.ts';

/** A file that a page needs at once. */
export interface PageFile {
  file: string;
  kind: 'script' | 'style';
  integrity?: string;
}

/** The shell, the remote's entry and its page: they travel at the same time, not one after the other. */
export function filesOfPage(
  shell: ShellFiles,
  { release }: Pick<PageDescription, 'release'>,
  integrity: Record<string, string>,
): PageFile[] {
  const entry = release?.integrity ? [{ file: release.entry, integrity: release.integrity }] : [];
  const first = (release?.preload ?? []).map((file) => ({ file, integrity: integrity[file] }));
  return [
    ...shell.scripts.map((script): PageFile => ({ ...script, kind: 'script' })),
    ...[...entry, ...first].map(
      ({ file, integrity: hash }): PageFile => ({
        file,
        kind: file.endsWith('.css') ? 'style' : 'script',
        ...(hash && { integrity: hash }),
      }),
    ),
  ];
}

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
