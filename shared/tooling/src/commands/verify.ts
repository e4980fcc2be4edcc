import { runTests } from '../testing/run-tests.ts';
import { runCommand } from './run-command.ts';

/** What `npm test` runs, and what proves the architecture. */
await runCommand(async () => runTests({ words: process.argv.slice(2), architecture: true }));
