import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';

/** An editor writes a file in several steps. */
const DEBOUNCE_MS = 120;

/** Calls back once for each change of a file's content. @returns a function that stops watching. */
export function watchContent(folder: string, name: string, onChange: () => void): () => void {
  const file = join(folder, name);
  let content = contentOf(file);
  let timer: NodeJS.Timeout | undefined;
  function compare(): void {
    const now = contentOf(file);
    if (now === undefined || now === content) return;
    content = now;
    onChange();
  }
  // The folder is watched, because many editors replace a file instead of writing to it. Some systems name no file.
  const watcher = watch(folder, (_, changed) => {
    if (changed !== null && changed !== name) return;
    clearTimeout(timer);
    timer = setTimeout(compare, DEBOUNCE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
