import { buildSite, type Target } from '@boardwalk/build/build-site';
import { runCommand } from '@boardwalk/build/command';
import { FIRST } from '../build/build-apart.ts';

/** The names of targets, or {@link FIRST}. Without any, everything is built. */
const named = process.argv.slice(2);

function isWanted({ name, atStart }: Target): boolean {
  if (named.length === 0) return atStart !== 'early';
  return named.includes(name) || (named.includes(FIRST) && atStart !== 'afterwards');
}

await runCommand(async () => {
  const built = await buildSite((line) => console.info(`  ${line}`), isWanted);
  if (built.length === 0 && named.length === 0) console.info('  nothing has changed since the last build');
});
