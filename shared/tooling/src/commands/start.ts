import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApart } from '../build/build-apart.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { startSite } from '../site/start-site.ts';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';
import { untilAskedToStop } from './until-asked-to-stop.ts';

const USAGE = 'Usage: npm start [-- --empty] [-- --preset mountain]';
const ACCOUNTS = [
  'owner',
  'admin',
  'staff',
  'moderator',
  'editor',
  'author',
  'helper',
  'streamer',
  'member',
  'newcomer',
];

/** What `--empty` and `--preset` come to. Such a site has a folder of its own, unless somebody names one: the demo's stays as it is. */
function environment(): Record<string, string | undefined> {
  const options = { empty: { type: 'boolean' }, preset: { type: 'string' } } as const;
  const { values } = readOptions({ options }, USAGE);
  if (!values.empty && values.preset === undefined) return process.env;
  const SITE_PRESET = values.preset ?? 'plain';
  return { DATA_DIR: `.data-${SITE_PRESET}`, ...process.env, DEMO_DATA: 'off', SITE_PRESET };
}

/** The code with which somebody becomes the owner of a site that nobody owns, as the API has printed it last. */
async function setupCode(origin: string, log: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/api/setup`).catch(() => undefined);
  if (!answer?.ok || !existsSync(log)) return undefined;
  return [...readFileSync(log, 'utf8').matchAll(/with the code ([A-Z0-9-]+)/g)].at(-1)?.[1];
}

await runCommand(async () => {
  const settings = readSiteSettings(environment());
  const begin = performance.now();
  buildApart();
  const stopped = untilAskedToStop();
  const abort = new AbortController();
  void stopped.code.then(() => abort.abort());
  const site = await startSite(
    settings,
    {
      say: (line) => console.info(`  ${line}`),
      onHopeless(name, lastLines) {
        console.error(
          `\n${name} can't be kept running. The last lines of its log (${settings.dataDir}/logs/${name}.log):\n${lastLines}\n`,
        );
        stopped.now(1);
      },
    },
    abort.signal,
  );
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.info(`\nBoardwalk is open at ${site.origin}  (${seconds} s)\n`);
  const code = await setupCode(site.origin, join(settings.dataDir, 'logs/api.log'));
  if (code)
    console.info(
      `Nobody owns this site yet. Make it yours at ${site.origin}/setup with the code\n\n  ${code}\n`,
    );
  if (!settings.issuer && settings.demo) {
    console.info('Sign in with any of these, password "boardwalk":');
    console.info(`  ${ACCOUNTS.map((name) => `${name}@meridian.test`).join('\n  ')}\n`);
  }
  console.info('Ctrl-C stops it.');
  process.exitCode = await stopped.code;
  console.info('\nStopping…');
  await site.stop();
  process.exit();
});
