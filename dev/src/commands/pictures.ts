import { runCommand } from '@boardwalk/build/command';
import { runE2e } from '../testing/run-e2e.ts';

/** Takes the pictures of the README from the demo community. */
await runCommand(async () => runE2e(['--project=pictures'], { E2E_PICTURES: '1' }));
