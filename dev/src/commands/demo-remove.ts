import { readOptions, runCommand } from '@boardwalk/build/command';
import { buildApart } from '../build/build-apart.ts';
import { runApiProgram } from '../ops/service-program.ts';
import { readLocalSite } from '../site/own-site.ts';
import { withStoppedDatabase } from '../site/with-database.ts';

/** Removes the demo community from a database; the content of real people stays. */
await runCommand(async () => {
  readOptions({ options: {} }, 'Usage: npm run demo:remove');
  const settings = readLocalSite(process.env);
  buildApart();
  await withStoppedDatabase(settings, (url) => runApiProgram('remove-demo', [], { DATABASE_URL: url }));
});
