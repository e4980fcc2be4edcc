import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { emptyEntries, entriesOf, messageIds } from '@boardwalk/cli/catalogue';
import { LANGUAGES, NOTIFICATION_SENTENCES, REPORT_REASONS, SITE_TROUBLES } from '@boardwalk/contracts';
import { catalogueFiles } from './catalogue-files.ts';

/** A text that is marked for a catalogue: the text itself, or its id. */
const MARKED = /\/\*i18n\*\/\s*(?:\{\s*id:\s*)?'((?:[^'\\]|\\.)*)'/g;

/** Ids of the texts that pages and e-mails both contain. */
const SHARED_IDS = new Set(
  [NOTIFICATION_SENTENCES, REPORT_REASONS, SITE_TROUBLES].flatMap((texts) =>
    Object.values(texts).map(({ id }) => id),
  ),
);

const problems = [...missingFiles(), ...untranslated(), ...ambiguous(), ...unmarked(), ...uncollected()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Returns the catalogues that a language lacks. */
function missingFiles(): string[] {
  const english = catalogueFiles().filter((file) => file.endsWith('/en.po'));
  return english.flatMap((file) =>
    LANGUAGES.map((language) => join(dirname(file), `${language}.po`))
      .filter((other) => !existsSync(join(ROOT, other)))
      .map((other) => `${other} is missing: npm run i18n`),
  );
}

/** Returns the texts that are marked in a file of which no catalogue is collected. */
function unmarked(): string[] {
  const known = new Set(
    catalogueFiles().flatMap((file) => messageIds(readFileSync(join(ROOT, file), 'utf8'))),
  );
  return globSync('{services,shared}/*/src/**/*.ts', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(MARKED)]
      .map(([, text = '']) => text)
      .filter((text) => !known.has(text))
      .map((text) => `${file}: "${text}" is in no catalogue; lingui.config.ts lists the files`),
  );
}

/** Returns the entries without a translation. */
function untranslated(): string[] {
  return catalogueFiles()
    .filter((file) => !file.endsWith('en.po'))
    .flatMap((file) =>
      emptyEntries(readFileSync(join(ROOT, file), 'utf8')).map((id) => `${file}: no translation of "${id}"`),
    );
}

/**
 * Returns messages that two packages of the frame translate differently, and texts of the contracts that the server translates differently. The frame
 * has one translation for each message, so one of the two is never shown. The messages of a remote apply to its own pages only.
 */
function ambiguous(): string[] {
  const seen = new Map<string, { file: string; text: string }>();
  const found: string[] = [];
  const checked = catalogueFiles().filter((file) => /^(shell|shared)\//.test(file));
  for (const file of checked) {
    const language = basename(file);
    const isServer = file.startsWith('shared/server/');
    for (const { id, text } of entriesOf(readFileSync(join(ROOT, file), 'utf8'))) {
      if (isServer && !SHARED_IDS.has(id)) continue;
      const other = seen.get(`${language} ${id}`);
      if (other && other.text !== text) found.push(`${file}: "${id}" is "${other.text}" in ${other.file}`);
      seen.set(`${language} ${id}`, other ?? { file, text });
    }
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
