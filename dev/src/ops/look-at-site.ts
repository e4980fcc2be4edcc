import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { type Finding, messageOf, ok, problem, runChecks, warning } from '@boardwalk/server/findings';
import { buildApart } from '../build/build-apart.ts';
import { publicKeys, signingKeyPlace } from '../keys/signing-key.ts';
import { hasCluster } from '../postgres/cluster.ts';
import { holderOf } from '../site/data-lock.ts';
import { readLocalSite } from '../site/own-site.ts';
import { serviceEnvironments } from '../site/service-environments.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { withDatabase } from '../site/with-database.ts';
import { LOCAL_CHECKS, lookAtNode, runsHere } from './local-checks.ts';
import { readServiceProgram } from './service-program.ts';

type Environment = Record<string, string | undefined>;

/** The system chooses the port at each start of a site. */
const ANY_PORT = 0;
const NO_DATABASE = 'postgres://localhost/boardwalk';
/** Settings that are unknown for a site started by another process, and checks that the API does already. */
const NOT_OF_THE_GATEWAY = ['apis', 'renderer', 'folders', 'settings'];

/**
 * Returns the findings about the site of this checkout: those about this machine, and those of its services with the environment that a start
 * would give them. An embedded database that isn't running is started for the time of the check.
 */
export async function lookAtSite(environment: Environment, backupFolder: string): Promise<Finding[]> {
  const nodeVersion = process.versions.node;
  const settings = readSettings(environment);
  if (Array.isArray(settings)) {
    const node = { name: 'node', look: () => lookAtNode({ nodeVersion }) };
    return [...(await runChecks([node], {})), ...settings];
  }
  const holder = holderOf(settings.dataDir);
  const local = await runChecks(LOCAL_CHECKS, { settings, holder, nodeVersion });
  const unbuilt = build();
  if (unbuilt) return [...local, unbuilt];
  return [...local, ...(await askServices(settings, backupFolder))];
}

function readSettings(environment: Environment): SiteSettings | Finding[] {
  try {
    return readLocalSite(environment);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    const [, ...lines] = error.message.split('\n');
    return lines.map((line) => ({
      check: 'settings',
      ...problem(line.trim(), 'Set it right; the site doesn’t start like this.'),
    }));
  }
}

function build(): Finding | undefined {
  try {
    buildApart();
    return undefined;
  } catch (error) {
    return { check: 'build', ...problem(messageOf(error), 'The lines above say why: npm run build') };
  }
}

async function askServices(settings: SiteSettings, backupFolder: string): Promise<Finding[]> {
  const place = signingKeyPlace();
  const keys = readPublicKeys(place, settings);
  const tell = (databaseUrl: string) => {
    const told = serviceEnvironments({
      settings,
      databaseUrl,
      apiPort: ANY_PORT,
      signingKeyFile: place,
      publicKeys: keys.keys,
      rendererSocket: join(settings.dataDir, 'renderer.sock'),
    });
    return { api: { ...told.api, BACKUP_FOLDER: backupFolder }, gateway: told.gateway };
  };
  const askApi = (databaseUrl: string, except: string[]) =>
    findingsOf('api', tell(databaseUrl).api, except, `http://localhost:${settings.port}`);
  const except = [...leftOut(settings), ...keys.except];
  const ofGateway = findingsOf('gateway', tell(NO_DATABASE).gateway, [
    ...NOT_OF_THE_GATEWAY,
    ...(keys.keys.length > 0 ? [] : ['keys']),
  ]);
  return [...(await withDatabaseOf(settings, askApi, except)), ...keys.findings, ...ofGateway];
}

/** Runs the checks with the database, or without it when it isn't available. */
async function withDatabaseOf(
  settings: SiteSettings,
  ask: (databaseUrl: string, except: string[]) => Finding[],
  except: string[],
): Promise<Finding[]> {
  const without = () => ask(NO_DATABASE, [...except, 'database']);
  if (isNew(settings))
    return [...without(), { check: 'database', ...ok('there is none yet; the first start makes it') }];
  try {
    return await withDatabase(settings, (url) => ask(url, except));
  } catch (error) {
    const remedy = 'Look at the log of PostgreSQL in DATA_DIR/logs, and start the site again.';
    const seen = problem(`the embedded database can’t be used: ${messageOf(error)}`, remedy);
    return [...without(), { check: 'database', ...seen }];
  }
}

/** Returns the checks to skip. Each start creates a gateway key. The local identity provider runs only with its site, and a port used by another program proves nothing. */
function leftOut(settings: SiteSettings): string[] {
  const holder = holderOf(settings.dataDir);
  if (runsHere({ settings, holder })) return ['gateway key'];
  return ['gateway key', 'health', ...(settings.issuer ? [] : ['identity'])];
}

/** Returns whether the site was never started here. */
const isNew = ({ databaseUrl, dataDir }: SiteSettings) =>
  !databaseUrl && !hasCluster(join(dataDir, 'postgres'));

interface KeysSeen {
  keys: string[];
  findings: Finding[];
  /** Checks of the API that the findings replace. */
  except: string[];
}

/** Returns the keys that pages accept. Unlike a start, it creates no key. */
function readPublicKeys(place: string, settings: SiteSettings): KeysSeen {
  if (!existsSync(place) && !process.env.RELEASE_SIGNING_KEY_FILE) {
    const seen = isNew(settings)
      ? ok('there are none yet; the first start creates them')
      : warning(
          `there is no ${place}, and the next start creates another key: signatures of the old one become invalid`,
          'Take the key out of a backup; docs/security.md, Release signing key',
        );
    return { keys: [], findings: [{ check: 'keys', ...seen }], except: ['signing key', 'push key'] };
  }
  try {
    return { keys: existsSync(place) ? publicKeys() : [], findings: [], except: [] };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    const remedy = 'docs/security.md, Release signing key';
    return { keys: [], findings: [{ check: 'keys', ...problem(error.message, remedy) }], except: [] };
  }
}

function findingsOf(service: string, environment: Environment, except: string[], site?: string): Finding[] {
  const args = ['--json', ...except.flatMap((name) => ['--except', name]), ...(site ? ['--site', site] : [])];
  try {
    const text = readServiceProgram(service, 'doctor', args, environment);
    return (JSON.parse(text) as { findings: Finding[] }).findings;
  } catch (error) {
    const remedy = `node .build/services/${service}/doctor.js prints details.`;
    return [{ check: service, ...problem(`its program gave no result: ${messageOf(error)}`, remedy) }];
  }
}
