import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace/index.ts';

const read = (path: string) => readFileSync(join(ROOT, 'shared', path), 'utf8');

/** Returns the `types` of a package's build: its own, or those of its tsconfig.json. */
function typesOf(name: string): string[] {
  const found = ['tsconfig.package.json', 'tsconfig.json']
    .map((file) => /"types": \[([^\]]*)\]/.exec(read(`${name}/${file}`))?.[1])
    .find((list) => list !== undefined);
  return found?.match(/[^",\s]+/g) ?? [];
}

// `npm start` and `npm run build` install no packages of development.
it.each(['kit', 'rich-text', 'build', 'cli'])('builds the package %s from its dependencies alone', (name) => {
  const { dependencies } = JSON.parse(read(`${name}/package.json`)) as {
    dependencies: Record<string, string>;
  };
  const missing = typesOf(name).filter((type) => !dependencies[type] && !dependencies[`@types/${type}`]);
  expect(missing).toEqual([]);
});
