import { buildSite, type Target } from '@boardwalk/build/build-site';
import { runCommand } from '@boardwalk/build/command';
import { type BuildMessage, FIRST, QUICK } from '../build/build-apart.ts';

const given = process.argv.slice(2);
const packing = given.includes(QUICK) ? 'quick' : 'full';
/** The names of targets, or {@link FIRST}. Without any, everything is built. */
const named = given.filter((word) => word !== QUICK);
/** A parent that builds single targets shows no progress of its own. */
const isAnnounced = named.length > 0 && !named.includes(FIRST);

function isWanted({ name, atStart }: Target): boolean {
  if (named.length === 0) return atStart !== 'early';
  return named.includes(name) || (named.includes(FIRST) && atStart !== 'afterwards');
}

await runCommand(async () => {
  const send = (message: BuildMessage) => process.send?.(message);
  const built = await buildSite((line) => console.info(`  ${line}`), {
    packing,
    isWanted,
    onBegin: ({ name }) => isAnnounced && console.info(`  building ${name}…`),
    onServices: () => send('services'),
    onReady: ({ name }, wasBuilt) => wasBuilt && name === 'packages' && send('packages'),
  });
  if (built.length === 0 && named.length === 0) console.info('  nothing has changed since the last build');
});
