import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError, UsageError } from '@boardwalk/build/command';
import { ROOT } from '@boardwalk/build/workspace';

/** A checkout of another commit, built by its own tools. */
interface OtherCheckout {
  folder: string;
  /** First ten digits of the commit. */
  commit: string;
}

/**
 * Checks another commit out into a folder of its own and builds it there, once for each commit.
 * @param ref a commit, tag or branch of this repository.
 * @throws UsageError if there is no such commit, PlainError if its build fails.
 */
export function otherCheckout(ref: string): OtherCheckout {
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const sha = found.stdout.trim();
  if (found.status !== 0 || sha === '') throw new UsageError(`--against: there is no commit ${ref}.`);
  const commit = sha.slice(0, 10);
  // Outside of this checkout: its compiler would find the packages of both.
  const folder = join(tmpdir(), 'boardwalk-against', commit);
  const built = join(folder, '.built');
  if (existsSync(built)) return { folder, commit };
  rmSync(folder, { recursive: true, force: true });
  run(['git', 'clone', '--quiet', '--no-checkout', ROOT, folder], ROOT);
  run(['git', 'checkout', '--quiet', '--detach', sha], folder);
  run(['npm', 'run', 'build'], folder);
  writeFileSync(built, '');
  return { folder, commit };
}

function run([program = '', ...args]: string[], cwd: string): void {
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new PlainError(`${program} ${args.join(' ')} failed in ${cwd}.`);
}
