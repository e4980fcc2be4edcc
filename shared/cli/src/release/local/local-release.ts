import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@boardwalk/build/command';
import { buildRemote, DESCRIPTION_FILE, releaseFiles } from '@boardwalk/build/release';
import { BUILD, remoteNames } from '@boardwalk/build/workspace';
import {
  type Finding,
  filesWithoutIntegrity,
  integrityFindings,
  type ReleaseDescription,
  releaseDescriptionSchema,
} from '@boardwalk/contracts';

/** A release that was built in this checkout. */
export interface LocalRelease {
  folder: string;
  description: ReleaseDescription;
}

/** Builds a remote of this checkout, unless it is up to date. @throws PlainError when the build fails. */
export async function buildRelease(name: string, log: (line: string) => void): Promise<LocalRelease> {
  const names = remoteNames();
  if (!names.includes(name)) {
    const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There is none under remotes/.';
    throw new UsageError(`This checkout has no remote "${name}". ${known}`);
  }
  await buildRemote(name, log);
  return readRelease(name);
}

function readRelease(name: string): LocalRelease {
  const versions = join(BUILD, 'remotes', name);
  const folder = join(versions, readFileSync(join(versions, 'current'), 'utf8'));
  const text = readFileSync(join(folder, DESCRIPTION_FILE), 'utf8');
  return { folder, description: releaseDescriptionSchema.parse(JSON.parse(text)) };
}

/** Returns the problems of a release itself: parts that would run unchecked, and files that differ from the description. */
export function auditFindings({ folder, description }: LocalRelease): Finding[] {
  const entry = join(folder, description.entry);
  const unverified = existsSync(entry) ? filesWithoutIntegrity(description, readFileSync(entry, 'utf8')) : [];
  return [...integrityFindings(unverified), ...changedFiles(description, releaseFiles(folder)).map(changed)];
}

/** Returns the files that differ between the description and the folder. */
export function changedFiles(
  { files }: Pick<ReleaseDescription, 'files'>,
  there: ReleaseDescription['files'],
): string[] {
  const paths = new Set([...Object.keys(files), ...Object.keys(there)]);
  return [...paths].filter((path) => files[path]?.hash !== there[path]?.hash);
}

const changed = (path: string): Finding => ({
  code: 'file-changed',
  where: path,
  what: 'It is not the file that was built.',
  mend: 'Delete the folder .build/remotes and build it again.',
});
