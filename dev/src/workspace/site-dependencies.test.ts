import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { describe, expect, it } from 'vitest';

// `npm start` installs no devDependencies. `npm test` has them, so only this test and the import check notice a package in the wrong list.

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');
const isForTests = (file: string) =>
  /\.(test|stories)\.tsx?$|\/(test|testing|bench|\.storybook)\//.test(file);
const workspaces = files
  .filter((file) => /^(shell|dev|(remotes|services|shared)\/[^/]+)\/package\.json$/.test(file))
  .map((file) => dirname(file));

/** Returns the packages of this repository, and React, that the files of a workspace import for the site. */
function importedBy(folder: string): Set<string> {
  const names = new Set<string>();
  for (const file of files) {
    if (!file.startsWith(`${folder}/`) || !/\.(tsx?|mjs)$/.test(file) || isForTests(file)) continue;
    if (file.endsWith('.tsx')) names.add('react');
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(
      /^(?:import|export) (?!type )(?:[^;]*? from )?'(@boardwalk\/[a-z-]+)/gm,
    ))
      names.add(name);
  }
  return names;
}

describe.each(workspaces)('%s', (folder) => {
  it('has what the site imports in its dependencies', () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    const own = [manifest.name, ...Object.keys(manifest.dependencies ?? {})];
    expect([...importedBy(folder)].filter((name) => !own.includes(name))).toEqual([]);
  });
});
