import { spawnSync } from 'node:child_process';
import { PlainError } from '@boardwalk/build/command';
import { ROOT, remoteFolder } from '@boardwalk/build/workspace';
import type { Finding } from '@boardwalk/contracts';

/** A line of the compiler: `remotes/news/src/x.tsx(3,5): error TS2322: Type …`. */
const ERROR = /^(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<message>.*)$/gm;
const MAX_FINDINGS = 20;

/**
 * Returns the type errors of a remote and of the packages that it references. The bundler removes types without checking them.
 * @throws PlainError when the compiler can't be run.
 */
export function typeFindings(name: string): Finding[] {
  const { status, stdout, error } = spawnSync('tsc', ['-b', remoteFolder(name), '--pretty', 'false'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (error) throw new PlainError(`The types of ${name} can't be checked: ${error.message}`);
  const findings = findingsIn(stdout);
  if (status !== 0 && findings.length === 0)
    throw new PlainError(`The types of ${name} can't be checked:\n${stdout}`);
  return findings.slice(0, MAX_FINDINGS);
}

/** Returns the findings in the output of the compiler. */
export function findingsIn(output: string): Finding[] {
  return [...output.matchAll(ERROR)].map(({ groups = {} }) => ({
    code: 'type-error',
    where: `${groups.file?.replaceAll('\\', '/')}:${groups.line}:${groups.column}`,
    what: `${groups.code}: ${groups.message}`,
    mend: 'Fix the type: `npx tsc -b` shows all errors.',
  }));
}
