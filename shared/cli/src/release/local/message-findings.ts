import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PlainError } from '@boardwalk/build/command';
import { IS_ONE_REMOTE, ROOT, remoteFolder } from '@boardwalk/build/workspace';
import type { Finding } from '@boardwalk/contracts';
import { emptyEntries, messageIds } from '../../i18n/catalogue.ts';
import { COMMAND } from '../verb.ts';

const MAX_FINDINGS = 20;

/** The state of a remote's messages. */
export interface MessageReport {
  /** Messages of the source that its catalogs don't have: visitors would read their ids. */
  findings: Finding[];
  /** One line for each language in which messages have no translation: visitors read those in English. */
  warnings: string[];
}

/**
 * Extracts the messages of a remote's source into a temporary copy of its catalogs, and compares the two.
 * @throws PlainError when they can't be extracted.
 */
export function reportMessages(name: string): MessageReport {
  const folder = join(ROOT, remoteFolder(name), 'src');
  const locales = join(folder, 'locales');
  if (!existsSync(join(locales, 'en.po'))) return { findings: [], warnings: [] };
  const copy = mkdtempSync(join(tmpdir(), 'boardwalk-messages-'));
  cpSync(locales, copy, { recursive: true });
  try {
    const config = writeConfig(copy, locales);
    const { status, error, stderr } = spawnSync('lingui', ['extract', '--workers', '1', '--config', config], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (error || status !== 0)
      throw new PlainError(`The messages of ${name} can't be extracted: ${error?.message ?? stderr}`);
    return {
      findings: missingMessages(read(locales, 'en.po'), read(copy, 'en.po')),
      warnings: readdirSync(locales)
        .filter((file) => file.endsWith('.po') && file !== 'en.po')
        .flatMap((file) => untranslated(file, read(locales, file))),
    };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Writes settings of Lingui whose only catalogs are the copy of those in `locales`. @returns the file. */
function writeConfig(copy: string, locales: string): string {
  const own = readdirSync(ROOT).find((file) => /^lingui\.config\.[jt]s$/.test(file));
  if (!own) throw new PlainError(`${ROOT} has no lingui.config.js.`);
  const file = join(copy, 'lingui.config.mjs');
  const settings = { root: ROOT, copy: join(copy, '{locale}'), path: join(locales, '{locale}') };
  writeFileSync(
    file,
    `import { resolve } from 'node:path';
import own from ${JSON.stringify(pathToFileURL(join(ROOT, own)).href)};
const { root, copy, path } = ${JSON.stringify(settings)};
const isCopied = (catalog) => resolve(catalog.path.replace('<rootDir>', root)) === path;
const catalogs = own.catalogs.filter(isCopied).map((catalog) => ({ ...catalog, path: copy }));
export default { ...own, rootDir: root, catalogs };
`,
  );
  return file;
}

/** The findings for messages that the source has and its English catalog doesn't. */
export function missingMessages(catalog: string, extracted: string): Finding[] {
  const known = new Set(messageIds(catalog));
  return messageIds(extracted)
    .filter((id) => !known.has(id))
    .slice(0, MAX_FINDINGS)
    .map((id) => ({
      code: 'message-missing',
      where: 'src/locales/en.po',
      what: `It has no entry for “${id}”; visitors would read its id.`,
      mend: `Run ${IS_ONE_REMOTE ? `${COMMAND} i18n` : 'npm run i18n'}.`,
    }));
}

/** Returns a warning about messages without an entry, for commands that don't check a release. */
export function missingEntries({ findings }: Pick<MessageReport, 'findings'>): string[] {
  const { length } = findings;
  if (length === 0) return [];
  const count = length === MAX_FINDINGS ? `${MAX_FINDINGS} or more` : length;
  return [
    `src/locales/en.po: ${count} ${length === 1 ? 'message has' : 'messages have'} no entry; visitors would read the ids. Run npm run i18n.`,
  ];
}

/** Returns this warning for a remote; the problem instead when its messages can't be extracted. */
export function messageWarnings(name: string): string[] {
  try {
    return missingEntries(reportMessages(name));
  } catch (error) {
    if (error instanceof PlainError) return [error.message];
    throw error;
  }
}

/** A line about the messages that a catalog has no translation of; none when it has all. */
export function untranslated(file: string, catalog: string): string[] {
  const { length } = emptyEntries(catalog);
  return length === 0
    ? []
    : [
        `src/locales/${file}: ${length} ${length === 1 ? 'message has' : 'messages have'} no translation; visitors read English.`,
      ];
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
