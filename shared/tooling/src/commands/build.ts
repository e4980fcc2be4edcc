import { buildSite } from '../build/build-site.ts';
import { runCommand } from './run-command.ts';

/** Targets by name; everything when none is named. */
const named = process.argv.slice(2);

await runCommand(async () => {
  const wanted = (target: string) => named.length === 0 || named.includes(target);
  const built = await buildSite((line) => console.info(`  ${line}`), wanted);
  if (built.length === 0 && named.length === 0) console.info('  nothing has changed since the last build');
});
