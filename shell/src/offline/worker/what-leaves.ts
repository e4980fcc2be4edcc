import type { InUse } from '../messages.ts';

interface Kept {
  /** Every file that is kept. */
  files: readonly string[];
  /** What the shell of now and the kept pages name. */
  wanted: ReadonlySet<string>;
  /** The folders of the releases in the set of now. */
  folders: readonly string[];
  /** The first scripts of the shell of now. */
  scripts: readonly string[];
  /** What each open page says that it needs; null from one that didn't say. */
  pages: readonly (InUse | null)[];
}

/**
 * The files that nobody needs any more. A page keeps the set that it began with until its reader goes somewhere else, so nothing leaves
 * that an open page may still ask for; while one doesn't answer, nothing leaves at all.
 */
export function whatLeaves({ files, wanted, folders, scripts, pages }: Kept): string[] {
  if (pages.includes(null)) return [];
  const open = pages.filter((page) => page !== null);
  const inUse = [...folders, ...open.flatMap((page) => page.folders)];
  // A page of an older shell loads its later parts by names that only it knows.
  const olderShell = open.some((page) => page.scripts.some((script) => !scripts.includes(script)));
  return files.filter((file) => {
    if (wanted.has(file) || inUse.some((folder) => file.startsWith(folder))) return false;
    return !(olderShell && file.startsWith('/assets/'));
  });
}
