import { runCommand } from '@boardwalk/build/command';
import { checkSupply } from '../supply/check-supply.ts';

/** Checks the licenses and known vulnerabilities of all installed packages, and writes the bill of materials. */
await runCommand(async () => checkSupply(console.log));
