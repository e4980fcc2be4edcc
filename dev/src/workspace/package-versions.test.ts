import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';

const FOLDERS: Record<string, string> = {
  'boardwalk-contracts': 'shared/contracts',
  'boardwalk-kit': 'shared/kit',
  'boardwalk-rich-text': 'shared/rich-text',
  'boardwalk-cli': 'shared/cli',
  'create-boardwalk-remote': 'shared/create-boardwalk-remote',
};

it('the documents name the packages for teams outside at their current versions', () => {
  const named = globSync('docs/**/*.md', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\/packages\/([a-z-]+)-(\d+\.\d+\.\d+)\.tgz/g)].map(
      ([, name = '', version]) => ({ file, name, version }),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  const versionOf = (name: string) => {
    const manifest = readFileSync(join(ROOT, FOLDERS[name] ?? name, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  };
  expect(named).toEqual(named.map((entry) => ({ ...entry, version: versionOf(entry.name) })));
});
