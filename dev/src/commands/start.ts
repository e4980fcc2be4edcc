import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError, readOptions, runCommand, UsageError, untilStopSignal } from '@boardwalk/build/command';
import { ROOT, remoteNames } from '@boardwalk/build/workspace';
import { releaseSetSchema } from '@boardwalk/contracts';
import { buildFirst, buildRest } from '../build/build-apart.ts';
import { makeBuildFolders } from '../site/build-folders.ts';
import { findOwnSite, type OwnSite, ownDataDir, readLocalSite, rememberOwnSite } from '../site/own-site.ts';
import { readSiteSettings, type SiteSettings } from '../site/site-settings.ts';
import { type RunningSite, startSite } from '../site/start-site.ts';

const USAGE = `Usage: npm start                         your own site once you have one, else the demo
       npm start -- --empty              a site of your own; its data is in .data-plain
       npm start -- --preset mountain    the same, for a town in the mountains
       npm start -- --demo               the demo, next to a site of your own`;
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

interface Call {
  settings: SiteSettings;
  /** The user's own site that the call starts; undefined for the demo, and when the environment names the data folder. */
  own: OwnSite | undefined;
}

/** Reads from the arguments which site to start. */
function readCall(environment: Record<string, string | undefined>): Call {
  const options = {
    empty: { type: 'boolean' },
    preset: { type: 'string' },
    demo: { type: 'boolean' },
  } as const;
  const { empty, preset, demo } = readOptions({ options }, USAGE).values;
  const isNew = empty || preset !== undefined;
  if (isNew && demo) throw new UsageError(USAGE);
  if (demo) return { settings: readSiteSettings(environment), own: undefined };
  if (!isNew)
    return {
      settings: readLocalSite(environment),
      own: environment.DATA_DIR === undefined ? findOwnSite() : undefined,
    };
  const SITE_PRESET = preset ?? 'plain';
  const dataDir = ownDataDir(SITE_PRESET);
  const settings = readSiteSettings({
    DATA_DIR: join(ROOT, dataDir),
    ...environment,
    DEMO_DATA: 'off',
    SITE_PRESET,
  });
  const outsideDatabase = environment.DATABASE_URL !== undefined;
  const own =
    environment.DATA_DIR === undefined ? { dataDir, preset: SITE_PRESET, outsideDatabase } : undefined;
  return { settings, own };
}

/** Returns the code with which a person becomes the owner of a site without one: the last that the API has printed. */
async function setupCode(origin: string, log: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/api/setup`).catch(() => undefined);
  if (!answer?.ok || !existsSync(log)) return undefined;
  return [...readFileSync(log, 'utf8').matchAll(/with the code ([A-Z0-9-]+)/g)].at(-1)?.[1];
}

/** Time in which the API imports a built remote, in milliseconds. */
const IMPORT_LIMIT_MS = 15_000;

/** Waits until a site serves every remote of this checkout, for a limited time: one can have been withdrawn by hand. */
async function untilServed(origin: string): Promise<void> {
  const end = Date.now() + IMPORT_LIMIT_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/api/registry`).catch(() => undefined);
    const set = releaseSetSchema.safeParse(answer?.ok ? await answer.json() : undefined).data;
    const served = new Set(set?.remotes.map(({ name }) => name));
    if (remoteNames().every((name) => served.has(name))) return;
    await wait(100);
  }
}

/** Builds what the site needs and starts it, the remotes being built while the services start. */
async function openSite(settings: SiteSettings, stopped: ReturnType<typeof untilStopSignal>) {
  const build = buildFirst();
  const abort = new AbortController();
  let interrupted = false;
  void stopped.code.then(() => {
    interrupted = true;
    build.stop();
    abort.abort();
  });
  // Its error is reported below.
  build.all.catch(() => abort.abort());
  let site: RunningSite | undefined;
  try {
    await build.services;
    makeBuildFolders();
    site = await startSite(
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
    await build.all;
    await untilServed(site.origin);
    return site;
  } catch (error) {
    await site?.stop();
    build.stop();
    if (interrupted) throw new PlainError('Stopped.');
    // When the build failed, the start has only ended because of it.
    if (abort.signal.aborted) await build.all;
    throw error;
  }
}

await runCommand(async () => {
  const { settings, own } = readCall(process.env);
  const begin = performance.now();
  const stopped = untilStopSignal();
  const site = await openSite(settings, stopped);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.info(`\nBoardwalk is open at ${site.origin}  (${seconds} s)\n`);
  if (own) {
    rememberOwnSite(own);
    console.info(
      `This is your own site; its data is in ${own.dataDir}. npm start, npm run dev and npm run ops use it from now on.\nThe demo: npm start -- --demo\n`,
    );
  }
  const code = await setupCode(site.origin, join(settings.dataDir, 'logs/api.log'));
  if (code)
    console.info(
      `This site has no owner yet. Become its owner at ${site.origin}/setup with the code\n\n  ${code}\n`,
    );
  if (!settings.issuer && site.demo) {
    console.info('Sign in with any of these, password "boardwalk":');
    console.info(`  ${ACCOUNTS.map((name) => `${name}@meridian.test`).join('\n  ')}\n`);
  }
  console.info('Ctrl-C stops it.');
  const endBuild = buildRest(() => console.info('Packages for teams outside are ready.'));
  process.exitCode = await stopped.code;
  console.info('\nStopping…');
  endBuild();
  await site.stop();
  process.exit();
});
// A pending wait of a failed start would keep the process alive.
process.exit();
