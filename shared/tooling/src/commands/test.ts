import { runTests } from '../testing/run-tests.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => runTests({ words: process.argv.slice(2), architecture: false }));
