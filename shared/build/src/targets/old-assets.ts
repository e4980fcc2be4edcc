import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Time in milliseconds for which files of earlier builds are stored for open pages. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes files of the shell that are neither part of its build nor needed by pages that may still be open. */
export function dropOldAssets(shellDir: string): void {
  const { allFiles } = JSON.parse(readFileSync(join(shellDir, 'manifest.json'), 'utf8')) as {
    allFiles: string[];
  };
  const current = new Set(allFiles.map((file) => join(shellDir, file)));
  const files = readdirSync(join(shellDir, 'assets'), { recursive: true, withFileTypes: true });
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name);
    const source = file.replace(/\.(br|gz)$/, '');
    if (entry.isFile() && !current.has(source) && Date.now() - statSync(file).mtimeMs > RETENTION_MS)
      rmSync(file);
  }
}
