import { relative } from 'node:path';
import { ROOT, remoteNames } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';
import { buildFolders } from './build-folders.ts';

it('includes a folder for each remote, built or not', () => {
  const folders = buildFolders().map((folder) => relative(ROOT, folder).replaceAll('\\', '/'));
  for (const name of remoteNames()) expect(folders).toContain(`.build/remotes/${name}`);
});
