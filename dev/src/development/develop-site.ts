import { PlainError, untilStopSignal } from '@boardwalk/build/command';
import { type DevServer, startDevServers } from '@boardwalk/build/dev-servers';
import { DEVELOPMENT_SHELL_TARGET } from '@boardwalk/build/stamps';
import { remoteNames, SERVICE_NAMES } from '@boardwalk/build/workspace';
import { buildBeside } from '../build/build-beside.ts';
import { makeBuildFolders } from '../site/build-folders.ts';
import { readLocalSite } from '../site/own-site.ts';
import { type RunningSite, startSite } from '../site/start-site.ts';
import { watchSources } from './watch-sources.ts';

const say = (line: string) => console.info(`  ${line}`);
const serviceTarget = (name: string) => `service ${name}`;

/**
 * Runs the whole site on this machine: these remotes from source, all others as built. Front-end servers run in this process, services in
 * separate ones.
 */
export async function developSite(names: readonly string[]): Promise<void> {
  const settings = readLocalSite(process.env);
  const begin = performance.now();
  const others = remoteNames().filter((name) => !names.includes(name));
  const targets = [
    'artwork',
    DEVELOPMENT_SHELL_TARGET,
    ...others.map((name) => `remote ${name}`),
    ...SERVICE_NAMES.map(serviceTarget),
  ];
  const [{ ok }, servers] = await Promise.all([
    buildBeside(targets),
    startDevServers(names, settings.origin),
  ]);
  if (!ok) throw new PlainError('Nothing was started, because the build did not succeed.');
  makeBuildFolders();
  const stopped = untilStopSignal();
  const remotes = Object.fromEntries(servers.map(({ name, url }) => [name, url]));
  const site = await startSite(
    { ...settings, development: { remotes } },
    { say, onHopeless: (name, lines) => say(`${name} can't be kept running:\n${lines}`) },
  );
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.info(`\nBoardwalk is open at ${site.origin}  (${seconds} s)`);
  console.info(
    'Save a file of a remote and look; services restart, and the shell is built again, by themselves.\n',
  );
  const stopWatching = watchSources(
    ['shell', 'remotes', 'services', 'shared'],
    (files) => apply(files, { targets, site, servers }),
    say,
  );
  await stopped.code;
  stopWatching();
  await site.stop();
  await Promise.all(servers.map((server) => server.close()));
}

interface Running {
  targets: readonly string[];
  site: RunningSite;
  servers: readonly DevServer[];
}

/** Applies changes to the running site. Development servers have noticed changes of their own files already. */
async function apply(files: readonly string[], { targets, site, servers }: Running): Promise<void> {
  const served = new RegExp(`^remotes/(${servers.map(({ name }) => name).join('|')})/`);
  const described = files.some((file) => served.test(file) && file.endsWith('/remote.json'));
  const rest = files.filter((file) => !served.test(file));
  const { built } = rest.length > 0 ? await buildBeside(targets) : { built: [] as string[] };
  const services = SERVICE_NAMES.filter((name) => built.includes(serviceTarget(name)));
  for (const name of services) await site.restart(name);
  // The gateway caches release sets until the registry has a newer one; a changed manifest of a local remote doesn't make one.
  if (described && !services.includes('gateway')) await site.restart('gateway');
  if (described || built.includes(DEVELOPMENT_SHELL_TARGET))
    for (const server of servers) server.reloadPages();
}
