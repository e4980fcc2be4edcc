import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';

const IGNORED = /(^|\/)(node_modules|\.build|\.results)(\/|$)|\.test\.tsx?$/;
/** Debounce in milliseconds: an editor writes several files for one change. */
const DEBOUNCE_MS = 120;

/** Returns whether a change of this file affects no build. Catalogues do: the shell and built remotes contain their messages. */
export const isIgnored = (file: string): boolean => IGNORED.test(file);

/**
 * Calls back after changes of source files, with their paths from the root; changes during a call cause another call.
 * @param ignores whether a file's changes are left out.
 * @returns a function that stops watching.
 */
export function watchSources(
  folders: readonly string[],
  onChange: (files: string[]) => Promise<void>,
  say: (line: string) => void,
  ignores = isIgnored,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let waiting = new Set<string>();
  function changed(file: string): void {
    if (ignores(file)) return;
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(flush).catch((error: unknown) => say(String(error)));
    }, DEBOUNCE_MS);
  }
  async function flush(): Promise<void> {
    const files = [...waiting];
    waiting = new Set();
    if (files.length > 0) await onChange(files);
  }
  const watchers = folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .map((folder) =>
      watch(join(ROOT, folder), { recursive: true }, (_, file) => file && changed(`${folder}/${file}`)),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
