import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Finding,
  type ReleaseDescription,
  releaseDescriptionSchema,
  uncoveredFiles,
  uncoveredFindings,
} from '@boardwalk/contracts';
import { DESCRIPTION_FILE, releaseFiles } from '../../build/release-files.ts';
import { UsageError } from '../../commands/plain-error.ts';
import { BUILD, remoteNames } from '../../workspace/folders.ts';

/** A release as it was built in this checkout. */
export interface LocalRelease {
  folder: string;
  description: ReleaseDescription;
}

/** Builds a remote of this checkout, unless that has been done since its last change. @throws PlainError when it can't be built. */
export async function buildRelease(name: string, say: (line: string) => void): Promise<LocalRelease> {
  const names = remoteNames();
  if (!names.includes(name)) {
    const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There is none under remotes/.';
    throw new UsageError(`This checkout has no remote "${name}". ${known}`);
  }
  // The bundler is only loaded by the verbs that need it.
  const [{ buildTargets }, { remoteTarget }] = await Promise.all([
    import('../../build/build-targets.ts'),
    import('../../build/remote-target.ts'),
  ]);
  await buildTargets([remoteTarget(name)], say);
  return readRelease(name);
}

function readRelease(name: string): LocalRelease {
  const versions = join(BUILD, 'remotes', name);
  const folder = join(versions, readFileSync(join(versions, 'current'), 'utf8'));
  const text = readFileSync(join(folder, DESCRIPTION_FILE), 'utf8');
  return { folder, description: releaseDescriptionSchema.parse(JSON.parse(text)) };
}

/** What is wrong with a release by itself: parts that would run unchecked, and files that are no longer what was described. */
export function auditFindings({ folder, description }: LocalRelease): Finding[] {
  const entry = join(folder, description.entry);
  const uncovered = existsSync(entry) ? uncoveredFiles(description, readFileSync(entry, 'utf8')) : [];
  return [...uncoveredFindings(uncovered), ...changedFiles(description, releaseFiles(folder)).map(changed)];
}

/** The files that differ between the description and what is there. */
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
