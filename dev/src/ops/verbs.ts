import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOptions, UsageError } from '@boardwalk/build/command';
import { ROOT } from '@boardwalk/build/workspace';
import { hasProblem, tellFindings } from '@boardwalk/server/findings';
import { buildApart } from '../build/build-apart.ts';
import { pushKeyPlace } from '../keys/push-key.ts';
import { believedKeys } from '../keys/rotate-keys.ts';
import { rotateKeys } from '../keys/rotation-call.ts';
import { publicKeys, signingKeyFile, signingKeyPlace } from '../keys/signing-key.ts';
import { readLocalSite } from '../site/own-site.ts';
import { serviceEnvironments } from '../site/service-environments.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { runningDatabase, withDatabase, withStoppedDatabase } from '../site/with-database.ts';
import { lookAtSite } from './look-at-site.ts';
import { placesOf, runApiProgram } from './service-program.ts';

/** Returns the folder of a site's backups, next to its data: sites that share one would remove each other's. */
const backupFolder = ({ dataDir }: Pick<SiteSettings, 'dataDir'>): string => `${dataDir}-backups`;

/** Returns the folder of the present site's backups. Invalid settings, which the doctor reports itself, mean the default site. */
function presentBackupFolder(): string {
  try {
    return backupFolder(readLocalSite(process.env));
  } catch {
    return backupFolder({ dataDir: resolve(ROOT, '.data') });
  }
}

/** Runs a verb. @returns the exit code. @throws UsageError with the usage, and PlainError. */
export type OpsVerb = (args: string[], usage: string) => Promise<number>;

/** Resolves a path from the folder in which the command was called. */
const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? ROOT, path);

const backup: OpsVerb = async (args, usage) => {
  const call = { args, allowPositionals: true, options: { keep: { type: 'string' } } } as const;
  const { values, positionals } = readOptions(call, usage);
  if (positionals.length > 1) throw new UsageError(usage);
  const settings = readLocalSite(process.env);
  buildApart();
  const keep = values.keep === undefined ? [] : ['--keep', values.keep];
  const folder = positionals[0] ? fromHere(positionals[0]) : backupFolder(settings);
  await withDatabase(settings, (url) =>
    runApiProgram('backup', ['backup', folder, ...keep], placesOf(settings, url)),
  );
  return 0;
};

const check: OpsVerb = async (args, usage) => {
  const { positionals } = readOptions({ args, allowPositionals: true, options: {} }, usage);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError(usage);
  const settings = readLocalSite(process.env);
  buildApart();
  runApiProgram('backup', ['check', fromHere(file)], placesOf(settings, runningDatabase(settings)));
  return 0;
};

const restore: OpsVerb = async (args, usage) => {
  const { positionals } = readOptions({ args, allowPositionals: true, options: {} }, usage);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError(usage);
  const settings = readLocalSite(process.env);
  buildApart();
  await withStoppedDatabase(settings, (url) =>
    runApiProgram('backup', ['restore', fromHere(file)], placesOf(settings, url)),
  );
  return 0;
};

const doctor: OpsVerb = async (args, usage) => {
  const options = { json: { type: 'boolean' }, backups: { type: 'string' } } as const;
  const { json, backups } = readOptions({ args, options }, usage).values;
  const chosen = backups ?? (process.env.BACKUP_FOLDER || undefined);
  const folder = chosen ? fromHere(chosen) : presentBackupFolder();
  const findings = await lookAtSite(process.env, folder);
  console.info(json ? JSON.stringify({ findings }) : tellFindings(findings));
  return hasProblem(findings) ? 1 : 0;
};

const seed: OpsVerb = async (args, usage) => {
  const { preset } = readOptions({ args, options: { preset: { type: 'string' } } }, usage).values;
  const settings = readLocalSite({ ...process.env, ...(preset && { SITE_PRESET: preset }) });
  buildApart();
  const keys = { signingKeyFile: signingKeyFile(), publicKeys: publicKeys() };
  await withStoppedDatabase(settings, (databaseUrl) => {
    const parts = { settings, databaseUrl, apiPort: 0, rendererSocket: '', ...keys };
    runApiProgram('seed', preset ? ['--preset', preset] : [], serviceEnvironments(parts).api);
  });
  return 0;
};

const rotate: OpsVerb = async (args, usage) => {
  const { VAPID_KEY_FILE, GATEWAY_KEY_FILE, RELEASE_PUBLIC_KEYS } = process.env;
  const places = {
    signing: signingKeyPlace(),
    ...(VAPID_KEY_FILE !== 'off' && { push: pushKeyPlace() }),
    ...(GATEWAY_KEY_FILE && { gateway: GATEWAY_KEY_FILE }),
  };
  const [name] = args;
  for (const line of rotateKeys(args, places, new Date(), usage)) console.info(line);
  if (RELEASE_PUBLIC_KEYS && name !== 'push' && name !== 'gateway' && existsSync(places.signing)) {
    console.info('RELEASE_PUBLIC_KEYS is set. Replace its value by:');
    console.info(`  ${believedKeys(places.signing).join(',')}`);
  }
  return 0;
};

/** The verbs of `npm run ops`. */
export const VERBS: Record<string, OpsVerb> = { backup, check, restore, doctor, seed, 'rotate-keys': rotate };
