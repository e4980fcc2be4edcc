import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';

/** What people have written, by the names that it has in the code. */
const WRITTEN =
  'text|title|fullName|label|line|bio|summary|reason|note|description|excerpt|alt|search|query|words|bare|nickname';
/** A cut of such a text between two UTF-16 units, which may divide an emoji; and any cut that ends with an ellipsis. */
const CUTS = new RegExp(
  `(?:\\b(?:${WRITTEN})|\\('(?:search|query|title)'\\)[^;\\n]*)\\)?(?:\\.trim\\(\\))?\\.(?:slice|substring|substr)\\(0,|\\.(?:slice|substring|substr)\\(0,[^;\\n]*…`,
);
/** Places that cut where a sign ends already, or no text for readers. */
const OTHERS = [
  'shared/contracts/src/texts/truncate.ts',
  // Between the places of what was found.
  'shared/kit/src/comments/mention-query.ts',
];

it('cuts what people have written by truncate alone', () => {
  const files = globSync('{shell,remotes/*,services/*,shared/*}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const found = files
    .filter((file) => !/\.test\.|\/testing\/|^shared\/(?:build|cli)\//.test(file) && !OTHERS.includes(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (CUTS.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
