import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { PlainError, runCommand } from '@boardwalk/build/command';
import { ROOT } from '@boardwalk/build/workspace';
import { checkSupply } from '../supply/check-supply.ts';
import { runTests } from '../testing/run-tests.ts';

/** Checks third-party packages and the types of each remote, and runs the tests of `npm test` and of the architecture. */
await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.length === 0) {
    checkSupply((line) => console.log(`✓ ${line}`));
    checkTypesOfRemotes();
  }
  await runTests({ words, architecture: true });
});

/**
 * Checks the types of each remote alone, as its release does: the check of `npm test` compiles all browser code as one program.
 * @throws PlainError if there are errors; the compiler has printed them.
 */
function checkTypesOfRemotes(): void {
  const remotes = globSync('remotes/*', { cwd: ROOT });
  const { status } = spawnSync('tsc', ['-b', ...remotes, '--pretty', 'false'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new PlainError('The types of a remote are wrong; each line above names a file.');
  console.log(`✓ types of ${remotes.length} remotes, each alone`);
}
