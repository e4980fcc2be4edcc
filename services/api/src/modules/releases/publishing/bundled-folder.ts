import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAME, type ReleaseDescription, releaseDescriptionSchema } from '@boardwalk/contracts';
import type { PackedForm } from '../storage/packed-forms.ts';

const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/;

/** Version of a remote that this checkout built last. */
export interface BundledVersion {
  name: string;
  version: string;
  folder: string;
}

/** Returns the folder of one build of a remote. */
export const bundledFolder = (folder: string, { name, version }: Omit<BundledVersion, 'folder'>): string =>
  join(folder, name, version);

/** Returns the names of remotes with a folder, complete or not. @throws when the folder itself can't be read. */
export async function bundledNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && REMOTE_NAME.test(entry.name))
    .map(({ name }) => name);
}

/** Returns the current version of each remote. */
export async function bundledVersions(folder: string, names: readonly string[]): Promise<BundledVersion[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name, 'current'), 'utf8').catch(() => '');
      const version = text.trim();
      return VERSION.test(version)
        ? { name, version, folder: bundledFolder(folder, { name, version }) }
        : undefined;
    }),
  );
  return found.filter((one) => one !== undefined).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns a text that differs whenever another version is current or a current one was rebuilt. */
export async function fingerprint(bundled: readonly BundledVersion[]): Promise<string> {
  const parts = await Promise.all(
    bundled.map(async ({ name, version, folder }) => {
      const found = await stat(join(folder, 'release.json')).catch(() => undefined);
      return `${name} ${version} ${found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'none'}`;
    }),
  );
  return parts.join('\n');
}

/** @throws when `release.json` is missing, invalid, or of another release. */
export async function readDescription({
  name,
  version,
  folder,
}: BundledVersion): Promise<ReleaseDescription> {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  const release = releaseDescriptionSchema.parse(JSON.parse(text));
  if (release.name !== name || release.version !== version)
    throw new Error(`It says that it is ${release.name}@${release.version}.`);
  return release;
}

/** Reads a file with its compressed forms from the build. */
export async function readBundledFile(
  folder: string,
  path: string,
): Promise<{ bytes: Buffer; packed: PackedForm[] }> {
  const bytes = await readFile(join(folder, path));
  const forms = (['.br', '.gz'] as const).map(async (ending): Promise<PackedForm | undefined> => {
    const form = await readFile(join(folder, path + ending)).catch(() => undefined);
    return form && [ending, form];
  });
  return { bytes, packed: (await Promise.all(forms)).filter((form) => form !== undefined) };
}
