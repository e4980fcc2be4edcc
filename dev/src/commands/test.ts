import { runCommand } from '@boardwalk/build/command';
import { runTests } from '../testing/run-tests.ts';

await runCommand(() => runTests({ words: process.argv.slice(2), architecture: false }));
