import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { emptyEntries } from './catalogue.ts';

/** The language of the source, whose entries are the messages themselves. */
const SOURCE = /(^|[\\/])en\.po$/;

/**
 * Extracts the messages of the source into the catalogues; entries that the source no longer has are removed.
 * @param root the folder with Lingui's configuration.
 * @throws PlainError when that fails; Lingui has printed the reason.
 */
export function extractMessages(root: string): void {
  // Lingui's tables, and its advice about commands that don't exist here, are on stdout; progress and errors are on stderr.
  const { status, error } = spawnSync('lingui', ['extract', '--clean'], {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) throw new PlainError(`lingui can't be run: ${error.message}. Start it by npm: npm run i18n`);
  if (status !== 0)
    throw new PlainError('The messages could not be extracted; the lines above are from Lingui.');
}

/** Returns a line for each of these catalogues that lacks translations. @param files paths from the root. */
export function missingTranslations(root: string, files: readonly string[]): string[] {
  const lines = files
    .filter((file) => !SOURCE.test(file))
    .flatMap((file) => {
      const { length } = emptyEntries(readFileSync(join(root, file), 'utf8'));
      const missing = length === 1 ? '1 message has' : `${length} messages have`;
      return length === 0 ? [] : [`${file}: ${missing} no translation.`];
    });
  return lines.length > 0 ? lines : ['Nothing is missing.'];
}
