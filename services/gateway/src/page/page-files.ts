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
        ...{ file, kind: file.endsWith('.css') ? 'style' : 'script' },
        ...(hash && { integrity: hash }),
      }),
    ),
  ];
}
