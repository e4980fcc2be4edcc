import { runCommand } from '@boardwalk/build/command';
import { checkSupply } from '../supply/check-supply.ts';
import { runTests } from '../testing/run-tests.ts';

/** What `npm test` runs, what proves the architecture, and what other people's packages bring. */
await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.length === 0) checkSupply((line) => console.log(`✓ ${line}`));
  await runTests({ words, architecture: true });
});
