import { buildApart } from '../build/build-apart.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { startSite } from '../site/start-site.ts';
import { runCommand } from './run-command.ts';
import { untilAskedToStop } from './until-asked-to-stop.ts';

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

await runCommand(async () => {
  const settings = readSiteSettings(process.env);
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
  if (!settings.issuer) {
    console.info('Sign in with any of these, password "boardwalk":');
    console.info(`  ${ACCOUNTS.map((name) => `${name}@meridian.test`).join('\n  ')}\n`);
  }
  console.info('Ctrl-C stops it.');
  process.exitCode = await stopped.code;
  console.info('\nStopping…');
  await site.stop();
  process.exit();
});
