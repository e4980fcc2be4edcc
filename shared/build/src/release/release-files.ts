import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isPackedForm, type ReleaseFile } from '@boardwalk/contracts';

export const DESCRIPTION_FILE = 'release.json';

/** Returns size and hash of each file of a release, by its path inside the folder, sorted, without the description and packed forms. */
export function releaseFiles(folder: string): Record<string, ReleaseFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => path !== DESCRIPTION_FILE && !isPackedForm(path))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, describe(join(folder, path))]));
}

function describe(file: string): ReleaseFile {
  const content = readFileSync(file);
  const packed = existsSync(`${file}.br`) ? statSync(`${file}.br`).size : content.length;
  return { bytes: content.length, packed, hash: createHash('sha384').update(content).digest('base64') };
}
