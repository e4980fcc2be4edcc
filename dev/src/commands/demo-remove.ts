import { readOptions, runCommand } from '@boardwalk/build/command';
import { buildApart } from '../build/build-apart.ts';
import { runApiProgram } from '../ops/service-program.ts';
import { readLocalSite } from '../site/own-site.ts';
import { withStoppedDatabase } from '../site/with-database.ts';

/** Takes the demo community out of a database; what real people made stays. */
await runCommand(async () => {
  readOptions({ options: {} }, 'Usage: npm run demo:remove');
  const settings = readLocalSite(process.env);
  buildApart();
  await withStoppedDatabase(settings, (url) => runApiProgram('remove-demo', [], { DATABASE_URL: url }));
});
