import { runCommand, UsageError } from '@boardwalk/build/command';
import { ROTATION_USAGE } from '../keys/rotation-call.ts';
import { VERBS } from '../ops/verbs.ts';

const USAGE = `Usage: npm run ops -- <verb>

  backup [folder] [--keep <number>]   writes the whole site into a file; .data-backups unless a folder is named
  check <file>                        reads a backup as restoring does, and changes nothing
  restore <file>                      makes a site out of it, where there is none yet
  doctor [--json] [--backups folder]  says what is wrong with this installation, and what to do
  seed [--preset plain]               puts the demo community into a site without people: meridian, plain or mountain
${ROTATION_USAGE}

BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, encrypts a backup, and opens one. More: docs/self-hosting/ops.md`;

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) throw new UsageError(name === '' ? USAGE : `There is no "ops ${name}".\n${USAGE}`);
  process.exitCode = await verb(args, USAGE);
});
