import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { isCurrent, PACKAGE_PAGES } from '../reference/package-pages.ts';
import { SETTINGS_PAGE, settingsReference } from '../reference/settings-reference.ts';

/** Writes the pages that are generated from code; with `--check` it only reports whether they match the code. */
const file = join(ROOT, SETTINGS_PAGE);
const text = await settingsReference();
const stale = PACKAGE_PAGES.filter((page) => !isCurrent(page));
if (process.argv.includes('--check')) {
  const problems = [
    readFileSync(file, 'utf8') === text ? [] : [`${SETTINGS_PAGE} differs from the schemas of the services.`],
    stale.map((page) => `${page.file} differs from the sources of ${page.name}.`),
  ].flat();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} else {
  writeFileSync(file, text);
  for (const page of stale) {
    const { packageReference } = await import('../reference/package-reference.ts');
    writeFileSync(join(ROOT, page.file), await packageReference(page));
  }
  const diagrams = join(import.meta.dirname, '../checks/check-state-diagrams.ts');
  process.exitCode = spawnSync('node', [diagrams, '--write'], { stdio: 'inherit' }).status ?? 1;
}
