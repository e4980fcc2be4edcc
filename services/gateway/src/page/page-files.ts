import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageDescription } from './describe-page.ts';
import type { ShellFiles } from './shell-files.ts';

/** A file that a page needs immediately. */
export interface PageFile {
  file: string;
  kind: 'script' | 'style';
  integrity?: string;
}

/** Returns the files of the shell, the remote's entry and its page, to be fetched in parallel. */
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
 * Sends early hints with the page's files while the page is being rendered. Only over a secure connection, where a proxy in front uses HTTP/2 or
 * later: browsers ignore hints on older versions, and some old programs mistake them for the response.
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
