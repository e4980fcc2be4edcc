import { runCommand } from '@boardwalk/build/command';
import { runE2e } from '../testing/run-e2e.ts';

/** Runs journeys in a browser; takes the options of `playwright test`, such as `--ui`, `--debug` or a file. */
await runCommand(async () => runE2e(process.argv.slice(2)));
