import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { SETTINGS_PAGE, settingsReference } from '../reference/settings-reference.ts';

/** Writes the pages that are generated from code; with `--check` it only reports whether they match the code. */
const file = join(ROOT, SETTINGS_PAGE);
const text = await settingsReference();
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error(`${SETTINGS_PAGE} differs from the schemas of the services.`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
  const diagrams = join(import.meta.dirname, '../checks/check-state-diagrams.ts');
  process.exitCode = spawnSync('node', [diagrams, '--write'], { stdio: 'inherit' }).status ?? 1;
}
