import { runCommand } from '@boardwalk/build/command';
import { checkSupply } from '../supply/check-supply.ts';

/** Licences, known holes and the bill of materials of everything that is installed. */
await runCommand(async () => checkSupply(console.log));
