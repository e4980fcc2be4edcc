import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { emptyEntries, entriesOf, messageIds } from '@boardwalk/cli/catalogue';
import { catalogueFiles } from './catalogue-files.ts';

const problems = [...untranslated(), ...ambiguous(), ...uncollected()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Returns the entries without a translation. */
function untranslated(): string[] {
  return catalogueFiles()
    .filter((file) => file.endsWith('de.po'))
    .flatMap((file) =>
      emptyEntries(readFileSync(join(ROOT, file), 'utf8')).map((id) => `${file}: no translation of "${id}"`),
    );
}

/**
 * Returns messages that two packages of the frame translate differently. The frame has one translation for each message, so one of the two is never
 * shown. The messages of a remote apply to its own pages only.
 */
function ambiguous(): string[] {
  const seen = new Map<string, { file: string; text: string }>();
  const found: string[] = [];
  const frame = catalogueFiles().filter((name) => name.endsWith('de.po') && !name.startsWith('remotes'));
  for (const file of frame)
    for (const { id, text } of entriesOf(readFileSync(join(ROOT, file), 'utf8'))) {
      const other = seen.get(id);
      if (other && other.text !== text) found.push(`${file}: "${id}" is "${other.text}" in ${other.file}`);
      seen.set(id, other ?? { file, text });
    }
  return found;
}

/** Returns the catalogues that lack messages of the source. The messages are extracted into a copy, so that the check doesn't change the working tree. */
function uncollected(): string[] {
  const files = catalogueFiles();
  const copy = mkdtempSync(join(tmpdir(), 'boardwalk-messages-'));
  for (const file of files) cpSync(join(ROOT, file), join(copy, file));
  try {
    const env = { ...process.env, CATALOGUES_ROOT: copy };
    execFileSync('lingui', ['extract', '--clean'], { cwd: ROOT, stdio: 'ignore', env });
    return files
      .filter((file) => ids(join(ROOT, file)) !== ids(join(copy, file)))
      .map((file) => `${file} lacks texts of the source, or has more: npm run i18n`);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function ids(file: string): string {
  return messageIds(readFileSync(file, 'utf8')).sort().join('\n');
}
