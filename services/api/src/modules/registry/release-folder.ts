import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type StoredRelease, storedReleaseSchema } from './stored-release.ts';

const REMOTE_NAME = /^[a-z][a-z0-9-]{1,39}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/** The names of the remotes that have a folder. @throws when the folder itself can't be read. */
export async function remoteNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && REMOTE_NAME.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

async function versionsOf(folder: string, name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && VERSION.test(entry.name))
    .map((entry) => entry.name);
}

/** A text that differs whenever a remote, a version or the choice of a current version has changed. */
export async function fingerprint(folder: string): Promise<string> {
  const names = await remoteNames(folder);
  const parts = await Promise.all(
    names.map(async (name) => {
      const versions = await versionsOf(folder, name).catch(() => []);
      const files = [
        join(name, 'current'),
        ...versions.map((version) => join(name, version, 'release.json')),
      ];
      return Promise.all(files.map(async (file) => `${file} ${await stamp(join(folder, file))}`));
    }),
  );
  return parts.flat().join('\n');
}

async function stamp(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'none';
}

/** The version that `current` names, undefined when there is no such file. */
export async function chosenVersion(folder: string, name: string): Promise<string | undefined> {
  const text = await readFile(join(folder, name, 'current'), 'utf8').catch(() => undefined);
  const version = text?.trim();
  return version && VERSION.test(version) ? version : undefined;
}

/** Every version of a remote: the release where it can be read, else what is wrong with it. */
export async function readReleases(
  folder: string,
  name: string,
): Promise<{ version: string; release?: StoredRelease; problem?: string }[]> {
  const versions = await versionsOf(folder, name);
  return Promise.all(
    versions.map(async (version) => {
      try {
        return {
          version,
          release: await readRelease(join(folder, name, version, 'release.json'), name, version),
        };
      } catch (error) {
        return { version, problem: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

async function readRelease(file: string, name: string, version: string): Promise<StoredRelease> {
  const release = storedReleaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (release.name !== name || release.version !== version) {
    throw new Error(`It says that it is ${release.name}@${release.version}.`);
  }
  return release;
}
