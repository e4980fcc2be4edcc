import type { PageDescription } from './describe-page.ts';
import type { ShellFiles } from './shell-files.ts';

/** A file that a page needs at once. */
export interface PageFile {
  file: string;
  kind: 'script' | 'style' | 'font';
  type?: string;
  integrity?: string;
}

/**
 * The shell, the remote's entry, its page and the fonts: they travel at the same time, not one after the other. The order is the one in
 * which the browser fetches them.
 */
export function filesOfPage(
  shell: ShellFiles,
  { release }: Pick<PageDescription, 'release'>,
  integrity: Record<string, string>,
): PageFile[] {
  const entry = release?.integrity ? [{ file: release.entry, integrity: release.integrity }] : [];
  const first = (release?.preload ?? []).map((file) => ({ file, integrity: integrity[file] }));
  return [
    ...shell.scripts.map((script): PageFile => ({ ...script, kind: 'script' })),
    ...shell.fonts.map((file): PageFile => ({ file, kind: 'font', type: 'font/woff2' })),
    ...[...entry, ...first].map(
      ({ file, integrity: hash }): PageFile => ({
        ...{ file, kind: file.endsWith('.css') ? 'style' : 'script' },
        ...(hash && { integrity: hash }),
      }),
    ),
  ];
}
