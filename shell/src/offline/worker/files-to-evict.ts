import type { InUse } from '../messages.ts';

interface EvictionInput {
  /** All cached files. */
  files: readonly string[];
  /** Files of the current shell and of cached pages. */
  wanted: ReadonlySet<string>;
  /** Release folders of the current set. */
  folders: readonly string[];
  /** Initial scripts of the current shell. */
  scripts: readonly string[];
  /** Files that each open page needs; null for one that didn't respond. */
  pages: readonly (InUse | null)[];
}

/**
 * Returns the files to evict. A page keeps its initial set until the user navigates, so no file is evicted that an open page may still request; if
 * one doesn't respond, nothing is.
 */
export function filesToEvict({ files, wanted, folders, scripts, pages }: EvictionInput): string[] {
  if (pages.includes(null)) return [];
  const open = pages.filter((page) => page !== null);
  const inUse = [...folders, ...open.flatMap((page) => page.folders)];
  // A page of an older shell loads its later chunks by names that only it knows.
  const olderShell = open.some((page) => page.scripts.some((script) => !scripts.includes(script)));
  return files.filter((file) => {
    if (wanted.has(file) || inUse.some((folder) => file.startsWith(folder))) return false;
    return !(olderShell && file.startsWith('/assets/'));
  });
}
