import { runCommand } from '@boardwalk/build/command';
import { checkSupply } from '../supply/check-supply.ts';
import { runTests } from '../testing/run-tests.ts';

/** Runs the tests of `npm test`, the tests of the architecture, and the checks of third-party packages. */
await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.length === 0) checkSupply((line) => console.log(`✓ ${line}`));
  await runTests({ words, architecture: true });
});
