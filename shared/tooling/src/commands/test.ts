import { runTests } from '../testing/run-tests.ts';
import { runCommand } from './run-command.ts';

await runCommand(() => runTests({ words: process.argv.slice(2), architecture: false }));
