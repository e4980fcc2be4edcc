import {
  type Check,
  type DoctorCall,
  type Finding,
  lookForUnsafeSettings,
  ok,
  problem,
  runAllBut,
} from '@boardwalk/server/findings';
import { lookAtRedis } from '@boardwalk/server/redis';
import {
  type Configuration,
  ConfigurationError,
  configurationFrom,
} from '../platform/config/configuration.ts';
import { lookAtDatabase } from './database-checks.ts';
import { lookAtBackups, lookAtFolders } from './folder-checks.ts';
import type { Installation } from './installation.ts';
import { lookAtGatewayKey, lookAtPushKey, lookAtSigningKey } from './key-checks.ts';
import { lookAtBucket, lookAtHealth, lookAtIdentity } from './reach-checks.ts';

const DEFAULT_BACKUP_FOLDER = '.data-backups';

const CHECKS: readonly Check<Installation>[] = [
  { name: 'settings', look: ({ environment }) => lookForUnsafeSettings(environment) },
  { name: 'folders', look: lookAtFolders },
  { name: 'signing key', look: lookAtSigningKey },
  { name: 'push key', look: lookAtPushKey },
  { name: 'gateway key', look: lookAtGatewayKey },
  { name: 'redis', look: ({ configuration }) => lookAtRedis(configuration.redis?.url) },
  { name: 'bucket', look: lookAtBucket },
  { name: 'identity', look: lookAtIdentity },
  { name: 'health', look: lookAtHealth },
  { name: 'backups', look: lookAtBackups },
];

/** Returns all findings about an API with this environment. With invalid settings nothing else is checked. */
export async function lookAtInstallation(
  environment: Record<string, string | undefined>,
  { except, site }: Pick<DoctorCall, 'except' | 'site'>,
): Promise<Finding[]> {
  const configuration = read(environment);
  if (Array.isArray(configuration)) return configuration;
  const at: Installation = {
    configuration,
    environment,
    now: new Date(),
    site: site ?? `http://localhost:${configuration.port}`,
    backupFolder: environment.BACKUP_FOLDER || DEFAULT_BACKUP_FOLDER,
  };
  const [findings, ofDatabase] = await Promise.all([
    runAllBut(except, CHECKS, at),
    except.includes('database') ? [] : lookAtDatabase(at),
  ]);
  return [{ check: 'settings', ...ok('the API can read its settings') }, ...findings, ...ofDatabase];
}

function read(environment: Record<string, string | undefined>): Configuration | Finding[] {
  try {
    return configurationFrom(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map((says) => ({
      check: 'settings',
      ...problem(says, 'Set it right; the API doesn’t start like this.'),
    }));
  }
}
