import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, DEVELOPMENT_SHELL, PACKAGES, remoteNames } from '@boardwalk/build/workspace';

/** Returns the folders that services expect when they start: they serve the files once these are built, and withdraw a remote without a folder. */
export const buildFolders = (): string[] =>
  [join(DEVELOPMENT_SHELL, 'assets'), PACKAGES, join(BUILD, 'artwork/demo-stream')].concat(
    remoteNames().map((name) => join(BUILD, 'remotes', name)),
  );

/** Creates these folders. */
export function makeBuildFolders(): void {
  for (const folder of buildFolders()) mkdirSync(folder, { recursive: true });
}
