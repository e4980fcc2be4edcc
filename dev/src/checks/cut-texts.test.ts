import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';

/** Names of variables and fields that hold text written by users. */
const WRITTEN =
  'text|title|fullName|label|line|bio|summary|reason|note|description|excerpt|alt|search|query|words|bare|nickname';
/** Matches a cut of such a text between two UTF-16 units, which may split an emoji, and any cut that ends with an ellipsis. */
const CUTS = new RegExp(
  `(?:\\b(?:${WRITTEN})|\\('(?:search|query|title)'\\)[^;\\n]*)\\)?(?:\\.trim\\(\\))?\\.(?:slice|substring|substr)\\(0,|\\.(?:slice|substring|substr)\\(0,[^;\\n]*…`,
);
/** Files that cut between whole characters already, or cut text that is not shown to readers. */
const OTHERS = [
  'shared/contracts/src/texts/truncate.ts',
  // Cuts between the positions of a match.
  'shared/kit/src/comments/mention-query.ts',
];

it('cuts text written by users with truncate only', () => {
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
