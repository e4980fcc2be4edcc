import { runDoctor } from '@boardwalk/server/findings';
import { lookAtInstallation } from './look-at-installation.ts';

const USAGE = `Usage: node doctor.js [--json] [--except <check>]… [--site <address>]

Looks at the API's installation and changes nothing. It reads what the API reads, and BACKUP_FOLDER, the folder of the backups.
Exit codes: 0, 1 when there is a problem, 64 for wrong use.`;

await runDoctor(USAGE, (call) => lookAtInstallation(process.env, call));
