import { buildSite } from '@boardwalk/build/build-site';
import { runCommand } from '@boardwalk/build/command';
import { FIRST } from '../build/build-apart.ts';

/** The names of targets, or {@link FIRST}. Without any, everything is built. */
const named = process.argv.slice(2);

await runCommand(async () => {
  const built = await buildSite(
    (line) => console.info(`  ${line}`),
    ({ name, later }) => named.length === 0 || named.includes(name) || (named.includes(FIRST) && !later),
  );
  if (built.length === 0 && named.length === 0) console.info('  nothing has changed since the last build');
});
