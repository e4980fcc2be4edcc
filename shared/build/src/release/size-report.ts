import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isForServers, type ReleaseDescription } from '@boardwalk/contracts';

/** Returns the bytes of a remote's entry and first page after brotli, with the remote's own budgets. */
export function sizesOf({ entry, preload, files, budgets }: Weighed) {
  const weigh = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + (files[path]?.packed ?? 0), 0);
  return {
    entry: { bytes: weigh([entry]), budget: budgets.entry },
    page: { bytes: weigh(preload), budget: budgets.page },
  };
}

type Weighed = Pick<ReleaseDescription, 'entry' | 'preload' | 'files' | 'budgets'>;

/** Returns these sizes in one line, with the total for browsers: `entry 11.2 of 16.0 KB, page 24.1 of 60.0 KB, all 52.8 KB`. */
export function sizeReport(release: Weighed): string {
  const fetched = Object.entries(release.files).filter(([path]) => !isForServers(path));
  const all = fetched.reduce((sum, [, { packed }]) => sum + packed, 0);
  const sizes = Object.entries(sizesOf(release));
  return sizes
    .map(([part, { bytes, budget }]) => {
      const over = bytes > budget ? ', too much' : '';
      return `${part} ${kilobytes(bytes)} of ${kilobytes(budget)} KB${over}`;
    })
    .concat(`all ${kilobytes(all)} KB`)
    .join(', ');
}

/** Returns the size of the shell's initial scripts in one line: `every page 181.2 KB`. */
export function shellReport(shellDir: string): string {
  const { entries } = JSON.parse(readFileSync(join(shellDir, 'manifest.json'), 'utf8')) as {
    entries: { main: { initial: { js: string[] } } };
  };
  const sizes = entries.main.initial.js.map((file) => statSync(join(shellDir, `${file}.br`)).size);
  return `every page ${kilobytes(sizes.reduce((sum, size) => sum + size, 0))} KB`;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
