import { runCommand, UsageError } from '@boardwalk/build/command';
import { ROTATION_USAGE } from '../keys/rotation-call.ts';
import { VERBS } from '../ops/verbs.ts';

const USAGE = `Usage: npm run ops -- <verb>

  backup [folder] [--keep <number>]   writes the whole site into a file, by default in <data folder>-backups
  check <file>                        verifies a backup, without changes
  restore <file>                      creates a site from a backup, where there is none yet
  doctor [--json] [--backups folder]  lists the problems of this installation, and their fixes
  seed [--preset plain]               adds the demo community to a site without members: meridian, plain or mountain
${ROTATION_USAGE}

BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, encrypts and decrypts backups. More: docs/self-hosting/ops.md`;

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) throw new UsageError(name === '' ? USAGE : `There is no "ops ${name}".\n${USAGE}`);
  process.exitCode = await verb(args, USAGE);
});
